from panicroom.core._station import STATE_BYTES as STATE_BYTES
from panicroom.core._station import TABLES_DIGEST as TABLES_DIGEST
from panicroom.core._station import Game as Game
