"""What a table must know of a game beyond its rules: whose turn it is, who is out of it, what can
be claimed, and which answers can be ordered in advance.

A game says so itself; one that says nothing is played all the same.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from panicroom.kernel.spelling import Speller

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
Setup: TypeAlias = Mapping[str, Any]


class Order(NamedTuple, Generic[ViewT, ActionT]):
    """An answer given in advance. Whether it applies is judged on what a spectator sees, so that
    no hand decides whether and when an order answers."""

    applies: Callable[[ViewT, int], bool]
    """To what this seat is asked now."""
    answer: Callable[[ViewT, Sequence[ActionT]], ActionT]
    """From the seat's own view and options."""


class Manners(NamedTuple, Generic[ViewT, ActionT]):
    turn: Callable[[ViewT], tuple[int, Hashable] | None]
    """Whose turn it is, and something that is another in the next turn; a spectator's view."""
    eliminated: Callable[[ViewT], Sequence[int]]
    """Seats that are out of the game; a spectator's view."""
    claims: Speller
    """What can be claimed, as plain values with a verb, spelled like actions. No claim has a
    word for being infected oneself (TALK-1)."""
    orders: Mapping[str, Order[ViewT, ActionT]]
    endless: Callable[[Setup], bool]
    """Whether only people are sure to end a game of this setup."""


PLAIN: Final[Manners[Any, Any]] = Manners(
    turn=lambda view: None,
    eliminated=lambda view: (),
    claims=Speller("claim", (), {}),
    orders={},
    endless=lambda setup: False,
)
