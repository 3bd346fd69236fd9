"""Connections that are lost, forged, broken, too large or too fast: each gets a clear answer, and
the table goes on."""

import asyncio
import json

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from panicroom.server.live.subscriber import MOST_WAITING, Subscriber
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.close_codes import TOO_SLOW
from panicroom.server.protocol.server import Pong
from panicroom.server.sockets import endpoint, session
from tests.server.running import Client, Running, served, served_with


async def a_table(server: Running) -> tuple[str, str]:
    token = await server.guest("Ann")
    return token, (await server.table(token))["code"]


async def closing(connection: ClientConnection) -> int:
    await connection.wait_closed()
    assert connection.close_code is not None
    return connection.close_code


@served
async def test_without_a_hello_nothing_is_said(server: Running) -> None:
    _, code = await a_table(server)
    for first in ("{}", "no json", '{"type":"ping"}', '{"type":"start","id":"a"}'):
        async with server.raw(code) as connection:
            await connection.send(first)
            assert await Client(connection).last_words() == "hello-first"


@served
async def test_another_version_is_told_so(server: Running) -> None:
    _, code = await a_table(server)
    async with server.raw(code) as connection:
        await connection.send(json.dumps({"type": "hello", "version": VERSION + 1}))
        assert await Client(connection).last_words() == "other-version"


