"""What lies on the table, in words: decks, players, the viewer's hand, and how it all ended."""

from panicroom.cli.faces.describing import name
from panicroom.cli.faces.station.choices import doors_of
from panicroom.cli.faces.station.names import NAMELESS, hand_names, room_card_name, seat_name
from panicroom.kernel.audience import HIDDEN
from panicroom.station.board import INITIALS
from panicroom.station.rooms import NOWHERE
from panicroom.station.tokens import NOBODY
from panicroom.station.view import PlayerView, View
from panicroom.words import Message, Value


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


def player_rows(view: View) -> list[list[Message]]:
    """A row for each: name, health, hand, table, and what else is to be seen."""
    return [player_row(view, player) for player in view.players]


def player_row(view: View, player: PlayerView) -> list[Message]:
    seat, is_you = seat_name(player.seat), "yes" if player.seat == view.viewer else "no"
    return [
        Message("player-name", {"seat": seat, "you": is_you}),
        health(player),
        Message("player-hand", {"cards": player.hand_size}),
        Message("player-table", {"cards": on_table(view, player) or Message("player-bare")}),
    ]


def health(player: PlayerView) -> Message:
    trooper, android = player.health
    if any(player.health) and set(player.rooms) == {NOWHERE}:
        return Message("player-absent")
    return Message("player-health", {"trooper": trooper, "android": android})


def on_table(view: View, player: PlayerView) -> list[Message]:
    """Items laid down, Ammo with its bullets, and the Parasite Marker."""
    ammo = [Message("card-ammo-left", {"bullets": bullets}) for bullets in player.bullets]
    is_due = "yes" if view.marker_due else "no"
    marker = [Message("player-marker", {"due": is_due})] if player.seat == view.marker else []
    return [*hand_names(player.table), *ammo, *marker]


def own_messages(view: View) -> list[Message]:
    """The hands and loyalties this viewer may know."""
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
    """How it ended, who won, and who was infected by whom."""
    outcome = view.outcome
    assert outcome is not None
    assert view.infections is not HIDDEN
    told: list[Message] = [name("outcome", outcome.reason), winners(view)]
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
    return Message("ending-winners", {"winners": names, "side": name("side", side), "you": you})


def you_among(view: View, seat: int, by: int) -> str:
    if view.viewer is None:
        return "none"
    return {seat: "seat", by: "by"}.get(view.viewer, "none")


def figures(view: View) -> dict[str, int]:
    """How long it took, and how many were infected in trades; the Host does not count."""
    assert view.infections is not HIDDEN
    traded = sum(infection.by != NOBODY for infection in view.infections)
    return {"rounds": view.round, "infections": traded}
