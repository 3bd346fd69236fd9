"""The table of players: health, hand size and cards on the table."""

from panicroom.cli.screen.color import BOLD, SEATS, paint
from panicroom.kernel.message import Message
from panicroom.station.board import INITIALS
from panicroom.station.rooms import NOWHERE
from panicroom.station.spelling import ROLE_LETTERS
from panicroom.station.tokens import COLORS, HEALTH
from panicroom.station.view import PlayerView, View
from panicroom.telling.station.names import hand_names, seat_name
from panicroom.words import Words


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
    styles = [SEATS[COLORS[player.seat]], *[BOLD] * (player.seat == view.viewer)]
    return f"{mark} {paint(f'{INITIALS[player.seat]} {name}', *styles)}"


def health(player: PlayerView, words: Words) -> str:
    """`T ▮▮▮▯ A ▮▮▮▮`, or a word for a player who is out or absent."""
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
