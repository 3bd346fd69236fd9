"""Options put before a seat, and the decision that asks for them."""

from functools import reduce
from typing import Any, Final

from panicroom.kernel.message import Message, Value
from panicroom.station import STATION
from panicroom.station.actions import (
    Action,
    EndTurn,
    Fire,
    Move,
    Run,
    Stab,
    ThrowGrenade,
    Trade,
)
from panicroom.station.agenda import (
    AnswerWounds,
    ChooseParasite,
    ChooseTradeCards,
    Draw,
    Meet,
    SettleEncounter,
    Spawn,
    TeamDraw,
    TurnRed,
    Wounds,
)
from panicroom.station.rooms import (
    CARD_OF,
    DIRECTIONS,
    REACTOR,
    TURNED_SIDES,
    Direction,
    Quarter,
    Room,
    RoomCard,
    Side,
)
from panicroom.station.sketch import sketch
from panicroom.station.tokens import Seat
from panicroom.station.view import View
from panicroom.telling.choice import Choice
from panicroom.telling.describing import name
from panicroom.telling.station.names import (
    STATION_WORDS,
    character_name,
    room_card_name,
    seat_name,
)

IN_A_ROOM: Final = ("move", "run", "grenade", "search")
LAYING: Final = ("explore", "lay")
"""What speaks of a room, and of the card that will be one."""
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
        others = those_concerned(view, option, drawn.room)
        told |= {"others": [seat_name(seat) for seat in others], "met": len(others)}
        told["red"] = "yes" if CARD_OF[drawn.room] in view.red else "no"
    if drawn.character is not None:
        told["health"] = view.players[drawn.character >> 1].health[drawn.character & 1]
    return Message(f"option-{option.verb}", told)


def attempt_message(view: View, action: Action) -> Message | None:
    """An option's, if there is a room that way, or a card to be laid, as in every option."""
    drawn = sketch(view, action)
    lacks_room = drawn.room is None and action.verb in IN_A_ROOM
    lacks_card = drawn.room_card is None and action.verb in LAYING
    lacks_next = view.next_room is None and action.verb == "try-next"
    return None if lacks_room or lacks_card or lacks_next else option_message(view, action)


def doors_of(card: RoomCard, quarter: Quarter) -> Message:
    """How the card's sides lie: what it means to turn it can be seen from that."""
    sides = TURNED_SIDES[card][quarter]
    ways = {kind: [d for d in DIRECTIONS if sides[d] is kind] for kind in Side}
    return Message(
        "doors", {"open": letters(ways[Side.OPEN]), "security": letters(ways[Side.SECURITY])}
    )


def letters(ways: list[Direction]) -> Value:
    """N E S, or what these are in another language."""
    named = [name("direction", way.name) for way in ways]
    return reduce(beside, named) if named else "none"


def beside(rest: Message, last: Message) -> Message:
    return Message("letters", {"rest": rest, "last": last})


def those_concerned(view: View, option: Action, room: Room) -> list[Seat]:
    """ENTER-2: who comes into the Reactor meets nobody there."""
    is_entering = isinstance(option, (Move, Run))
    return [] if is_entering and room == REACTOR else players_in(view, room)


def players_in(view: View, room: Room) -> list[Seat]:
    """The other players who have a character in the room."""
    return [p.seat for p in view.players if room in p.rooms and p.seat != view.viewer]


def choice(view: View, option: Action) -> Choice:
    ap = sketch(view, option).ap
    return Choice(option, option_message(view, option), Message("cost", {"ap": ap}) if ap else None)


def decision_message(view: View) -> Message:
    """What the viewer owes, and why."""
    frame: Any = view.agenda[-1]
    told = STATION_WORDS.describe(frame, view.viewer)
    told |= {"ap": view.turn.ap, "search": "owed" if owes_search(view) else "free"}
    if isinstance(frame, SettleEncounter):
        told["character"] = character_name(2 * frame.seat + frame.who, view.viewer)
        told["others"] = [seat_name(seat) for seat in players_in(view, frame.room)]
        told["offered"] = offered(view)
    elif isinstance(frame, ChooseTradeCards):
        told["other"] = seat_name(frame.partner if view.viewer == frame.seat else frame.seat)
    elif isinstance(frame, AnswerWounds):
        told |= wounds(view)
    elif isinstance(frame, ChooseParasite):
        told["cause"] = cause(view)
    return Message(f"decision-{frame.verb}", told)


def cause(view: View) -> str:
    """What has called the parasite: what lies under the question is still to come."""
    below = view.agenda[-2:][0]
    if isinstance(below, Draw | TeamDraw):
        return "red" if CARD_OF[below.room] in view.red else "alert"  # SEARCH-2
    if isinstance(below, TurnRed | Spawn):
        return "alert"
    return "room" if isinstance(below, Meet) else "none"


def owes_search(view: View) -> bool:
    """TURN-4: the turn cannot be ended yet."""
    refusal = STATION.why_not(view, EndTurn()) if view.turn.first else None
    return refusal is not None and refusal.rule == "TURN-4"


def asked_message(view: View) -> Message:
    """Whose turn it is, and with how many AP; others are asked only for an answer."""
    assert view.viewer is not None
    told: dict[str, Value] = {"seat": seat_name(view.viewer), "ap": view.turn.ap}
    told["turn"] = "yes" if view.turn.seat == view.viewer else "no"
    return Message("prompt-who", told)


def offered(view: View) -> str:
    """What an encounter leaves to its player."""
    kinds = {type(action) for action in STATION.offered(view)}
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
