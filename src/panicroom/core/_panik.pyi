from panicroom.core._station import ACTIONS as ACTIONS
from panicroom.core._station import SEATS as SEATS
from panicroom.core._station import STATE_BYTES as STATE_BYTES
from panicroom.core._station import TABLES_DIGEST as TABLES_DIGEST
from panicroom.core._station import TENSOR as TENSOR
from panicroom.core._station import Batch as Batch
from panicroom.core._station import Game as Game
