"""Whoever takes every connection that the system allows keeps newcomers out, and nobody else: the
server keeps descriptors back for its own files."""

import asyncio
import resource
import socket
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from panicroom.server.process.descriptors import KEPT_BACK
from tests.patience import PATIENCE
from tests.server.attacks.raw_peer import peer, read_to_end
from tests.server.conformance.server_process import Process
from tests.server.party import now, party
from tests.server.running import Running, requests_to, served

LIMIT = 128
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and 127.0.0.2")
LIMITED = "tests.server.attacks.limited_server"


def connect_from(source: str, port: int) -> socket.socket:
    connection = socket.socket()
    connection.bind((source, 0))
    connection.connect(("127.0.0.1", port))
    return connection


@served
async def test_all_addresses_together_have_a_limit(server: Running) -> None:
    """A trusted proxy too, for whom no other limit counts. Whoever leaves makes room."""
    limits = server.services.transport_limits
    async with party(server) as game:
        limits.most_connections = limits._open
        with peer(server.port) as refused:
            assert await asyncio.wait_for(read_to_end(refused), PATIENCE) == b""
        assert server.services.metrics.refused_connections._value.get() == 1
        await game.goes_on()
        open_before = limits._open
        await game.watcher.socket.close()
        while limits._open == open_before:
            await asyncio.sleep(0)
        async with server.at(game.code) as game.watcher:
            assert game.watcher.welcome["type"] == "welcome"
            await game.goes_on()


@ON_LINUX
def test_games_go_on_while_no_connection_is_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        process = Process(tmp_path / "data")
        try:
            await process.start(program=(LIMITED, str(LIMIT)), flags=("--proxies", "192.0.2.1"))
            async with requests_to(process.port) as http:
                server = Running(http, process.port)
                async with party(server) as game:
                    with ExitStack() as flood:
                        for _ in range(2 * LIMIT):
                            flood.enter_context(connect_from("127.0.0.2", process.port))
                        await game.goes_on()
                        taken = len([*Path(f"/proc/{process.pid}/fd").iterdir()])
                        assert LIMIT - KEPT_BACK < taken <= LIMIT - KEPT_BACK // 2
                        uptime = tmp_path / "data" / "uptime.json"
                        before = uptime.read_text()
                        while uptime.read_text() == before:
                            await now(game.ann)
            assert await process.stop() == 0
        finally:
            await process.end()

    asyncio.run(asyncio.wait_for(scenario(), 2 * PATIENCE))


@ON_LINUX
def test_a_server_may_have_as_many_descriptors_as_the_system_allows(tmp_path: Path) -> None:
    async def scenario() -> None:
        process = Process(tmp_path / "data")
        try:
            await process.start(program=(LIMITED, str(LIMIT), str(2 * LIMIT)))
            limits = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
            assert limits == (2 * LIMIT, 2 * LIMIT)
        finally:
            await process.end()

    asyncio.run(asyncio.wait_for(scenario(), 2 * PATIENCE))
