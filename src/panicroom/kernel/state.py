"""What every state of a game has: a table, its agenda, its dice, and what has just happened."""

from typing import Any, Generic, Self, TypeVar

from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.named import Seat
from panicroom.kernel.outcome import Outcome, winners_of

FrameT = TypeVar("FrameT")
ActionT = TypeVar("ActionT")


class TableState(Generic[FrameT, ActionT]):
    """A game adds its own slots, and a `copy` that begins with `copy_table`."""

    __slots__ = (
        "agenda",
        "decision",
        "dice",
        "news",
        "offered",
        "outcome",
        "seats",
    )

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.agenda: list[FrameT] = []
        """What is owed or still to be done, the next on top."""
        self.outcome: Outcome | None = None
        self.decision = 0
        """Counts the decisions asked; an answer names it, so that a late one is known as such."""
        self.news: list[Event] = []
        """What the last action brought about."""
        self.offered: dict[int, tuple[ActionT, ...]] = {}
        """Options listed since the last change."""

    def copy(self) -> Self:
        raise NotImplementedError

    def copy_table(self, twin: Self) -> None:
        twin.seats = self.seats
        twin.dice = self.dice.copy()
        twin.agenda = self.agenda[:]
        twin.outcome = self.outcome
        twin.decision = self.decision
        twin.news = self.news[:]
        twin.offered = self.offered.copy()

    def emit(self, event: Event) -> None:
        """Write the event at once, since a rule reads the state after its own first event."""
        event.write(self)
        self.news.append(event)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def winners(self) -> tuple[Seat, ...]:
        return winners_of(self.outcome)

    def top_frame(self) -> FrameT | None:
        return self.agenda[-1] if self.agenda else None


StateT = TypeVar("StateT", bound=TableState[Any, Any])
