"""Metrics on a port of their own: from any machine, and nothing else there."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from panicroom.server.process.settings import Settings
from panicroom.server.serving import Serving
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.running import Running, requests_to, within


def test_prometheus_finds_the_metrics_and_nothing_else(tmp_path: Path) -> None:
    port = free_port()

    async def scrape(server: Running) -> None:
        async with requests_to(port) as http:
            found = await http.get("/metrics")
            assert (found.status_code, "panicroom_sockets 0.0" in found.text) == (200, True)
            assert (await http.get("/healthz")).status_code == 404
            assert (await http.post("/metrics")).status_code == 404

    asyncio.run(asyncio.wait_for(within(tmp_path, scrape, metrics_port=port), PATIENCE))


def test_what_is_no_request_is_not_answered(tmp_path: Path) -> None:
    port = free_port()

    async def babble(server: Running) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"x" * 100_000)
        with suppress(ConnectionError):  # it hangs up on what it has not read
            assert await reader.read() == b""
        writer.close()

    asyncio.run(asyncio.wait_for(within(tmp_path, babble, metrics_port=port), PATIENCE))


def test_a_port_that_is_taken_is_named_before_anything_starts(tmp_path: Path) -> None:
    port = free_port()
    twice = Settings(data=tmp_path, port=port, metrics_port=port)
    with pytest.raises(OSError, match=f"127.0.0.1:{port}"):
        Serving(twice)
