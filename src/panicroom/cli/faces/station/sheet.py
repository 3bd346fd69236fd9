"""What lies on the table, in words: decks, players, the viewer's hand, and how it all ended."""

from panicroom.cli.faces.describing import name
from panicroom.cli.faces.station.choices import doors_of
from panicroom.cli.faces.station.names import NAMELESS, hand_names, room_card_name, seat_name
from panicroom.cli.screen.colour import BOLD, SEATS, paint
from panicroom.kernel.audience import HIDDEN
from panicroom.station.board import INITIALS
from panicroom.station.rooms import NOWHERE
from panicroom.station.spelling import ROLE_LETTERS
from panicroom.station.tokens import COLOURS, HEALTH, NOBODY
from panicroom.station.view import PlayerView, View
from panicroom.words import Message, Value, Words


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


def player_rows(view: View, words: Words) -> list[list[str]]:
    """A row for each: name, health, hand, table, and what else is to be seen."""
    return [player_row(view, player, words) for player in view.players]


def player_row(view: View, player: PlayerView, words: Words) -> list[str]:
    """The turn is marked at the left."""
    cards = on_table(view, player)
    return [
        label(view, player, words),
        health(player, words),
        words.say("player-hand", cards=player.hand_size),
        words.say("player-table", cards=cards) if cards else "",
    ]


def label(view: View, player: PlayerView, words: Words) -> str:
    """`> r Red (you)`: the letter is the one on the map."""
    is_you = "yes" if player.seat == view.viewer else "no"
    name = words.say("player-name", seat=seat_name(player.seat), you=is_you)
    mark = ">" if player.seat == view.turn.seat and view.outcome is None else " "
    styles = [SEATS[COLOURS[player.seat]], *[BOLD] * (player.seat == view.viewer)]
    return f"{mark} {paint(f'{INITIALS[player.seat]} {name}', *styles)}"


def health(player: PlayerView, words: Words) -> str:
    """`T ▮▮▮▯ A ▮▮▮▮`, and a word where there is nothing to count."""
    if not any(player.health):
        return words.say("player-out")
    if set(player.rooms) == {NOWHERE}:
        return words.say("player-absent")
    return " ".join(
        f"{letter} {gauge(points)}"
        for letter, points in zip(ROLE_LETTERS, player.health, strict=True)
    )


def gauge(points: int) -> str:
    return "▮" * points + "▯" * (HEALTH - points)


def on_table(view: View, player: PlayerView) -> list[Message]:
    """Items laid down, Ammo with its bullets, and the Parasite Marker."""
    bullets = "+".join(map(str, player.bullets))
    ammo = [Message("card-ammo-left", {"bullets": bullets})] if bullets else []
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
    return Message("ending-winners", {**told, "you": you})


def shut_out(view: View) -> list[Message]:
    """WIN-2: who was infected last has no part in it, and may well wonder why."""
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
