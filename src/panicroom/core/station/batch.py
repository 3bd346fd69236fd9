"""Many games of Panic Station."""

from panicroom.core import _station
from panicroom.core.arrays import Sizes
from panicroom.core.batch import CoreBatch
from panicroom.core.station.table import Table


class Batch(CoreBatch, _station.Batch):
    TABLE = Table
    SIZES = Sizes(_station.ACTIONS, _station.TENSOR, _station.SEATS)
