"""How fast the store writes: `python -m tests.server.load.appends [RATE ...] [--seconds S]`.

Many tables append at a given rate in all, each at moments of its own, whether or not the store
keeps up; the time is from asking to the answer after the commit. Rate 0: as fast as it goes.
"""

import argparse
import asyncio
import random
import time
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from panicroom.server.store import Draft, Due, Store, Table, open_store

TABLES = 300
BODY = {"action": "blue move trooper 3,-2", "decision": 120}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rates", nargs="*", type=int, default=[150, 600, 1200, 0])
    parser.add_argument("--seconds", type=float, default=10)
    flags = parser.parse_args()
    names = ("asked/s", "done/s", "p50 ms", "p95 ms", "p99 ms", "max ms", "cpu %")
    print(*(f"{name:>8}" for name in names))
    for rate in flags.rates:
        with TemporaryDirectory() as folder:
            began = time.process_time()
            times = asyncio.run(measure(Path(folder), rate, flags.seconds))
            cpu = time.process_time() - began
        print(
            *(f"{value:8.0f}" for value in (rate, len(times) / flags.seconds)), shown(times), end=""
        )
        print(f"{100 * cpu / flags.seconds:9.0f}")


def shown(times: list[float]) -> str:
    parts = quantiles(times, n=100)
    values = (parts[49], parts[94], parts[98], max(times))
    return " ".join(f"{1000 * value:8.1f}" for value in values)


async def measure(folder: Path, rate: int, seconds: float) -> list[float]:
    """Seconds that each append took."""
    async with open_store(f"sqlite:///{folder}/load.sqlite") as store:
        for number in range(TABLES):
            table = Table(str(number), str(number), "panik", "playing", False, "ann", 0)
            await store.tables.make(table, "key", [Draft("created", 0)])
        times: list[float] = []
        end = time.perf_counter() + seconds
        lanes = (lane(store, str(number), rate / TABLES, end, times) for number in range(TABLES))
        await asyncio.gather(*lanes)
        return times


async def lane(store: Store, table: str, rate: float, end: float, times: list[float]) -> None:
    """One table: an action at a time, what is due after it in the same commit."""
    moments = random.Random(table)
    last, due = 1, time.perf_counter()
    while True:
        due += moments.expovariate(rate) if rate else 0.0
        if max(due, time.perf_counter()) > end:
            return
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        began = due if rate else time.perf_counter()  # time spent waiting for its turn counts
        draft = Draft("moved", 0, BODY, last % 4, f"client-{last}")
        owed = [Due(table, last, 0, 1, "bot")]
        last = (await store.log.append(table, last, [draft], due=owed)).seq
        times.append(time.perf_counter() - began)


if __name__ == "__main__":
    main()
