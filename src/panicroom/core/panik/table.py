"""Panik in the native core."""

from typing import Any, Final

from panicroom.core._panik import Game
from panicroom.core.panik.codec import CODEC
from panicroom.core.panik.reading import read_state
from panicroom.core.panik.writing import write_rulings, write_state
from panicroom.core.table import CoreTable, Twin
from panicroom.panik.game import PANIK
from panicroom.panik.rulings import rulings_for


def ruling_numbers(**rulings: Any) -> tuple[int, ...]:
    return write_rulings(rulings_for(rulings))


TWIN: Final = Twin(PANIK, 3, CODEC, ruling_numbers, write_state, read_state)


class PanikTable(CoreTable, Game):
    """`begin` takes what `PANIK.setup` takes: seats and rulings."""

    __slots__ = ()
    TWIN = TWIN
