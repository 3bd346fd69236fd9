"""Too much, too many, too slow: whoever does it is let go, and nobody else notices."""

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from panicroom.server.access.http_limits import REQUEST_SECONDS, LimitedHttp
from panicroom.server.live import broadcast
from panicroom.server.protocol import VERSION
from panicroom.server.sockets import session
from tests.patience import PATIENCE
from tests.server.attacks.raw_peer import (
    frame,
    peer,
    read_to_end,
    read_until,
    request,
    upgrade,
    write,
)
from tests.server.party import now, party
from tests.server.running import Running, served, served_with

SPEECH = "nobody reads this " * 25


@served_with(messages_per_second=50)
async def test_a_socket_that_floods_is_let_go(server: Running) -> None:
    async with party(server) as game:
        server.freeze_rate_limits()
        async with server.at(game.code, game.bob_token) as flood:
            for _ in range(200):
                await flood.send(type="ping")
            assert await flood.last_words() == "flooding"
        await game.goes_on()


@served_with(messages_per_second=5)
async def test_who_is_too_fast_is_told_which_request_was_not_done(server: Running) -> None:
    """So that the page can send it again later."""
    async with party(server) as game:
        server.freeze_rate_limits()
        async with server.at(game.code, game.bob_token) as hasty:
            for number in range(12):
                await hasty.send(type="say", id=f"r{number}", words="quick")
            answers = [await hasty.until("ack", "error") for _ in range(12)]
            await hasty.send(type="ping")
            assert (await hasty.until("error"))["id"] is None
        done, late = answers[:10], answers[10:]
        assert [each["type"] for each in done] == ["ack"] * 10
        assert [(each["code"], each["id"]) for each in late] == [
            ("too-fast", "r10"),
            ("too-fast", "r11"),
        ]


@served_with(messages_per_second=5)
async def test_an_address_that_floods_over_many_sockets_is_slowed_down(server: Running) -> None:
    token = await server.guest("Ann")
    code = (await server.table(token))["code"]
    server.freeze_rate_limits()
    answers = []
    for _ in range(10):  # each within its own limit
        async with server.at(code) as client:
            for _ in range(9):
                await client.send(type="ping")
            answers += [(await client.until("pong", "error"))["type"] for _ in range(9)]
    assert (answers.count("pong"), answers.count("error")) == (50, 40)
    assert server.services.metrics.limited._value.get() >= answers.count("error")


@served_with(sockets_per_address=5)
async def test_many_sockets_of_one_address_are_refused_and_given_free(server: Running) -> None:
    async with party(server) as game:  # three of them
        async with server.at(game.code), server.at(game.code):
            for _ in range(20):
                with pytest.raises(InvalidStatus) as refused:
                    async with server.raw(game.code):
                        pass
                assert refused.value.response.body == b'{"code":"too-many-sockets"}'
        while server.services.sockets.all() > 3:
            await asyncio.sleep(0)
        async with server.at(game.code) as client:
            assert client.welcome["type"] == "welcome"
        await game.goes_on()


def test_a_crowd_of_onlookers_finds_the_table_full_and_players_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "MOST_LOOKING_ON", 3)

    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game, server.at(game.code), server.at(game.code) as last:
            assert last.welcome["type"] == "welcome"
            for _ in range(5):
                async with server.at(game.code) as client:
                    assert client.welcome["code"] == "too-many-onlookers"
            async with server.at(game.code, game.bob_token) as player:
                assert player.welcome["type"] == "welcome"
            await game.goes_on()

    scenario(tmp_path)


@served_with(sockets_per_address=4)
async def test_a_connection_that_breaks_off_gives_its_place_free(server: Running) -> None:
    async with party(server) as game:
        for _ in range(20):
            with peer(server.port) as broken:
                await upgrade(broken, game.code)
                broken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            while server.services.sockets.all() > 3:
                await asyncio.sleep(0)
        await game.goes_on()


def test_a_peer_that_reads_nothing_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "SEND_SECONDS", 0.2)

    @served
    async def scenario(server: Running) -> None:
        assert server._serving is not None
        async with party(server) as game:
            # Only connections accepted from now on have a small buffer: the players never wait.
            server._serving._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            with peer(server.port) as stuck:
                await upgrade(stuck, game.code)
                await write(stuck, frame({"type": "hello", "version": VERSION}))
                [live_table] = server.services.tables.loaded.values()
                while len(live_table.subscribers.members) < 4:
                    await asyncio.sleep(0)
                for _ in range(2000):
                    await game.ann.done("say", words=SPEECH)
                    await now(game.bob)
                    await now(game.watcher)
                    if len(live_table.subscribers.members) < 4:
                        break
                assert len(live_table.subscribers.members) == 3
                assert server.services.metrics.dropped._value.get() == 1
                while server.services.sockets.all() > 3:
                    await asyncio.sleep(0)
            await game.goes_on()

    scenario(tmp_path)


@served
async def test_a_peer_that_stops_talking_is_gone(server: Running) -> None:
    """Half a connection is none: who will not speak any more is shown as away."""
    async with party(server) as game:
        with peer(server.port) as half:
            await upgrade(half, game.code)
            await write(half, frame({"type": "hello", "version": VERSION}))
            await read_until(half, b'"type":"welcome"')
            half.shutdown(socket.SHUT_WR)
            await asyncio.wait_for(read_to_end(half), PATIENCE)
        while server.services.sockets.all() > 3:
            await asyncio.sleep(0)
        await game.goes_on()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
        request("a" * 16)[:-2],
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b'Content-Length: 100\r\n\r\n{"name":',
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n",
    ],
    ids=["silence", "head", "upgrade", "body", "chunks"],
)
def test_a_request_that_never_ends_is_not_waited_for(
    begun: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unfinished request has a timer; the test fires it as soon as all has been received."""
    received = bytearray()
    honest = LimitedHttp.data_received

    def receive(self: LimitedHttp, data: bytes) -> None:
        honest(self, data)
        received.extend(data)

    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            monkeypatch.setattr(LimitedHttp, "data_received", receive)
            with peer(server.port) as slow:
                await write(slow, begun)
                while not (timers := timers_of(server)) or received != begun:
                    await asyncio.sleep(0)
                [timer] = timers
                assert timer.when() <= asyncio.get_running_loop().time() + REQUEST_SECONDS
                timer._run()
                answer = await asyncio.wait_for(read_to_end(slow), PATIENCE)
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert answer.endswith(b'{"code":"too-slow"}')
            await game.goes_on()

    scenario(tmp_path)


def timers_of(server: Running) -> list[asyncio.TimerHandle]:
    """Of all requests that have not been received to their end."""
    assert server._serving is not None
    open_now = server._serving.server_state.connections
    return [each._timer for each in open_now if isinstance(each, LimitedHttp) and each._timer]


@served
async def test_a_head_without_end_is_refused(server: Running) -> None:
    async with party(server) as game:
        for piece in (b"A: " + b"a" * 1000 + b"\r\n", b"a" * 1000):
            with peer(server.port) as large:
                await write(large, b"GET /api/games HTTP/1.1\r\nA: ")
                reading = asyncio.create_task(read_to_end(large))
                try:
                    for _ in range(10_000):
                        await write(large, piece)
                except ConnectionError:
                    pass
                await asyncio.wait_for(reading, PATIENCE)
        await game.goes_on()
