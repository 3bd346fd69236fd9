"""Where a game in lockstep begins."""

from typing import Any, NamedTuple

from panicroom.core.table import CoreTable


class Answer(NamedTuple):
    seat: int
    action: Any


class Beginning(NamedTuple):
    """The same position in the readable engine and in the core, and how the game goes on before
    anybody chooses."""

    state: Any
    table: CoreTable
    script: tuple[Answer, ...] = ()
