"""What tests need of a game, whichever game of the registry it is."""

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.games import GAMES
from panicroom.kernel.match import AnyMatch, Match
from panicroom.telling import TELLERS


def seats_for(game: str) -> int:
    """Four, or the nearest number of seats that the game has."""
    return min(TELLERS[game].seat_counts, key=lambda seats: abs(seats - 4))


def played(game: str, key: str, seats: int | None = None) -> AnyMatch:
    """A finished game of bots that choose at random."""
    seats = seats or seats_for(game)
    match: AnyMatch = Match.begin(GAMES[game], GAMES[game].setup(seats=seats), key)
    Table(match, {seat: RandomBot() for seat in range(seats)}, key).play_on()
    return match
