"""Panic Station as a game of the kernel."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.kernel.agenda import settle
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed, MalformedAction, MalformedPosition, Refusal
from panicroom.kernel.game import Setup
from panicroom.station import notation, reasons, spelling, worlds
from panicroom.station.actions import Action
from panicroom.station.options import ENGINE
from panicroom.station.rules.setup import set_up
from panicroom.station.rulings import Rulings, rulings_for
from panicroom.station.sketch import Sketch, sketch
from panicroom.station.state import State
from panicroom.station.tokens import Seat
from panicroom.station.view import View, view


class Station:
    """The verbs of the kernel, each answered by the module of its name."""

    name = "station"

    def setup(
        self,
        *,
        seats: int = 5,
        edition: str = "en",
        variants: Sequence[int] = (),
        **rulings: Any,
    ) -> Setup:
        chosen = rulings_for(edition, variants, rulings)
        return {"seats": seats, "rulings": chosen._asdict()}

    def begin(self, setup: Setup, key: str) -> State:
        state = set_up(_seats(setup), _rulings(setup), Dice(key))
        settle(state, ENGINE.steps)
        return state

    def owed(self, state: State) -> Sequence[Seat]:
        return ENGINE.owed(state)

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        return ENGINE.options(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> list[Event]:
        return ENGINE.apply(state, seat, action)

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def candidates(self, view: View) -> Sequence[Action]:
        return reasons.candidates(view)

    def why_not(self, view: View, action: Action) -> Refusal | None:
        return reasons.why_not(view, action)

    def sketch(self, view: View, action: Action) -> Sketch:
        return sketch(view, action)

    def world(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return worlds.world(state, viewer, dice)

    def spell(self, action: Action) -> str:
        return spelling.spell(action)

    def parse(self, text: str) -> Action:
        try:
            return spelling.parse_action(text)
        except Malformed as error:
            raise MalformedAction(error.field, error.text, error.expected) from None

    def write(self, state: State) -> str:
        return notation.write(state)

    def read(self, text: str) -> State:
        """Steps that a hand-written agenda leaves open are done at once; whoever owes an answer
        then must have one."""
        state = notation.read(text)
        settle(state, ENGINE.steps)
        if not all(self.options(state, seat) for seat in self.owed(state)):
            asked = spelling.spell(state.agenda[-1])
            raise MalformedPosition("owed", asked, "a question with an answer")
        return state


def _seats(setup: Setup) -> int:
    seats = setup.get("seats")
    if not isinstance(seats, int):
        raise Malformed("seats", str(seats), "a number")
    return seats


def _rulings(setup: Setup) -> Rulings:
    """A recorded game names all its rulings; those it does not know are of a later version and
    stand at their default."""
    rulings = setup.get("rulings", {})
    if not isinstance(rulings, dict):
        raise Malformed("rulings", str(rulings), "a table of rulings")
    return rulings_for("en", (), rulings)


STATION: Final = Station()
