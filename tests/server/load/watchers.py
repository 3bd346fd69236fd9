"""People who watch one replay while others play: whether a table waits for them."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

import httpx

from tests.patience import PATIENCE
from tests.server.conformance.server_process import Process
from tests.server.load.kernel_counters import Share
from tests.server.load.load_levels import LIMITS, close, concurrently, process_on
from tests.server.load.tables import SEATS, LoadTable, set_up
from tests.server.running import Running

WATCHERS = 100
TABLES = 50
DECISIONS = 300
AGAIN = 10.0
"""Seconds after which a watcher opens the replay anew, with all eyes: more than people do."""
FLAGS = (*LIMITS, "--messages-per-second", "10000")


class Watched(NamedTuple):
    """Seconds of an action at a table without and with watchers; the server's share of a core in
    percent; seconds of a request for the first time, and its share of the server later on."""

    alone: list[float]
    beside: list[float]
    first: float
    requests: int
    cost: float

    @property
    def slower(self) -> float:
        return median(self.beside) / median(self.alone)


async def watch(folder: Path, rounds: int) -> Watched:
    async with process_on(folder, "collecting_server", FLAGS) as process:
        address = f"http://127.0.0.1:{process.port}"
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits) as http:
            server = Running(http, process.port)
            paths = await finished(server)
            first = await first_times(http, paths)
            tables = await concurrently(range(TABLES), lambda number: set_up(server, number))
            alone, idle = await played(process, tables, rounds)
            tags = {path: (await http.get(path)).headers["etag"] for path in paths}
            count = [0]
            watching = [
                asyncio.create_task(watcher(http, tags, Random(number), count))
                for number in range(WATCHERS)
            ]
            began = time.perf_counter()
            beside, busy = await played(process, tables, rounds)
            seconds = time.perf_counter() - began
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await close(tables)
            cost = (busy - idle) / 100 * seconds / max(1, count[0])
            return Watched(alone, beside, max(first), count[0], cost)


async def finished(server: Running) -> list[str]:
    """The films of a listed game of some hundred decisions, which its players end by vote."""
    table = await set_up(server, 0, listed=True)
    await table.play(DECISIONS, 0.0)
    for socket in table.sockets[:SEATS]:
        await socket.send(type="vote", id="vote", end=True)
    await table.sockets[-1].until(lambda each: bool(each.last["table"]["status"] == "over"))
    await table.close()
    eyes = ["open", "onlooker", *map(str, range(SEATS))]
    films = [f"/api/replays/{table.id}/film?eyes={each}" for each in eyes]
    return [*films, f"/api/replays/{table.id}/suspicions"]


async def first_times(http: httpx.AsyncClient, paths: Sequence[str]) -> list[float]:
    found = []
    for path in paths:
        began = time.perf_counter()
        (await http.get(path)).raise_for_status()
        found.append(time.perf_counter() - began)
    return found


async def played(
    process: Process, tables: Sequence[LoadTable], rounds: int
) -> tuple[list[float], float]:
    """The times of their actions, and what of a core the server took meanwhile, in percent."""
    for table in tables:
        table.delays.clear()
    share = Share(process.pid)
    await asyncio.gather(*(table.play(rounds) for table in tables))
    return [delay for table in tables for delay in table.delays], share.percent()


async def watcher(
    http: httpx.AsyncClient, tags: dict[str, str], dice: Random, count: list[int]
) -> None:
    """Half of them have been here before, and are only told that nothing has changed."""
    await asyncio.sleep(dice.random() * AGAIN)
    knows = dice.random() < 0.5
    while True:
        for path, tag in tags.items():
            with suppress(httpx.TransportError):
                await http.get(path, headers={"if-none-match": tag} if knows else {})
            count[0] += 1
        await asyncio.sleep(AGAIN)


def shown(watched: Watched) -> str:
    """Beside the same tables a moment before: the ratio holds on any machine."""
    times = [1000 * time for each in (watched.alone, watched.beside) for time in late(each)]
    return (
        f"{WATCHERS} people open one replay every {AGAIN:.0f} s beside {TABLES} tables:\n"
        f"  an action at a table p50 {times[2]:.1f} ms, p95 {times[3]:.1f}; "
        f"without them {times[0]:.1f} and {times[1]:.1f}: {watched.slower:.2f} times\n"
        f"  a film takes {1000 * watched.first:.0f} ms at most the first time, and "
        f"{1000 * watched.cost:.2f} ms of the server later ({watched.requests} requests)"
    )


def late(times: list[float]) -> tuple[float, float]:
    return median(times), quantiles(times, n=20)[-1]
