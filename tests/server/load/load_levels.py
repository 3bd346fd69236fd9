"""More and more live tables on one server, until it breaks."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import NamedTuple

import httpx

from tests.patience import PATIENCE
from tests.server.conformance.server_process import Process
from tests.server.load.kernel_counters import Share
from tests.server.load.sockets import open_socket
from tests.server.load.tables import SEATS, LoadTable, set_up
from tests.server.running import Running

AT_ONCE = 8
LIMITS = (
    *("--guests-per-hour", "1000000"),
    *("--sockets-per-address", "100000"),
    *("--tables-per-hour", "1000000"),
)
BROKEN = 1.0
"""Seconds after which one action in a hundred comes too late for anybody."""


class Level(NamedTuple):
    tables: int
    sockets: int
    rate: float
    p50: float
    p95: float
    p99: float
    server: float
    generator: float
    told: float
    wrong: tuple[str, ...]

    @property
    def is_broken(self) -> bool:
        return self.p99 > BROKEN or bool(self.wrong)


@asynccontextmanager
async def process_on(data: Path, program: str, flags: Sequence[str]) -> AsyncIterator[Process]:
    """Ended whatever happens here."""
    process = Process(data)
    try:
        await process.start(program=(f"tests.server.load.{program}",), flags=flags)
        yield process
    finally:
        await process.end()


async def climb(
    folder: Path, counts: Sequence[int], rounds: int, words: bool
) -> AsyncIterator[Level]:
    """The tables of a level stay for the next."""
    tables: list[LoadTable] = []
    async with process_on(folder, "collecting_server", LIMITS) as process:
        address = f"http://127.0.0.1:{process.port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            server = Running(http, process.port)
            for count in counts:
                numbers = range(len(tables), count)
                tables += await concurrently(numbers, lambda number: set_up(server, number, words))
                level = await measure(process, tables, rounds)
                yield level
                if level.is_broken:
                    break
        await close(tables)


async def measure_baseline(folder: Path, count: int, told: int, rounds: int) -> Level:
    """The same traffic without a game."""
    async with process_on(folder, "baseline_server", ("--told", str(told))) as process:

        async def silent(number: int) -> LoadTable:
            sockets = [await open_socket(process.port, str(number), None) for _ in range(SEATS + 1)]
            return LoadTable(sockets, Random(number))

        tables = await concurrently(range(count), silent)
        level = await measure(process, tables, rounds)
        await close(tables)
        return level


async def concurrently(
    numbers: Sequence[int], make: Callable[[int], Awaitable[LoadTable]]
) -> list[LoadTable]:
    """A few at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> LoadTable:
        async with free:
            return await make(number)

    return list(await asyncio.gather(*map(one, numbers)))


async def measure(process: Process, tables: Sequence[LoadTable], rounds: int) -> Level:
    for table in tables:
        table.delays.clear()
        for socket in table.sockets:
            socket.texts = socket.characters = 0
    shares, began = (Share(process.pid), Share(os.getpid())), time.perf_counter()
    await asyncio.gather(*(table.play(rounds) for table in tables))
    seconds = time.perf_counter() - began
    shared = [share.percent() for share in shares]
    delays = [delay for table in tables for delay in table.delays]
    cuts = quantiles(delays, n=100)
    sockets = [socket for table in tables for socket in table.sockets]
    return Level(
        tables=len(tables),
        sockets=len(sockets),
        rate=len(delays) / seconds,
        p50=cuts[49],
        p95=cuts[94],
        p99=cuts[98],
        server=shared[0],
        generator=shared[1],
        told=sum(each.characters for each in sockets) / max(1, sum(each.texts for each in sockets)),
        wrong=tuple(wrong for table in tables for wrong in table.wrong),
    )


async def close(tables: Sequence[LoadTable]) -> None:
    for table in tables:
        await table.close()
