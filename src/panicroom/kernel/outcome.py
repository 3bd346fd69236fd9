"""How a game has ended."""

from typing import NamedTuple

from panicroom.kernel.named import Seat


class Outcome(NamedTuple):
    """`reason` and `side` are ids of the game; `rule` is the rule that ended it."""

    reason: str
    rule: str
    side: str
    winners: tuple[Seat, ...]


def winners_of(outcome: Outcome | None) -> tuple[Seat, ...]:
    """Nobody before the end."""
    return () if outcome is None else outcome.winners
