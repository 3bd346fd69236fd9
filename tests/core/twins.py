"""The games of the core, for tests that hold for each of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from panicroom import core
from panicroom.core.table import CoreTable
from panicroom.kernel.game import AnyGame
from panicroom.research.encoding import STATION as STATION_ENCODING
from panicroom.research.encoding import Encoding
from panicroom.station.game import STATION
from tests.core.starts import start


class TwinGame(NamedTuple):
    game: AnyGame
    table: Callable[[], type[CoreTable]]
    encoding: Encoding
    start: Callable[[int], tuple[Any, CoreTable]]
    """The same position for the same seed, in the readable engine and in the core."""


TWINS = {"station": TwinGame(STATION, lambda: core.Table, STATION_ENCODING, start)}
