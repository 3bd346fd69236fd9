"""What a table and a socket weigh: between a server with few of them and one with many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGUSR1
from typing import NamedTuple

from tests.server.conformance.server_process import Process
from tests.server.load.games_midway import Begun, begin
from tests.server.load.kernel_counters import cpu, memory
from tests.server.load.load_levels import LIMITS, process_on
from tests.server.load.sockets import Socket, open_socket
from tests.server.running import requests_to

FEW = 20
SPECTATORS = 3
STILL = 1.0


class Weight(NamedTuple):
    tables: int
    sockets: int
    table: float
    """Bytes of a table in the middle of its game at which nobody listens."""
    socket: float


async def weigh(folder: Path, count: int, words: bool = False) -> Weight:
    async with begun(folder / "few", FEW) as (process, _):
        before = await at_rest(process)
    async with begun(folder / "many", FEW + count) as (process, tables):
        alone = await at_rest(process)
        at_hand = await loaded(process)
        assert at_hand == len(tables), f"{at_hand} of {len(tables)} tables are in memory"
        sockets = [each for table in tables for each in await listeners(process, table, words)]
        heard = await at_rest(process)
        for socket in sockets:
            assert not socket.wrong, socket.wrong
            await socket.close()
    return Weight(count, len(sockets), (alone - before) / count, (heard - alone) / len(sockets))


@asynccontextmanager
async def begun(data: Path, count: int) -> AsyncIterator[tuple[Process, list[Begun]]]:
    tables = await begin(data, count)
    async with process_on(data, "collecting_server", LIMITS) as process:
        yield process, tables


async def listeners(process: Process, table: Begun, words: bool) -> list[Socket]:
    """Both people, and some who watch."""
    tokens = [*table.tokens, *[None] * SPECTATORS]
    return [await open_socket(process.port, table.code, token, words) for token in tokens]


async def at_rest(process: Process) -> int:
    """Memory when nothing is done any more and no garbage is left."""
    await still(process)
    process.signal(SIGUSR1)
    await still(process)
    return memory(process.pid)


async def still(process: Process) -> None:
    before = -1.0
    while cpu(process.pid) - before > 0.02 * STILL:
        before = cpu(process.pid)
        await asyncio.sleep(STILL)


async def loaded(process: Process) -> int:
    async with requests_to(process.port) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return int(
        float(
            next(line for line in lines if line.startswith("panicroom_resident_tables ")).split()[
                -1
            ]
        )
    )
