"""Connections, handshakes and broken messages without end, from one address: it is refused, and
another address is not."""

import asyncio
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from panicroom.server.sockets.session import MOST_STRIKES
from tests.patience import PATIENCE
from tests.server.attacks.raw_peer import peer, read_to_end, upgrade
from tests.server.party import party
from tests.server.running import Running, served, served_with

ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"
PLACES = 4


async def is_refused(server: Running, source: str) -> bool:
    """Hung up at once, without a word."""
    with peer(server.port, source) as socket:
        return await asyncio.wait_for(read_to_end(socket), PATIENCE) == b""


@served_with(connections_per_address=PLACES)
async def test_open_connections_of_one_address_are_limited(server: Running) -> None:
    async with party(server) as game:
        with ExitStack() as held:
            for _ in range(PLACES):
                await upgrade(held.enter_context(peer(server.port, ATTACKER)), game.code)
            server.freeze_rate_limits()
            assert await is_refused(server, ATTACKER)
            with peer(server.port, OTHER) as other:
                await upgrade(other, game.code)
        while server.services.transport_limits.connections.all():
            await asyncio.sleep(0)
        await game.goes_on()


@served_with(connections_per_address=PLACES)
async def test_whoever_connects_again_and_again_is_limited_too(server: Running) -> None:
    """Although each connection is closed before the next."""
    limits = server.services.transport_limits
    async with party(server) as game:
        server.freeze_rate_limits()
        for _ in range(PLACES):
            with peer(server.port, ATTACKER) as socket:
                await upgrade(socket, game.code)
            while limits.connections.all():
                await asyncio.sleep(0)
        assert await is_refused(server, ATTACKER)
        now = server.services.monotonic() + 1
        server.services.monotonic = lambda: now
        with peer(server.port, ATTACKER) as socket:
            await upgrade(socket, game.code)
        await game.goes_on()


@served_with(sockets_per_address=8)
async def test_handshakes_of_one_address_are_limited(server: Running) -> None:
    async with party(server) as game:
        server.freeze_rate_limits()

        async def shake_hands() -> None:
            for _ in range(1000):
                async with server.raw(game.code):
                    pass
                while server.services.sockets.all() > 3:
                    await asyncio.sleep(0)

        with pytest.raises(InvalidStatus) as refused:
            await shake_hands()
        assert refused.value.response.body == b'{"code":"too-fast"}'
        await game.goes_on()


@served
async def test_whoever_sends_nothing_but_broken_messages_is_let_go(server: Running) -> None:
    async with party(server) as game:
        broken = server.services.metrics.broken
        async with server.at(game.code) as client:
            with suppress(ConnectionClosed):
                for _ in range(10_000):
                    await client.socket.send('{"type":"dance"}')
            assert await client.last_words() == "flooding"
        assert broken._value.get() == MOST_STRIKES
        await game.goes_on()
