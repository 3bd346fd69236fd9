"""The games of the core, for tests that hold for each of them."""

from collections.abc import Callable
from typing import NamedTuple

from panicroom import core
from panicroom.core.table import CoreTable
from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.research.encoding import ENCODINGS, Encoding
from panicroom.station.game import STATION
from tests.core import panik_starts, starts
from tests.core.beginning import Beginning


class TwinGame(NamedTuple):
    game: AnyGame
    table: Callable[[], type[CoreTable]]
    encoding: Encoding
    start: Callable[[int], Beginning]
    """The same for the same seed."""


TWINS = {
    "station": TwinGame(STATION, lambda: core.Table, ENCODINGS["station"], starts.start),
    "panik": TwinGame(PANIK, lambda: core.PanikTable, ENCODINGS["panik"], panik_starts.start),
}
