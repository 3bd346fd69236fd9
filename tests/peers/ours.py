"""Our own engines, random players: the readable one, and the native core from Python and within."""

from collections.abc import Iterator
from random import Random
from typing import Any

from panicroom.games import GAMES
from panicroom.sim.engine_speed import engine_rate

BATCH = 1024


def readable(game: str, seats: int) -> Iterator[int]:
    yield 0
    while True:
        yield engine_rate(GAMES[game], seats, 4).decisions


def driven(game: str, seats: int) -> Iterator[int]:
    """Every decision asked for and chosen in Python."""
    from panicroom.sim.core_speed import TABLES, driven

    yield 0
    while True:
        yield driven(TABLES[game], seats, 20).decisions


def batch(game: str, seats: int, *, tensors: bool = False, picks: str = "inside") -> Iterator[int]:
    """With masks; drawn by the core itself, or by NumPy from the masks."""
    import numpy as np

    from panicroom.core.arrays import Arrays

    kind = kind_of(game)
    arrays = Arrays.make(BATCH, kind.SIZES, tensors=tensors)._replace(finals=None)
    actions, masks = arrays.actions, arrays.masks
    assert masks is not None
    many, random = kind("peers", games=BATCH, seats=seats, arrays=arrays), np.random.default_rng(1)
    yield 0
    while True:
        for _ in range(8):
            if picks == "inside":
                many.sample()
            else:
                drawn = random.random(masks.shape, np.float32) * masks
                actions[:] = drawn.argmax(1)
            many.step()
        yield 8 * BATCH


def kind_of(game: str) -> Any:
    from panicroom import core

    return {"station": core.Batch, "panik": core.PanikBatch}[game]


def playouts(game: str, seats: int) -> Iterator[int]:
    """A copy of a game's middle, played on to its end; counted are the playouts."""
    from panicroom.sim.core_speed import MIDDLE, TABLES, middle

    table, random = middle(TABLES[game], seats, MIDDLE[game]), Random(1)
    yield 0
    while True:
        for _ in range(100):
            table.copy().play_out(random.getrandbits(60), 10**6)
        yield 100
