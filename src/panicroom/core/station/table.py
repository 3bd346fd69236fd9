"""Panic Station in the native core."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from panicroom.core._station import Game
from panicroom.core.station.codec import CODEC
from panicroom.core.station.reading import read_state
from panicroom.core.station.writing import write_rulings, write_state
from panicroom.core.table import CoreTable, Twin
from panicroom.station.game import STATION
from panicroom.station.rulings import rulings_for, write_ruling


def ruling_numbers(
    *, edition: str = "en", variants: Sequence[int] = (), **rulings: Any
) -> tuple[int, ...]:
    texts = tuple((name, ruling_text(value)) for name, value in rulings.items())
    return numbers_of(edition, tuple(variants), texts)


def ruling_text(value: object) -> str:
    return value if isinstance(value, str) else write_ruling(value)


@lru_cache(256)
def numbers_of(
    edition: str, variants: tuple[int, ...], rulings: tuple[tuple[str, str], ...]
) -> tuple[int, ...]:
    """Kept, since a setup is played many times."""
    return write_rulings(rulings_for(edition, variants, dict(rulings)))


TWIN: Final = Twin(STATION, 5, CODEC, ruling_numbers, write_state, read_state)


class Table(CoreTable, Game):
    """`begin` takes what `STATION.setup` takes: seats, edition, variants and rulings."""

    __slots__ = ()
    TWIN = TWIN
