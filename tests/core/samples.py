"""Tables of the core in the middle of some game."""

from collections.abc import Iterator
from random import Random

from panicroom import core
from panicroom.core.table import CoreTable
from tests.core.twins import TWINS


def played(decisions: int, seed: int = 1, seats: int = 5) -> "core.Table":
    table = core.Table.begin("table", seats=seats)
    random = Random(seed)
    for _ in range(decisions):
        table.pick(random.randrange(table.choices()))
    return table


def tables() -> Iterator[CoreTable]:
    """Of both games."""
    for seed in range(12):
        for twin in TWINS.values():
            yield twin.start(seed).table
        yield played(40, seed, seats=4 + seed % 3)
