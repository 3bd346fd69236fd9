"""Messages that are broken, too large, or nothing a client says: named, and the table goes on."""

import json
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from panicroom.server.protocol import VERSION
from tests.server.party import party
from tests.server.running import Client, Running, served

HELLO = {"type": "hello", "version": VERSION}
LIMIT = 64 * 1024


async def closing(connection: ClientConnection) -> int | None:
    await connection.wait_closed()
    return connection.close_code


@served
async def test_a_hello_is_read_strictly(server: Running) -> None:
    async with party(server) as game:
        for hello, code in [
            ({}, "hello-first"),
            ([HELLO], "hello-first"),
            (HELLO | {"version": True}, "hello-first"),
            (HELLO | {"version": 1 << 80}, "hello-first"),
            (HELLO | {"version": VERSION + 1}, "other-version"),
            (HELLO | {"version": 0}, "other-version"),
            (HELLO | {"guest": "a" * 16}, "hello-first"),
            (HELLO | {"token": 7}, "hello-first"),
            (HELLO | {"seen": {"seat": 0}}, "hello-first"),
            (HELLO | {"seen": {"seat": 0, "number": -1}}, "hello-first"),
        ]:
            async with server.raw(game.code) as connection:
                await connection.send(json.dumps(hello))
                assert await Client(connection).last_words() == code, hello
        await game.goes_on()


@served
async def test_who_claims_to_have_heard_another_seat_hears_only_the_own(server: Running) -> None:
    async with party(server) as game:
        for seen in ({"seat": 1, "number": 1}, {"seat": None, "number": 1 << 30}):
            async with server.raw(game.code) as connection:
                client = Client(connection)
                await client.send(**HELLO, token=game.ann_token, seen=seen)
                welcome = await client.receive()
                assert (welcome["seat"], welcome["anew"]) == (0, True)
        await game.goes_on()


@served
async def test_what_is_too_large_ends_its_connection(server: Running) -> None:
    async with party(server) as game:
        large = json.dumps({"type": "say", "id": "a", "words": "x" * LIMIT})
        pieces = [large[at : at + 1000] for at in range(0, len(large), 1000)]
        for message in (large, large.encode(), pieces):
            async with server.at(game.code, game.bob_token) as client:
                with suppress(ConnectionClosed):
                    await client.socket.send(message)
                assert await closing(client.socket) == 1009
        async with server.raw(game.code) as connection:
            await connection.send(large)
            assert await closing(connection) == 1009
        assert "xxxx" not in str(game.watcher.heard)
        await game.goes_on()


@served
async def test_text_that_is_no_text_ends_its_connection(server: Running) -> None:
    async with party(server) as game:
        async with server.at(game.code, game.bob_token) as client:
            async with client.socket.send_context():
                client.socket.protocol.send_text(b'{"type":"say","id":"a","words":"\xff"}')
            assert await closing(client.socket) == 1007
        await game.goes_on()


@served
async def test_each_broken_message_is_answered_and_nothing_is_done(server: Running) -> None:
    say: dict[str, Any] = {"type": "say", "id": "a", "words": "done"}
    broken: list[tuple[str | bytes, str, str | None]] = [
        ("", "not-json", None),
        (json.dumps(say).encode(), "not-json", None),  # in a binary frame
        ("\ufeff" + json.dumps(say), "not-json", None),
        (json.dumps(say) + "x", "not-json", None),
        (json.dumps([say]), "malformed", None),
        ("[" * 60_000, "not-json", None),
        ('{"a":' * 10_000 + "1" + "}" * 10_000, "not-json", None),
        ('{"type":"sit","id":"a","seat":NaN}', "malformed", "seat"),
        ('{"type":"sit","id":"a","seat":1e400}', "malformed", "seat"),
        ('{"type":"sit","id":"a","seat":' + "9" * 5000 + "}", "not-json", None),
        ('{"type":"sit","id":"a","seat":99999999999999999999}', "malformed", "seat"),
        ('{"type":"sit","id":"a","seat":"0"}', "malformed", "seat"),
        ('{"type":"say","id":"a","words":"\\ud800"}', "not-json", None),
        (json.dumps(say | {"seat": 1}), "malformed", "seat"),
        (json.dumps(say | {"words": "x" * 2001}), "malformed", "words"),
        (json.dumps(say | {"words": ["x"]}), "malformed", "words"),
        (json.dumps(say | {"id": "a" * 41}), "malformed", "id"),
        (json.dumps(say | {"id": "'; --"}), "malformed", "id"),
        (json.dumps(say | {"id": None}), "malformed", "id"),
        (json.dumps(say | {"type": "SAY"}), "unknown-type", "type"),
        (json.dumps(say | {"type": ["say"]}), "unknown-type", "type"),
        (json.dumps({"id": "a"}), "unknown-type", "type"),
        (json.dumps(HELLO), "hello-again", None),
    ]
    async with party(server) as game:
        for text, code, field in broken:
            await game.bob.socket.send(text)
            answer = await game.bob.until("error", "ack")
            assert (answer.get("code"), answer.get("field")) == (code, field), text[:80]
            is_named = '"id": "a"' in str(text) or '"id":"a"' in str(text)
            is_read = code not in ("not-json", "hello-again") and not str(text).startswith("[")
            assert answer["id"] == ("a" if is_named and is_read else None), text[:80]
        assert "done" not in str(game.bob.heard)
        await game.goes_on()


@served
async def test_of_two_fields_of_one_name_the_last_counts(server: Running) -> None:
    async with party(server) as game:
        await game.bob.socket.send('{"type":"say","id":"a","words":"one","words":"two"}')
        assert (await game.bob.until("ack"))["id"] == "a"
        await game.watcher.told_when(lambda told: "two" in str(told["heard"]))
        assert "'one'" not in str(game.watcher.heard)
        await game.goes_on()
