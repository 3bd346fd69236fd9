"""Speed of the native core: random games on one core of the machine."""

from random import Random
from time import process_time
from typing import Final, NamedTuple

from panicroom.core.panik.table import PanikTable
from panicroom.core.station.table import Table
from panicroom.core.table import CoreTable
from panicroom.sim.engine_speed import Rate

TABLES: Final[dict[str, type[CoreTable]]] = {"station": Table, "panik": PanikTable}
MIDDLE: Final = {"station": 60, "panik": 20}
"""Decisions after which a game is in its middle."""
BATCH: Final = 1024
UNTIMED: Final = 200  # steps, more than most games have
BATCH_SECONDS: Final = 0.5
COPIES: Final = 20_000
ENDLESS: Final = 1_000_000


class CoreSpeed(NamedTuple):
    driven: Rate
    """Every decision asked for and chosen from Python."""
    inside: Rate
    """Games that are set up beforehand, played by the core itself."""
    whole: Rate
    """The same with their set-up."""
    batch: Rate | None
    """Many games with masks, drawn inside; None without NumPy."""
    tensors: Rate | None
    """The same with observations."""
    playouts: float
    """A second: a copy from the middle of a game, played to its end."""
    copy: float
    """Nanoseconds."""


def core_speed(game: str, seats: int, games: int) -> CoreSpeed:
    kind = TABLES[game]
    table = middle(kind, seats, MIDDLE[game])
    return CoreSpeed(
        driven(kind, seats, games),
        inside(kind, seats, games),
        whole(kind, seats, games),
        batch(game, seats, tensors=False),
        batch(game, seats, tensors=True),
        playouts(table, games),
        copy_time(table),
    )


def driven(kind: type[CoreTable], seats: int, games: int) -> Rate:
    """One decision: options listed, one chosen, applied."""
    decisions = 0
    begun = process_time()
    for number in range(games):
        draw = Random(number).random
        table = kind.begin(f"bench-{number}", seats=seats)
        pick, choices = table.pick, table.choices()
        while choices:
            choices = pick(int(draw() * choices))
            decisions += 1
    return Rate(decisions, process_time() - begun)


def inside(kind: type[CoreTable], seats: int, games: int) -> Rate:
    tables = [kind.begin(f"bench-{number}", seats=seats) for number in range(games)]
    begun = process_time()
    decisions = sum(table.play_out(seed, ENDLESS)[0] for seed, table in enumerate(tables))
    return Rate(decisions, process_time() - begun)


def whole(kind: type[CoreTable], seats: int, games: int) -> Rate:
    begun = process_time()
    decisions = sum(
        kind.begin(f"bench-{number}", seats=seats).play_out(number, ENDLESS)[0]
        for number in range(games)
    )
    return Rate(decisions, process_time() - begun)


def batch(game: str, seats: int, *, tensors: bool) -> Rate | None:
    """Once its games stand anywhere between their beginning and their end."""
    try:
        from panicroom.core.arrays import Arrays
        from panicroom.core.panik.batch import PanikBatch
        from panicroom.core.station.batch import Batch
    except ImportError:
        return None
    kind = {"station": Batch, "panik": PanikBatch}[game]
    arrays = Arrays.make(BATCH, kind.SIZES, tensors=tensors)._replace(finals=None)
    many = kind("bench", games=BATCH, seats=seats, arrays=arrays)
    steps, begun = -UNTIMED, 0.0
    while steps <= 0 or process_time() - begun < BATCH_SECONDS:
        if steps == 0:
            begun = process_time()
        many.sample()
        many.step()
        steps += 1
    return Rate(steps * BATCH, process_time() - begun)


def middle(kind: type[CoreTable], seats: int, decisions: int) -> CoreTable:
    """The first game that lasts so long."""
    for number in range(100):
        table, random = kind.begin(f"bench-{number}", seats=seats), Random(number)
        for _ in range(decisions):
            if table.choices():
                table.pick(random.randrange(table.choices()))
        if table.choices():
            break
    return table


def playouts(table: CoreTable, games: int) -> float:
    begun = process_time()
    for seed in range(games):
        table.copy().play_out(seed, ENDLESS)
    return games / (process_time() - begun)


def copy_time(table: CoreTable) -> float:
    begun = process_time()
    for _ in range(COPIES):
        table.copy()
    return 1e9 * (process_time() - begun) / COPIES
