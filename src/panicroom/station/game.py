"""Panic Station as a game of the kernel."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Setup, TableGame
from panicroom.station import notation, reasons
from panicroom.station.actions import Action
from panicroom.station.figures import figures
from panicroom.station.manners import MANNERS
from panicroom.station.options import ENGINE
from panicroom.station.rules.setup import set_up
from panicroom.station.rulings import rulings_for
from panicroom.station.sketch import sketch
from panicroom.station.spelling import FRAMES
from panicroom.station.state import State
from panicroom.station.view import View, view
from panicroom.station.wire import WIRE
from panicroom.station.worlds import world


def setup(
    *, seats: int = 5, edition: str = "en", variants: Sequence[int] = (), **rulings: Any
) -> Setup:
    chosen = rulings_for(edition, variants, rulings)
    return {"seats": seats, "rulings": chosen._asdict()}


def lay_out(setup: Setup, dice: Dice) -> State:
    """A recorded game names all its rulings; those it does not know are of a later version and
    stand at their default."""
    return set_up(setup["seats"], rulings_for("en", (), setup.get("rulings", {})), dice)


STATION: Final[TableGame[State, Action, View]] = TableGame(
    name="station",
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
