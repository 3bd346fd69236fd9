"""A listener that does not read is dropped and told why; nobody else waits for it."""

import asyncio
import logging
import socket
from pathlib import Path

import pytest

from panicroom.server import serving
from panicroom.server.live import subscriber
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.close_codes import TOO_SLOW
from panicroom.server.sockets import session
from tests.patience import PATIENCE
from tests.server.attacks.raw_peer import frame, peer, read_to_end, upgrade, write
from tests.server.party import Party, now, party
from tests.server.running import Running, served

SPEECH = "nobody reads this " * 25
CLOSE_FRAME = b"\x88\x02" + TOO_SLOW.to_bytes(2, "big")
DROPPED = "socket dropped: its client reads too slowly"


async def listen(server: Running, game: Party, stuck: socket.socket) -> None:
    """Join the table and read nothing. Only connections accepted from now on have a small buffer:
    the players never wait."""
    assert server._serving is not None
    server._serving._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    await upgrade(stuck, game.code)
    await write(stuck, frame({"type": "hello", "version": VERSION}))
    [live_table] = server.services.tables.loaded.values()
    while len(live_table.subscribers.members) < 4:
        await asyncio.sleep(0)


async def talk(server: Running, game: Party) -> None:
    """Until the stuck listener is dropped; all others hear every line at once."""
    [live_table] = server.services.tables.loaded.values()
    for _ in range(2000):
        await game.ann.done("say", words=SPEECH)
        await now(game.bob)
        await now(game.watcher)
        if len(live_table.subscribers.members) < 4 or any(
            each.is_closed for each in live_table.subscribers.members
        ):
            return
    raise AssertionError("never dropped")


@pytest.fixture
def logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> pytest.LogCaptureFixture:
    """With a queue that is soon full."""
    monkeypatch.setattr(subscriber, "MOST_WAITING", 100_000)
    monkeypatch.setattr(session, "SEND_SECONDS", PATIENCE)
    monkeypatch.setattr(serving, "HEARTBEAT_SECONDS", PATIENCE)  # it answers no ping either
    caplog.set_level(logging.WARNING, "panicroom")
    return caplog


def test_who_reads_too_late_is_told_why(tmp_path: Path, logged: pytest.LogCaptureFixture) -> None:
    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            with peer(server.port) as stuck:
                await listen(server, game, stuck)
                await talk(server, game)
                rest = await asyncio.wait_for(read_to_end(stuck), PATIENCE)
                assert b'"code":"reads-too-slowly"' in rest
                assert rest.endswith(CLOSE_FRAME)
            assert server.services.metrics.dropped._value.get() == 1
            [live_table] = server.services.tables.loaded.values()
            [line] = [each for each in logged.records if each.getMessage() == DROPPED]
            assert line.__dict__["table"] == live_table.id
            await game.goes_on()

    scenario(tmp_path)


def test_who_never_reads_is_dropped(
    tmp_path: Path, logged: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "SEND_SECONDS", 0.2)

    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            with peer(server.port) as stuck:
                await listen(server, game, stuck)
                await talk(server, game)
                while server.services.sockets.all() > 3:
                    await asyncio.sleep(0)
            assert server.services.metrics.dropped._value.get() == 1
            assert [each.getMessage() for each in logged.records].count(DROPPED) == 1
            await game.goes_on()

    scenario(tmp_path)


@served
async def test_who_was_dropped_may_come_back_at_once(server: Running) -> None:
    async with party(server) as game:
        async with server.at(game.code, game.bob_token) as again:
            [live_table] = server.services.tables.loaded.values()
            newest = [*live_table.subscribers.members][-1]
            newest.drop()
            assert await again.last_words() == "reads-too-slowly"
            assert again.socket.close_code == TOO_SLOW
        async with server.at(game.code, game.bob_token, again) as back:
            assert not back.welcome["anew"]
        await game.goes_on()
