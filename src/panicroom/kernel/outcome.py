"""How a game has ended."""

from typing import Annotated, NamedTuple


class Outcome(NamedTuple):
    """`reason` and `side` are ids of the game; `rule` is the rule that ended it."""

    reason: str
    rule: str
    side: str
    winners: tuple[Annotated[int, "seat"], ...]
