"""The introduction, open information and hands during the game, and its ending."""

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.message import Message, Value
from panicroom.station.board import INITIALS
from panicroom.station.tokens import NOBODY
from panicroom.station.view import PlayerView, View
from panicroom.telling.station.names import (
    NAMELESS,
    doors_of,
    hand_names,
    room_card_name,
    seat_name,
)
from panicroom.telling.vocabulary import name


def introduction(view: View) -> list[Message]:
    assert view.viewer is not None
    seat: dict[str, Value] = {"seat": seat_name(view.viewer), "letter": INITIALS[view.viewer]}
    return [Message("play-seat", seat), Message("play-aim", {"gas": view.rulings.gas_needed})]


def fact_messages(view: View) -> list[Message]:
    told: dict[str, Value] = {
        "round": view.round,
        "rooms": view.rooms_left,
        "search": view.search_left,
        "discards": hand_names(view.discards),
        "next": NAMELESS,
        "doors": NAMELESS,
    }
    if view.next_room is not None:
        told |= {"next": room_card_name(view.next_room), "doors": doors_of(view.next_room, 0)}
    return [Message("facts-rooms", told), Message("facts-search", told)]


def own_messages(view: View) -> list[Message]:
    """The hands and loyalties that this viewer may see."""
    return [
        Message(
            "own-hand",
            {
                "seat": seat_name(player.seat),
                "you": yourself(view, player),
                "cards": hand_names(player.hand),
                "loyalty": loyalty(player),
            },
        )
        for player in view.players
        if player.hand is not HIDDEN
    ]


def yourself(view: View, player: PlayerView) -> str:
    if player.seat != view.viewer:
        return "no"
    return "yes" if any(player.health) else "dead"


def loyalty(player: PlayerView) -> str:
    if player.is_host is True:
        return "host"
    return "infected" if player.infected is True else "human"


def ending_messages(view: View) -> list[Message]:
    """The result, the winners, and who was infected by whom."""
    outcome = view.outcome
    assert outcome is not None
    assert view.infections is not HIDDEN
    told: list[Message] = [name("outcome", outcome.reason), winners(view), *shut_out(view)]
    for infection in view.infections:
        params: dict[str, Value] = {
            "seat": seat_name(infection.seat),
            "by": seat_name(infection.by),
            "round": infection.round,
            "you": you_among(view, infection.seat, infection.by),
        }
        told.append(
            Message("ending-host" if infection.by == NOBODY else "ending-infection", params)
        )
    if not view.infections:
        told.append(Message("ending-no-infection"))
    return told


def winners(view: View) -> Message:
    assert view.outcome is not None
    won = view.outcome.winners
    side = view.outcome.side if won else "nobody"
    you = "none" if view.viewer is None else "won" if view.viewer in won else "lost"
    names: Value = [seat_name(seat) for seat in won] if won else NAMELESS
    told: dict[str, Value] = {"winners": names, "count": len(won), "side": name("side", side)}
    return Message("ending-winners", {**told, "you": you, "alive": infected_alive(view)})


def infected_alive(view: View) -> str:
    """Nobody wins if none of the infected lives, or if none who lives has earned it (VARIANT-4)."""
    alive = any(player.infected is True and any(player.health) for player in view.players)
    return "yes" if alive else "no"


def shut_out(view: View) -> list[Message]:
    """WIN-2: the last infected does not share the victory, and is told why."""
    assert view.outcome is not None
    assert view.infections is not HIDDEN
    if view.outcome.rule != "WIN-2" or len(view.infections) < 2:
        return []
    last = view.infections[-1].seat
    if last in view.outcome.winners or not any(view.players[last].health):
        return []
    you = "seat" if view.viewer == last else "none"
    return [Message("ending-shut-out", {"seat": seat_name(last), "you": you})]


def you_among(view: View, seat: int, by: int) -> str:
    if view.viewer is None:
        return "none"
    return {seat: "seat", by: "by"}.get(view.viewer, "none")
