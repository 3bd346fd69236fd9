"""Panic Station and Panik as a library: an engine, bots and a terminal table.

    from panicroom import Match, panik, station

`station` and `panik` each have the game (`station.STATION`) and a table to try things at
(`station.Table`). What is listed here is public and keeps its name. Nothing is imported before it
is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from panicroom.kernel.audience import HIDDEN
    from panicroom.kernel.dice import Dice, fresh_key
    from panicroom.kernel.errors import GameError, Malformed, Refusal, Refused
    from panicroom.kernel.match import Match
    from panicroom.kernel.record import Record, parse_record

__version__ = "0.2.0"

__all__ = [
    "HIDDEN",
    "Dice",
    "GameError",
    "Malformed",
    "Match",
    "Record",
    "Refusal",
    "Refused",
    "fresh_key",
    "panik",
    "parse_record",
    "station",
]

_MODULES: Final = {
    "kernel.audience": ("HIDDEN",),
    "kernel.dice": ("Dice", "fresh_key"),
    "kernel.errors": ("GameError", "Malformed", "Refusal", "Refused"),
    "kernel.match": ("Match",),
    "kernel.record": ("Record", "parse_record"),
}


if not TYPE_CHECKING:  # type checkers read the imports above, and know no other name

    def __getattr__(name: str) -> Any:
        if name in ("panik", "station"):
            return import_module(f"{__name__}.{name}")
        for module, names in _MODULES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{module}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
