"""The secrecy law on tensors: what a seat is given as numbers is the same in every world that the
seat cannot tell from the true one."""

import random
from collections.abc import Callable
from typing import Any

from panicroom import core
from panicroom.core.batch import CoreBatch
from panicroom.core.table import CoreTable
from panicroom.kernel.dice import Dice
from tests.core.twins import TwinGame

Shown = Callable[[CoreTable, int], object]
GAMES = 24
WORLDS = 3


def by_table(table: CoreTable, seat: int) -> object:
    return table.tensor(seat), table.mask(seat), table.numbers(seat)


def by_batch(table: CoreTable, seat: int) -> object:
    """Everything its arrays hold, if it is this seat that is asked."""
    kind: type[CoreBatch] = {"station": core.Batch, "panik": core.PanikBatch}[table.TWIN.game.name]
    batch = kind("secret", games=1, seats=table.to_state().seats)
    arrays: Any = batch.arrays
    for array in arrays:
        array[:] = 0
    batch.put(0, table)
    return [array.tobytes() for array in arrays] if arrays.seats[0] == seat else None


SHOWN: dict[str, Shown] = {"table": by_table, "batch": by_batch}


def check_worlds(twin: TwinGame, state: Any, table: CoreTable, shown: Shown, key: str) -> None:
    for viewer in range(state.seats):
        for number in range(WORLDS):
            other = twin.game.world(state, viewer, Dice(f"{key}-{viewer}-{number}"))
            there = shown(twin.table().from_state(other), viewer)
            assert there == shown(table, viewer), f"seat {viewer} tells two worlds apart"


def check_games(twin: TwinGame, shown: Shown) -> None:
    """A position of each game, at the start, in its middle or near its end."""
    for seed in range(GAMES):
        table = twin.start(seed).table
        chooser = random.Random(seed)
        for _ in range(chooser.choice((0, 10, 60))):
            if table.choices() > 0:
                table.pick(chooser.randrange(table.choices()))
        if not table.over:
            check_worlds(twin, table.to_state(), table, shown, f"world-{seed}")
