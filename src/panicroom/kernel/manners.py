"""What a table must know of a game beyond its rules: whose turn it is, who is out of it, what can
be claimed, and which answers can be ordered in advance.

A game says so itself; one that says nothing is played all the same.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from panicroom.kernel.audience import Event
from panicroom.kernel.record import Setup
from panicroom.kernel.spelling import ActionT, Spelled, Speller

ViewT = TypeVar("ViewT")
Between: TypeAlias = Literal["phase", "scoring"]
"""What is played between or after the turns, and is nobody's turn."""
Begins: TypeAlias = Literal["turn"] | Between


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, or last was; nobody's where all decide at once. `between` is what is played
    now outside of it. `is_answer`: what is asked now is an answer to what others did, or to a
    question put to several, and no move of the turn."""

    seat: int | None
    round: int | None
    between: Between | None
    is_answer: bool


NOBODYS: Final = Turn(seat=None, round=None, between=None, is_answer=False)


class Order(NamedTuple, Generic[ViewT, ActionT]):
    """An answer given in advance. Whether it applies is judged on what a spectator sees, so that
    no hand decides whether and when an order answers."""

    applies: Callable[[ViewT, int], bool]
    """To what this seat is asked now."""
    answer: Callable[[ViewT, Sequence[ActionT]], ActionT]
    """From the seat's own view and options."""


class Manners(NamedTuple, Generic[ViewT, ActionT]):
    turn: Callable[[ViewT], Turn]
    """From any viewer's view, and the same from each."""
    begins: Mapping[type[Event], Begins]
    """Events with which a turn begins, or what is played between turns."""
    eliminated: Callable[[ViewT], Sequence[int]]
    """Seats that are out of the game, from any viewer's view, and the same from each."""
    claims: Speller[Spelled]
    """What can be claimed, as plain values with a verb, spelled like actions."""
    orders: Mapping[str, Order[ViewT, ActionT]]
    endless: Callable[[Setup], bool]
    """Whether only people are sure to end a game of this setup."""
    replies: Sequence[str] = ()
    """Verbs of the claims with which one answers another's: about nobody else than who made it."""


PLAIN: Final[Manners[Any, Any]] = Manners(
    turn=lambda view: NOBODYS,
    begins={},
    eliminated=lambda view: (),
    claims=Speller("claim", (), {}),
    orders={},
    endless=lambda setup: False,
)
