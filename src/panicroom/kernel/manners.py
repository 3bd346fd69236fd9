"""What a table must know of a game beyond its rules: whose turn it is, who is out of it, what can
be claimed, and which answers can be ordered in advance.

A game says so itself; one that says nothing is played all the same.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from panicroom.kernel.spelling import Speller

Action: TypeAlias = Any
View: TypeAlias = Any
Setup: TypeAlias = Mapping[str, Any]


class Order(NamedTuple):
    """An answer given in advance. Whether it applies is judged on what a spectator sees, so that
    no hand decides whether and when an order answers."""

    applies: Callable[[View, int], bool]
    """To what this seat is asked now."""
    answer: Callable[[View, Sequence[Action]], Action]
    """From the seat's own view and options."""


class Manners(NamedTuple):
    turn: Callable[[View], tuple[int, Hashable] | None]
    """Whose turn it is, and something that is another in the next turn; a spectator's view."""
    eliminated: Callable[[View], Sequence[int]]
    """Seats that are out of the game; a spectator's view."""
    claims: Speller
    """What can be claimed, as plain values with a verb, spelled like actions. No claim has a
    word for being infected oneself (TALK-1)."""
    orders: Mapping[str, Order]
    endless: Callable[[Setup], bool]
    """Whether only people are sure to end a game of this setup."""


PLAIN: Final = Manners(
    turn=lambda view: None,
    eliminated=lambda view: (),
    claims=Speller("claim", (), {}),
    orders={},
    endless=lambda setup: False,
)
