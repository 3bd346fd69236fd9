"""A table game, put together from its pieces: a new one writes only what is its own.

A state is changed in place by `apply` and by nothing else; `copy` is cheap. `options` is exactly
what `apply` accepts. What a viewer may know comes from `view` and from events as heard by that
viewer, never from the state.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from panicroom.kernel.agenda import settle
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.engine import Engine
from panicroom.kernel.errors import Malformed, MalformedAction, Refusal
from panicroom.kernel.expected import ACTION, NUMBER, Expected
from panicroom.kernel.manners import PLAIN, Manners
from panicroom.kernel.named import NOBODY, Seat, seat_at
from panicroom.kernel.notation import impossible
from panicroom.kernel.record import Setup as Setup
from panicroom.kernel.spelling import ActionT, Spelled, Speller
from panicroom.kernel.state import StateT
from panicroom.kernel.wire import Wire

POSITION: Final = "position"
"""In a setup: the text of the position that a game begins from."""


class SeenBySeat(Protocol):
    """A view says whose it is; None is a spectator."""

    @property
    def viewer(self) -> int | None: ...


ViewT = TypeVar("ViewT", bound=SeenBySeat)
Figures: TypeAlias = Mapping[str, int | tuple[int, ...]]
"""What is counted of a finished game, by name: a number, or one for each round."""


@dataclass(frozen=True)
class TableGame(Generic[StateT, ActionT, ViewT]):
    """A game: the functions of its package, each from the module that is named like it."""

    name: str
    setup: Callable[..., Setup]
    """The full, plain setup for what was asked, with everything else at its default."""
    lay_out: Callable[[Setup, Dice], StateT]
    """A new table, up to the first decision or step."""
    engine: Engine[StateT, ActionT]
    view: Callable[[StateT, Viewer], ViewT]
    candidates: Callable[[ViewT], Sequence[ActionT]]
    """Every well-formed action of the viewer's seat, legal or not."""
    seen_state: Callable[[ViewT], StateT]
    """A state with what a viewer sees, and unknown things wherever the viewer sees none."""
    sketch: Callable[[ViewT, ActionT], Sequence[object]]
    """What a screen needs to draw an option of this viewer."""
    world: Callable[[StateT, Viewer, Dice], StateT]
    """Another state that the viewer's present view cannot tell from this one."""
    figures: Callable[[ViewT], Figures]
    """What is counted of a finished game, from the last view of it."""
    wire: Wire[ViewT, ActionT]
    """What viewers are told, as JSON and back."""
    frames: Speller[Spelled]
    write: Callable[[StateT], str]
    """The canonical position text."""
    read_position: Callable[[str], StateT]
    manners: Manners[ViewT, ActionT] = PLAIN

    def begin(self, setup: Setup, key: str) -> StateT:
        if not isinstance(setup.get("seats"), int):
            raise Malformed("seats", str(setup.get("seats")), NUMBER)
        if not isinstance(setup.get("rulings", {}), Mapping):
            raise Malformed("rulings", str(setup["rulings"]), Expected("json-object"))
        if (position := setup.get(POSITION)) is not None:
            return self.read(str(position), Dice(key))
        state = self.lay_out(setup, Dice(key))
        settle(state, self.engine.steps)
        return state

    def setup_at(self, position: str) -> Setup:
        """The setup of a game that begins from this position. The text names what is hidden, so
        it is shown to nobody before the end."""
        state = self.read(position)
        rulings = getattr(state, "rulings", None)
        plain = {} if rulings is None else {"rulings": rulings._asdict()}
        return {"seats": state.seats, **plain, POSITION: position}

    def owed(self, state: StateT) -> Sequence[Seat]:
        """The seats that owe an answer now."""
        return self.engine.owed(state)

    def options(self, state: StateT, seat: int) -> Sequence[ActionT]:
        return self.engine.options(state, seat)

    def apply(self, state: StateT, seat: int, action: ActionT) -> list[Event]:
        """Take the action and return all that happened, or raise and change nothing."""
        return self.engine.apply(state, seat, action)

    def offered(self, view: ViewT) -> Sequence[ActionT]:
        """The viewer's options, from the view alone."""
        return () if view.viewer is None else self.options(self.seen_state(view), view.viewer)

    def why_not(self, view: ViewT, action: ActionT) -> Refusal | None:
        """The one reason against an action, judged on what the viewer sees and nothing else; None
        if it is offered. A spectator is nobody, and owes nothing."""
        seat = NOBODY if view.viewer is None else seat_at(view.viewer)
        return self.engine.why_not(self.seen_state(view), seat, action)

    def spell(self, action: ActionT) -> str:
        try:
            return self.engine.actions.spell(action)
        except (LookupError, TypeError, AttributeError):
            raise MalformedAction("action", repr(action), ACTION) from None

    def parse(self, text: str) -> ActionT:
        try:
            return self.engine.actions.parse(text)
        except Malformed as error:
            raise MalformedAction(error.field, error.text, error.expected) from None

    def read(self, text: str, dice: Dice | None = None) -> StateT:
        """Steps that a hand-written agenda leaves open are done at once; whoever owes an answer
        then must have one. Other dice take the place of the position's own, but not of the rolls
        that it dictates."""
        state = self.read_position(text)
        if dice is not None:
            dice.scripted, state.dice = state.dice.scripted, dice
        settle(state, self.engine.steps)
        if not all(self.options(state, seat) for seat in self.owed(state)):
            asked = self.frames.spell(state.agenda[-1])
            raise impossible(text, Malformed("owed", asked, Expected("answerable")))
        return state


AnyGame: TypeAlias = TableGame[Any, Any, Any]
"""For code that plays whichever game it is given, and hands its actions and views on."""
Action: TypeAlias = Any
View: TypeAlias = Any
"""Of `AnyGame`."""
