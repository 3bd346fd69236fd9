"""Panik as a game of the kernel."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.kernel.agenda import settle
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed, MalformedAction, Refusal
from panicroom.kernel.game import Setup
from panicroom.panik import notation, reasons, spelling, worlds
from panicroom.panik.actions import Action
from panicroom.panik.options import ENGINE
from panicroom.panik.pieces import Seat
from panicroom.panik.rules.setup import set_up
from panicroom.panik.rulings import rulings_for
from panicroom.panik.sketch import Sketch, sketch
from panicroom.panik.state import State
from panicroom.panik.view import View, view


class Panik:
    """The verbs of the kernel, each answered by the module of its name."""

    name = "panik"

    def setup(self, *, seats: int = 3, **rulings: Any) -> Setup:
        chosen = rulings_for(rulings)
        return {"seats": seats, "rulings": {**chosen._asdict(), "ghosts": list(chosen.ghosts)}}

    def begin(self, setup: Setup, key: str) -> State:
        seats, rulings = setup.get("seats"), setup.get("rulings", {})
        if not isinstance(seats, int):
            raise Malformed("seats", str(seats), "a number")
        if not isinstance(rulings, dict):
            raise Malformed("rulings", str(rulings), "a table of rulings")
        return set_up(seats, rulings_for(rulings), Dice(key))

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
            action: Action = spelling.ACTIONS.parse(text)
        except Malformed as error:
            raise MalformedAction(error.field, error.text, error.expected) from None
        return action

    def write(self, state: State) -> str:
        return notation.write(state)

    def read(self, text: str) -> State:
        """Steps that a hand-written agenda leaves open are done at once."""
        state = notation.read(text)
        settle(state, ENGINE.steps)
        return state


PANIK: Final = Panik()
