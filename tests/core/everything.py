"""`python -m tests.core.everything FOLDER SEED GAMES DECISIONS`: all that the tests do with the
core, with the libraries of that folder: lockstep, tensors, a soak, and states that were damaged.
With no decisions to soak it is lockstep and nothing else."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.core.loading import load

if TYPE_CHECKING:
    from panicroom.core.batch import CoreBatch
    from panicroom.core.table import CoreTable

DAMAGED = (-2, -1, 0, 1, 2, 3, 5, 99, 2**31)


def damaged(numbers: tuple[int, ...], random: Random) -> Iterator[tuple[int, ...]]:
    """Cut off, and with each number replaced."""
    yield numbers[: random.randrange(len(numbers))]
    for place, number in enumerate(numbers):
        other = random.choice((number + 1, number - 1, *DAMAGED))
        yield (*numbers[:place], other, *numbers[place + 1 :])


def try_damaged(table: "CoreTable", random: Random) -> None:
    for numbers in damaged(table.dump(), random):
        try:
            type(table).load(numbers, b"key").playout(1, 2000)
        except ValueError:
            continue


def somewhere_in(table: "CoreTable", random: Random) -> "CoreTable":
    """The same game, some decisions on."""
    twin = table.copy()
    for _ in range(random.choice((0, 1, 2, 5, 20, 60))):
        if choices := twin.choices():
            twin.pick(random.randrange(choices))
    return twin


def try_sparse(kind: "type[CoreBatch]") -> None:
    """Nothing wanted but what is to be done; then what is not offered."""
    from panicroom.core.arrays import Arrays

    full = Arrays.make(4, kind.SIZES)
    batch = kind("sparse", games=4, arrays=Arrays(full.actions, *[None] * (len(full) - 1)))
    for _ in range(600):
        batch.sample()
        batch.step()
    full.actions[2] = -1
    try:
        batch.step()
    except ValueError:
        return
    raise AssertionError("a wrong action was taken")


def only_lockstep(first: int, games: int) -> None:
    from tests.core.lockstep import play_on
    from tests.core.twins import TWINS

    for twin in TWINS.values():
        for seed in range(first, first + games):
            play_on(twin.start(seed), seed)


def everything(first: int, games: int, decisions: int) -> None:
    from panicroom import core
    from tests.core import soak
    from tests.core.lockstep import play_on
    from tests.core.twins import TWINS

    random = Random(first)
    for twin in TWINS.values():
        for seed in range(first, first + games):
            beginning = twin.start(seed)
            state, table, _ = beginning
            try_damaged(somewhere_in(table, random), random)
            table.playout(seed, seed % 9)
            for seat in range(state.seats):
                table.tensor(seat)
            play_on(beginning, seed)
            try_damaged(table, random)
    try_sparse(core.Batch)
    try_sparse(core.PanikBatch)
    soak.soaked(decisions, first + 1)


def main(folder: str, first: int, games: int, decisions: int) -> None:
    for game in ("station", "panik"):
        load(game, Path(folder) / f"_{game}.abi3.so")
    if decisions:
        everything(first, games, decisions)
    else:
        only_lockstep(first, games)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
