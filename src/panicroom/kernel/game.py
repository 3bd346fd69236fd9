"""The verbs every table game answers to. Nothing above a game needs more, and none knows less.

A state is changed in place by `apply` and by nothing else; `copy` is cheap. `options` is exactly
what `apply` accepts. What a viewer may know comes from `view` and from events as heard by that
viewer, never from the state.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Refusal
from panicroom.kernel.manners import Manners
from panicroom.kernel.named import Seat
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.record import Setup as Setup
from panicroom.kernel.spelling import ActionT
from panicroom.kernel.wire import Wire


class GameState(Protocol):
    """What the kernel reads off a state."""

    seats: int
    decision: int
    outcome: Outcome | None
    news: list[Event]

    def copy(self: "StateT") -> "StateT": ...


StateT = TypeVar("StateT", bound=GameState)
ViewT = TypeVar("ViewT")
Figures: TypeAlias = Mapping[str, int | tuple[int, ...]]
"""What is counted of a finished game, by name: a number, or one for each round."""


class Game(Protocol[StateT, ActionT, ViewT]):
    """One game: pure functions over its states."""

    @property
    def name(self) -> str: ...

    @property
    def wire(self) -> Wire[ViewT, ActionT]:
        """What viewers are told, as JSON and back."""
        ...

    @property
    def manners(self) -> Manners[ViewT, ActionT]:
        """What a table must know of the game beyond its rules."""
        ...

    def setup(self, **wishes: Any) -> Setup:
        """The full, plain setup for what was asked, with everything else at its default."""
        ...

    def begin(self, setup: Setup, key: str) -> StateT: ...

    def owed(self, state: StateT) -> Sequence[Seat]:
        """The seats that owe an answer now."""
        ...

    def options(self, state: StateT, seat: int) -> Sequence[ActionT]: ...

    def apply(self, state: StateT, seat: int, action: ActionT) -> list[Event]:
        """Take the action and return all that happened, or raise and change nothing."""
        ...

    def view(self, state: StateT, viewer: Viewer) -> ViewT: ...

    def candidates(self, view: ViewT) -> Sequence[ActionT]:
        """Every well-formed action of the viewer's seat, legal or not."""
        ...

    def offered(self, view: ViewT) -> Sequence[ActionT]:
        """The viewer's options, from the view alone."""
        ...

    def why_not(self, view: ViewT, action: ActionT) -> Refusal | None:
        """The one reason against an action, from the view alone; None if it is offered."""
        ...

    def sketch(self, view: ViewT, action: ActionT) -> Sequence[object]:
        """What a screen needs to draw an option of this viewer."""
        ...

    def world(self, state: StateT, viewer: Viewer, dice: Dice) -> StateT:
        """Another state that the viewer's present view cannot tell from this one."""
        ...

    def figures(self, view: ViewT) -> Figures:
        """What is counted of a finished game, from the last view of it."""
        ...

    def spell(self, action: ActionT) -> str: ...

    def parse(self, text: str) -> ActionT: ...

    def write(self, state: StateT) -> str:
        """The canonical position text."""
        ...

    def read(self, text: str) -> StateT: ...


AnyGame: TypeAlias = Game[Any, Any, Any]
"""For code that plays whichever game it is given, and hands its actions and views on."""
Action: TypeAlias = Any
View: TypeAlias = Any
"""Of `AnyGame`."""
