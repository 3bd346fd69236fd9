"""`python -m tests.core.soak --decisions 5000000`: the core by itself, without the readable engine.

Batches play with masks and tensors, tables are written down and read again, and ids that nobody
offers are tried: they are refused, and nothing changes.
"""

import argparse
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

from panicroom import core
from panicroom.core.batch import CoreBatch
from panicroom.core.table import CoreTable
from tests.core.starts import any_rulings
from tests.core.twins import TWINS

FORK = multiprocessing.get_context("fork")
GAMES = 64
STEPS = 500
TRIES = 200
SEATS_MOST = 6
ANY_SEAT = (*range(SEATS_MOST), *range(SEATS_MOST), -1, 7, 2**31 - 1, -(2**31))


def soak(decisions: int, seed: int = 1) -> Iterator[tuple[str, int]]:
    """What was done and how often, until so many decisions were taken."""
    random, done = Random(seed), 0
    while done < decisions:
        for played in (soak_station, soak_panik):
            count = soak_batch(played(random), random)
            done += count
            yield "decisions in batches", count
        for twin in TWINS.values():
            table = twin.start(random.randrange(10**6)).table
            yield "ids refused", try_ids(table, random)
            done += (count := soak_table(table, random))
            yield "decisions in tables", count


def soak_station(random: Random) -> CoreBatch:
    setup = any_rulings(random)
    key = f"soak-{random.getrandbits(60)}"
    wishes = {"seats": setup["seats"], "skip_forced": random.random() < 0.5, **setup["rulings"]}
    return core.Batch(key, games=GAMES, dice="fast", **wishes)


def soak_panik(random: Random) -> CoreBatch:
    key, seats = f"soak-{random.getrandbits(60)}", random.choice((2, 3, 4))
    return core.PanikBatch(key, games=GAMES, seats=seats, skip_forced=random.random() < 0.5)


def soak_batch(batch: CoreBatch, random: Random) -> int:
    for _ in range(STEPS):
        batch.sample()
        batch.step()
    for row in range(0, GAMES, 8):
        batch.put(row, batch.table((row + 1) % GAMES))
    return GAMES * STEPS


def soak_table(table: CoreTable, random: Random) -> int:
    """To the end, and once more after it was written down and read again."""
    twin = type(table).load(table.dump(), table.key())
    assert twin.dump() == table.dump()
    decisions = twin.play_out(random.getrandbits(60), 10**6)[0]
    while choices := table.choices():
        table.pick(random.randrange(choices))
        decisions += 1
    return decisions


def try_ids(table: CoreTable, random: Random) -> int:
    before = table.dump()
    known = [number for seat in range(SEATS_MOST) for number in table.ids(seat)] or [0]
    refused = 0
    for _ in range(TRIES):
        seat, number = random.choice(ANY_SEAT), any_id(known, random)
        if number not in table.ids(seat):
            assert not table.act(seat, number), f"{seat} may take {number}"
            assert table.dump() == before
            refused += 1
    return refused


def any_id(known: list[int], random: Random) -> int:
    """Any bits, or an offered id with some changed, which reaches further."""
    if random.random() < 0.3:
        return random.getrandbits(random.choice((16, 32, 48))) * random.choice((1, -1))
    return random.choice(known) ^ (random.getrandbits(8) << random.choice((0, 8, 16, 24, 32)))


def soaked(decisions: int, seed: int) -> Counter[str]:
    total: Counter[str] = Counter()
    for what, count in soak(decisions, seed):
        total[what] += count
    return total


def main(decisions: int, jobs: int = 1) -> None:
    """Each process has games of its own."""
    with ProcessPoolExecutor(jobs, FORK) as pool:
        parts = pool.map(soaked, [decisions // jobs] * jobs, range(1, jobs + 1))
        total = sum(parts, Counter[str]())
    print(", ".join(f"{count} {what}" for what, count in total.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.core.soak", description=__doc__)
    parser.add_argument("--decisions", type=int, default=5_000_000, help="at least so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    main(**vars(parser.parse_args()))
