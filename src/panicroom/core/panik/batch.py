"""Many games of Panik."""

from panicroom.core import _panik
from panicroom.core.arrays import Sizes
from panicroom.core.batch import CoreBatch
from panicroom.core.panik.table import PanikTable


class PanikBatch(CoreBatch, _panik.Batch):
    TABLE = PanikTable
    SIZES = Sizes(_panik.ACTIONS, _panik.TENSOR, _panik.SEATS)
