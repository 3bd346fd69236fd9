"""Panik as a game of the kernel."""

from typing import Any, Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Setup, TableGame
from panicroom.panik import notation, reasons
from panicroom.panik.actions import Action
from panicroom.panik.figures import figures
from panicroom.panik.manners import MANNERS
from panicroom.panik.options import ENGINE
from panicroom.panik.rules.setup import set_up
from panicroom.panik.rulings import rulings_for
from panicroom.panik.sketch import sketch
from panicroom.panik.spelling import FRAMES
from panicroom.panik.state import State
from panicroom.panik.view import View, view
from panicroom.panik.wire import WIRE
from panicroom.panik.worlds import world


def setup(*, seats: int = 3, **rulings: Any) -> Setup:
    chosen = rulings_for(rulings)
    return {"seats": seats, "rulings": {**chosen._asdict(), "ghosts": list(chosen.ghosts)}}


def lay_out(setup: Setup, dice: Dice) -> State:
    return set_up(setup["seats"], rulings_for(setup.get("rulings", {})), dice)


PANIK: Final[TableGame[State, Action, View]] = TableGame(
    name="panik",
    setup=setup,
    lay_out=lay_out,
    engine=ENGINE,
    view=view,
    candidates=reasons.candidates,
    seen_state=reasons.seen_state,
    sketch=sketch,
    world=world,
    figures=figures,
    wire=WIRE,
    frames=FRAMES,
    write=notation.write,
    read_position=notation.read,
    manners=MANNERS,
)
