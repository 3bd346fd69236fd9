"""The games of the core, for tests that hold for each of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from panicroom import core
from panicroom.core.table import CoreTable
from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.research.encoding import ENCODINGS, Encoding
from panicroom.station.game import STATION
from tests.core import panik_starts, starts


class TwinGame(NamedTuple):
    game: AnyGame
    table: Callable[[], type[CoreTable]]
    encoding: Encoding
    start: Callable[[int], tuple[Any, CoreTable]]
    """The same position for the same seed, in the readable engine and in the core."""


TWINS = {
    "station": TwinGame(STATION, lambda: core.Table, ENCODINGS["station"], starts.start),
    "panik": TwinGame(PANIK, lambda: core.PanikTable, ENCODINGS["panik"], panik_starts.start),
}
