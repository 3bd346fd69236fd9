"""Floods of HTTP requests: whoever sends too many is cut off in the middle of what it has sent."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from panicroom.server.access.http_limits import LimitedHttp
from tests.patience import PATIENCE
from tests.server.attacks.raw_peer import peer, read_to_end, write
from tests.server.party import party
from tests.server.running import Running, served_with

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
BURST = 240
"""What one address may ask at once if --messages-per-second is 20."""


async def flood(server: Running, requests: int, source: str = "127.0.0.2") -> bytes:
    """What the server says until it hangs up. Nothing waits for an answer."""
    with peer(server.port, source) as attacker:
        reading = asyncio.create_task(read_to_end(attacker))
        with suppress(ConnectionError):
            await write(attacker, REQUEST * requests)
        return await asyncio.wait_for(reading, PATIENCE)


def test_a_flood_of_requests_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = []
    honest = LimitedHttp.on_headers_complete

    def count(self: LimitedHttp) -> None:
        parsed.append(self)
        honest(self)

    @served_with(messages_per_second=20)
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            server.freeze_rate_limits()
            monkeypatch.setattr(LimitedHttp, "on_headers_complete", count)
            await flood(server, 100_000)
            assert len(parsed) <= BURST
            assert server.services.metrics.flooding_connections._value.get() == 1
            await game.goes_on()

    scenario(tmp_path)


@served_with(messages_per_second=20)
async def test_who_asks_too_much_is_told_so_and_others_are_answered(server: Running) -> None:
    async with party(server) as game:
        server.freeze_rate_limits()
        for _ in range(4):
            answered = await ask(server, BURST // 4)
            assert answered.count(b" 200 OK") == BURST // 4
        refused = await flood(server, 1)
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert refused.endswith(b'{"code":"too-fast"}')
        assert (await ask(server, 1, "127.0.0.3")).count(b" 200 OK") == 1
        await game.goes_on()


async def ask(server: Running, requests: int, source: str = "127.0.0.2") -> bytes:
    """And hang up after the last answer."""
    last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with peer(server.port, source) as asker:
        reading = asyncio.create_task(read_to_end(asker))
        await write(asker, REQUEST * (requests - 1) + last)
        return await asyncio.wait_for(reading, PATIENCE)


@served_with(messages_per_second=1)
async def test_a_trusted_proxy_may_ask_for_everybody(server: Running) -> None:
    server.freeze_rate_limits()
    answered = await ask(server, 500, "127.0.0.1")
    assert answered.count(b" 200 OK") == 500


@served_with(messages_per_second=20)
async def test_the_refusal_is_never_mistaken_for_another_answer(server: Running) -> None:
    """Requests before it still wait for theirs: the connection is cut without a word."""
    server.freeze_rate_limits()
    assert b" 429 " not in await flood(server, BURST + 1)
