"""The native core: both games some forty times as fast, proven against the readable engine.

    from panicroom import core

    if core.available():
        table = core.Table.begin("a-key", seats=5)

`Table` and `Batch` play Panic Station, `PanikTable` and `PanikBatch` Panik. The core is optional:
without a compiler the package installs and plays as it is, and `available` says what is missing;
`python -m panicroom.core.build` builds it where there is one.
"""

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from panicroom.core.panik.batch import PanikBatch
    from panicroom.core.panik.table import PanikTable
    from panicroom.core.station.batch import Batch
    from panicroom.core.station.table import Table
    from panicroom.core.table import Playout

__all__ = ["Availability", "Batch", "PanikBatch", "PanikTable", "Playout", "Table", "available"]

GAMES: Final = ("station", "panik")
HOMES: Final = {
    "Batch": "station.batch",
    "PanikBatch": "panik.batch",
    "PanikTable": "panik.table",
    "Playout": "table",
    "Table": "station.table",
}


class Availability(NamedTuple):
    """True if the core can be used; else `why` is `not-built`, or `out-of-date` if it was built
    from other cards or rules than those of this package."""

    why: str | None
    detail: str = ""

    def __bool__(self) -> bool:
        return self.why is None


@lru_cache(1)
def available() -> Availability:
    from panicroom.core.header import digest

    for game in GAMES:
        try:
            native = import_module(f"panicroom.core._{game}")
        except ImportError as error:
            return Availability("not-built", str(error))
        body = import_module(f"panicroom.core.{game}.tables").body()
        if digest(body) != native.TABLES_DIGEST:
            return Availability("out-of-date", native.TABLES_DIGEST)
    return Availability(None)


if not TYPE_CHECKING:  # type checkers read the imports above

    def __getattr__(name: str) -> Any:
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = available()
        if not found:
            raise ImportError(f"panicroom.core: {found.why} {found.detail}")
        return getattr(import_module(f"panicroom.core.{HOMES[name]}"), name)
