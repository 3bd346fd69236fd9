"""Options put before a seat, and the decision that asks for them."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.cli.faces.describing import name
from panicroom.cli.faces.face import Choice, Grid, Group
from panicroom.cli.faces.station.names import (
    STATION_WORDS,
    character_name,
    role_name,
    room_card_name,
    room_name,
    seat_name,
)
from panicroom.station import STATION
from panicroom.station.actions import Action, Fire, Stab, ThrowGrenade, Trade
from panicroom.station.agenda import (
    AnswerWounds,
    ChooseTradeCards,
    SettleEncounter,
    TakeTurn,
    Wounds,
)
from panicroom.station.rooms import DIRECTIONS, TURNED_SIDES, Quarter, Room, RoomCard, Side
from panicroom.station.sketch import sketch
from panicroom.station.tokens import ROLES, Role, Seat
from panicroom.station.view import View
from panicroom.words import Message, Value

ATTACKS: Final = (Fire, Stab, ThrowGrenade)


def option_message(view: View, option: Action) -> Message:
    drawn = sketch(view, option)
    told = STATION_WORDS.describe(drawn, view.viewer)
    told["gas"] = view.rulings.gas_needed
    if drawn.room_card is not None and drawn.quarter is not None:
        told["doors"] = doors_of(drawn.room_card, drawn.quarter)
    if view.next_room is not None:
        told["next"] = room_card_name(view.next_room)
    if drawn.room is not None:
        others = players_in(view, drawn.room)
        told |= {"others": [seat_name(seat) for seat in others], "met": len(others)}
    if drawn.character is not None:
        told["health"] = view.players[drawn.character >> 1].health[drawn.character & 1]
    return Message(f"option-{option.verb}", told)


def doors_of(card: RoomCard, quarter: Quarter) -> Message:
    """How the card's sides lie: what it means to turn it can be seen from that."""
    sides = TURNED_SIDES[card][quarter]
    letters = {
        kind: " ".join(d.name for d in DIRECTIONS if sides[d] is kind) or "none"
        for kind in (Side.OPEN, Side.SECURITY)
    }
    return Message("doors", {"open": letters[Side.OPEN], "security": letters[Side.SECURITY]})


def players_in(view: View, room: Room) -> list[Seat]:
    """The other players who have a character in the room."""
    return [p.seat for p in view.players if room in p.rooms and p.seat != view.viewer]


def choice(view: View, option: Action) -> Choice:
    ap = sketch(view, option).ap
    return Choice(option, option_message(view, option), Message("cost", {"ap": ap}) if ap else None)


def option_groups(view: View, options: Sequence[Action]) -> list[Group | Grid]:
    """In the turn by character, what belongs to neither last; other decisions in one group."""
    choices = [choice(view, option) for option in options]
    if not isinstance(view.agenda[-1], TakeTurn):
        return [Group(None, choices)]
    by_role: dict[Role | None, list[Choice]] = {role: [] for role in (*ROLES, None)}
    for found in choices:
        by_role[actor(view, found.option)].append(found)
    return [Group(heading(view, role), group) for role, group in by_role.items() if group]


def actor(view: View, option: Action) -> Role | None:
    character = sketch(view, option).character
    return None if character is None else Role(character & 1)


def heading(view: View, role: Role | None) -> Message:
    if role is None or view.viewer is None:
        return Message("group-player")
    player = view.players[view.viewer]
    return Message(
        "group-character",
        {
            "role": role_name(role),
            "room": room_name(player.rooms[role]),
            "health": player.health[role],
        },
    )


def decision_message(view: View) -> Message:
    """What the viewer owes, and why."""
    frame: Any = view.agenda[-1]
    told = STATION_WORDS.describe(frame, view.viewer)
    told["ap"] = view.turn.ap
    if isinstance(frame, SettleEncounter):
        told["character"] = character_name(2 * frame.seat + frame.who, view.viewer)
        told["others"] = [seat_name(seat) for seat in players_in(view, frame.room)]
        told["offered"] = offered(view)
    elif isinstance(frame, ChooseTradeCards):
        told["other"] = seat_name(frame.partner if view.viewer == frame.seat else frame.seat)
    elif isinstance(frame, AnswerWounds):
        told |= wounds(view)
    return Message(f"decision-{frame.verb}", told)


def offered(view: View) -> str:
    """What an encounter leaves to its player."""
    kinds = {type(a) for a in STATION.candidates(view) if STATION.why_not(view, a) is None}
    if kinds.isdisjoint(ATTACKS):
        return "trade"
    return "both" if Trade in kinds else "attack"


def wounds(view: View) -> dict[str, Value]:
    frame = view.agenda[-2]
    assert isinstance(frame, Wounds)
    own = [hit for hit in frame.hits if hit.character >> 1 == view.viewer and hit.points]
    hits = [
        Message(
            "hit", {"character": character_name(hit.character, view.viewer), "points": hit.points}
        )
        for hit in own
    ]
    return {"weapon": name("weapon", frame.weapon), "hits": hits}