def test_who_never_says_hello_is_let_go(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(endpoint, "HELLO_SECONDS", 0.01)

    @served
    async def scenario(server: Running) -> None:
        _, code = await a_table(server)
        async with server.raw(code) as connection:
            assert await Client(connection).last_words() == "hello-late"

    scenario(tmp_path)


@served
async def test_a_forged_token_is_no_spectator_either(server: Running) -> None:
    token, code = await a_table(server)
    async with server.at(code, token[:-4] + "0000") as client:
        assert (client.welcome["type"], client.welcome["code"]) == ("bye", "token-forged")


@served
async def test_a_page_of_another_site_gets_no_socket(server: Running) -> None:
    _, code = await a_table(server)
    with pytest.raises(InvalidStatus) as caught:
        async with server.raw(code, origin="https://evil.example"):
            pass
    assert caught.value.response.status_code == 403
    async with server.raw(code, origin=f"http://127.0.0.1:{server.port}"):
        pass


@served_with(origins=("https://friends.example",))
async def test_only_named_sites_get_a_socket_where_some_are_named(server: Running) -> None:
    _, code = await a_table(server)
    async with server.raw(code, origin="https://friends.example"):
        pass
    with pytest.raises(InvalidStatus):
        async with server.raw(code, origin=f"http://127.0.0.1:{server.port}"):
            pass


@served_with(sockets_per_address=2)
async def test_one_address_holds_only_so_many_sockets(server: Running) -> None:
    _, code = await a_table(server)
    async with server.at(code), server.at(code):
        with pytest.raises(InvalidStatus) as caught:
            async with server.raw(code):
                pass
        assert caught.value.response.status_code == 429
    async with server.at(code) as client:
        assert client.welcome["type"] == "welcome"


@served
async def test_a_message_over_the_limit_ends_its_connection_alone(server: Running) -> None:
    token, code = await a_table(server)
    async with server.at(code) as other:
        async with server.at(code, token) as client:
            await client.send(type="say", id="a", words="x" * 70_000)
            assert await closing(client.socket) == 1009
        async with server.at(code, token) as client:
            await client.done("sit", seat=0)
        await other.told_when(lambda told: told["table"]["chairs"][0]["name"] == "Ann")


@served
async def test_broken_messages_are_named_and_the_rest_goes_on(server: Running) -> None:
    token, code = await a_table(server)
    async with server.at(code, token) as client:
        broken: list[tuple[str | bytes, tuple[str, str | None]]] = [
            ("{", ("not-json", None)),
            (b"\x00\xff", ("not-json", None)),
            ('{"type":"dance"}', ("unknown-type", "type")),
            ('{"type":"sit","id":"a"}', ("malformed", "seat")),
            ('{"type":"sit","id":"a","seat":true}', ("malformed", "seat")),
            ('{"type":"sit","id":"a","seat":-1}', ("malformed", "seat")),
            ('{"type":"sit","id":"a b","seat":1}', ("malformed", "id")),
            ('{"type":"say","id":"a","words":"\\u0000"}', ("malformed", "words")),
            ('{"type":"ping","more":1}', ("malformed", "more")),
            ('{"type":"hello","version":1}', ("hello-again", None)),
            ("[" * 30_000, ("not-json", None)),
        ]
        for text, answer in broken:
            await client.socket.send(text)
            error = await client.until("error")
            assert (error["code"], error["field"]) == answer, text
        await client.done("sit", seat=0)


@served
async def test_who_sends_nothing_but_rubbish_is_let_go(server: Running) -> None:
    token, code = await a_table(server)
    async with server.at(code, token) as client:
        for _ in range(session.MOST_STRIKES):
            await client.socket.send("rubbish")
        assert await client.last_words() == "flooding"


@served_with(messages_per_second=2)
async def test_who_floods_is_let_go_and_the_table_goes_on(server: Running) -> None:
    token, code = await a_table(server)
    async with server.at(code) as other:
        server.freeze_rate_limits()
        async with server.at(code, token) as client:
            for number in range(60):
                await client.send(type="say", id=f"a{number}", words="spam")
            assert await client.last_words() == "flooding"
        await other.send(type="ping")
        await other.until("pong")


@served
async def test_a_spectator_may_only_watch(server: Running) -> None:
    _, code = await a_table(server)
    async with server.at(code) as client:
        assert (await client.wish("sit", seat=0))["code"] == "spectator"
        assert client.standing["seat"] is None


@served
async def test_the_same_wish_twice_counts_once_and_is_acknowledged_twice(server: Running) -> None:
    token, code = await a_table(server)
    async with server.at(code, token) as client:
        await client.done("sit", seat=0)
        for _ in range(2):
            assert (await client.wish("say", id="once", words="Hello"))["type"] == "ack"
    async with server.at(code, token) as client:
        assert (await client.wish("say", id="once", words="Hello"))["type"] == "ack"
        assert [item["notice"] for item in client.heard].count("talked") == 1


@served
async def test_the_ids_of_two_people_do_not_meet(server: Running) -> None:
    ann, code = await a_table(server)
    bob = await server.guest("Bob")
    async with server.at(code, ann) as first, server.at(code, bob) as second:
        await first.wish("sit", id="1", seat=0)
        await first.wish("stand", id="2")
        await second.wish("sit", id="1", seat=0)
        await second.told_when(lambda told: told["seat"] == 0)


@served
async def test_who_is_away_is_shown_and_who_comes_back_too(server: Running) -> None:
    ann, code = await a_table(server)
    async with server.at(code) as watcher:
        async with server.at(code, ann) as client:
            await client.done("sit", seat=3)
            while watcher.here != [3]:
                await watcher.receive()
        while watcher.here:
            await watcher.receive()
        async with server.at(code, ann) as client:
            assert client.welcome["seat"] == 3
            while watcher.here != [3]:
                await watcher.receive()


@served
async def test_who_comes_back_hears_what_was_missed_and_nothing_twice(server: Running) -> None:
    ann, code = await a_table(server)
    async with server.at(code, ann) as first:
        await first.done("sit", seat=0)
        await first.told_when(lambda told: told["seat"] == 0)
    async with server.at(code, ann) as other:
        await other.done("say", words="Meanwhile")
    async with server.at(code, ann, before=first) as again:
        assert [item["words"] for item in again.welcome["heard"]] == ["Meanwhile"]


@served
async def test_before_the_game_those_who_look_on_are_told_by_their_names(server: Running) -> None:
    ann, code = await a_table(server)
    eve = await server.guest("Eve")
    async with server.at(code, ann) as client:
        assert client.onlookers == ["Ann"]
        await client.done("sit", seat=0)
        while client.onlookers:
            await client.receive()
        async with server.at(code), server.at(code, eve) as onlooker, server.at(code, eve):
            assert onlooker.onlookers == ["Eve", None]
            await server.ask("PATCH", "/api/me", eve, {"name": "Eva"})
            while client.onlookers != ["Eva", None]:
                await client.receive()
        while client.onlookers:
            await client.receive()


@served
async def test_in_a_game_spectators_come_and_go_unseen(server: Running) -> None:
    """A name is heard by all, and who is out of the game may not speak (TALK-2)."""
    ann, code = await a_table(server)
    async with server.at(code) as watcher, server.at(code, ann) as client:
        await client.done("sit", seat=0)
        for seat in range(1, 4):
            await client.done("bot", seat=seat, level="easy")
        await client.done("start")
        for present in (watcher, client):
            while present.onlookers:
                await present.receive()
        async with server.at(code, await server.guest("Eve")) as other:
            assert other.onlookers == []
        await client.send(type="ping")
        while (message := await client.receive())["type"] != "pong":
            assert message["type"] != "presence"


def test_whoever_reads_too_slowly_is_let_go() -> None:
    async def scenario() -> None:
        subscriber = Subscriber(None)
        subscriber.send_text("x" * MOST_WAITING)
        subscriber.send(Pong())
        subscriber.send(Pong())
        assert "reads-too-slowly" in (await subscriber.next() or "")
        assert await subscriber.next() is None
        assert subscriber.close_code == TOO_SLOW

    asyncio.run(scenario())


def test_a_welcome_leaves_all_the_room_for_what_comes_after() -> None:
    async def scenario() -> None:
        subscriber = Subscriber(None)
        subscriber.welcome("w" * MOST_WAITING * 2)
        subscriber.send_text("x" * MOST_WAITING)
        assert (await subscriber.next() or "")[0] == "w"
        assert (await subscriber.next() or "")[0] == "x"
        subscriber.send_text("y" * MOST_WAITING)
        subscriber.send(Pong())
        assert "reads-too-slowly" in (await subscriber.next() or "")

    asyncio.run(scenario())
