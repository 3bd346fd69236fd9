"""The native core: Panic Station some forty times as fast, proven against the readable engine.

    from panicroom import core

    if core.available():
        table = core.Table.begin("a key", seats=5)

It is optional. Without a compiler the package installs and plays as it is, and `available` says
what is missing; `python -m panicroom.core.build` builds it where there is one.
"""

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from panicroom.core.table import Playout, Table

__all__ = ["Availability", "Playout", "Table", "available"]


class Availability(NamedTuple):
    """True if the core can be used; else `why` is `not-built`, or `out-of-date` if it was built
    from other cards or rules than those of this package."""

    why: str | None
    detail: str = ""

    def __bool__(self) -> bool:
        return self.why is None


@lru_cache(1)
def available() -> Availability:
    try:
        native = import_module("panicroom.core._native")
    except ImportError as error:
        return Availability("not-built", str(error))
    from panicroom.core.tables import digest

    if digest() != native.TABLES_DIGEST:
        return Availability("out-of-date", native.TABLES_DIGEST)
    return Availability(None)


if not TYPE_CHECKING:  # type checkers read the imports above

    def __getattr__(name: str) -> Any:
        if name not in ("Playout", "Table"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = available()
        if not found:
            raise ImportError(f"panicroom.core: {found.why} {found.detail}")
        return getattr(import_module("panicroom.core.table"), name)
