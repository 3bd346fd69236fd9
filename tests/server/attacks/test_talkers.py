"""One who talks without end shuts no table: everybody can still join, come back and read."""

import asyncio
from typing import Any

from panicroom.server.live.subscriber import MOST_WAITING
from panicroom.server.protocol import VERSION
from panicroom.server.table.stream import MOST_LINES, MOST_WORDS
from tests.server.party import Party, now, party
from tests.server.running import Client, Json, Running, served, served_with

LINES = 1000
LONG = "x" * 490


async def talk(game: Party, lines: int = LINES) -> None:
    """Bob says as much as the limit of messages allows."""
    for number in range(lines):
        await game.bob.done("say", words=f"{number} {LONG}")
        if number % 20 == 0:
            await asyncio.gather(now(game.ann), now(game.watcher))


async def whole_history(
    server: Running, code: str, token: str | None, client: Client
) -> list[dict[str, Any]]:
    """The last page, and before it all others."""
    heard, since = client.heard, client.first
    while since:
        page = await history(server, code, token, since)
        assert page["seat"] == client.standing["seat"]
        assert 0 < len(page["heard"]) <= MOST_LINES
        assert page["since"] + len(page["heard"]) == since
        heard, since = [*page["heard"], *heard], page["since"]
    return heard


async def history(server: Running, code: str, token: str | None, before: int) -> Json:
    path = f"/api/tables/{code}/history?before={before}"
    answer = await server.ask("GET", path, token)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@served
async def test_after_a_talker_everybody_can_join_and_read(server: Running) -> None:
    async with party(server) as game:
        await talk(game)
        for token in (game.ann_token, game.bob_token, await server.guest("Cat"), None):
            async with server.at(game.code, token, words=True) as worded:
                assert worded.welcome["anew"]
                assert worded.first > LINES / 2
            async with server.at(game.code, token) as client:
                heard = await whole_history(server, game.code, token, client)
                talked = [item["words"] for item in heard if item.get("notice") == "talked"]
                assert talked == [f"{number} {LONG}" for number in range(LINES)]
        await game.goes_on()


@served
async def test_who_comes_back_during_the_talk_misses_nothing_recent(server: Running) -> None:
    async with party(server) as game:
        async with server.at(game.code, game.ann_token) as before:
            pass
        await talk(game, 50)
        async with server.at(game.code, game.ann_token, before) as back:
            assert not back.welcome["anew"]
            assert len(back.welcome["heard"]) == 50
        await talk(game, 500)
        async with server.at(game.code, game.ann_token, back) as late:
            assert late.welcome["anew"]  # too much for one page: the rest can be asked for
        await game.goes_on()


@served
async def test_a_welcome_stays_small_whatever_was_said(server: Running) -> None:
    """Four bytes to a character, and every line told twice: as data and for a screen."""
    async with party(server) as game:
        for _ in range(LINES // 4):
            await game.bob.done("say", words="\N{GRINNING FACE}" * 500)
            await asyncio.gather(now(game.ann), now(game.watcher))
        async with server.raw(game.code) as socket:
            client = Client(socket)
            await client.send(type="hello", version=VERSION, words=True)
            text = await socket.recv(decode=True)
            assert len(text.encode()) < 4 * MOST_WORDS < MOST_WAITING
        await game.goes_on()


@served_with(talk_bytes_per_minute=1024)
async def test_talk_is_limited_for_a_player_and_then_allowed_again(server: Running) -> None:
    async with party(server) as game:
        server.freeze_rate_limits()
        answers = [await game.bob.wish("say", words=LONG) for _ in range(20)]
        said = [answer["type"] for answer in answers].count("ack")
        assert 0 < said < 12
        assert {answer["code"] for answer in answers[said:]} == {"talk-too-much"}
        assert (await game.bob.wish("claim", claim="is-infected red"))["code"] == "talk-too-much"
        await game.ann.done("say", words="I can still talk.")
        later = server.services.monotonic() + 60
        server.services.monotonic = lambda: later
        await game.bob.done("say", words="So can I.")
        await game.goes_on()


@served_with(talk_bytes_per_minute=1024)
async def test_a_limited_player_finds_no_room_on_another_seat(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    code = (await server.table(ann, wishes={"seats": 4}))["code"]
    async with server.at(code, ann) as host, server.at(code, bob) as guest:
        await host.done("sit", seat=0)
        server.freeze_rate_limits()
        for seat in (1, 2, 3):
            await guest.done("sit", seat=seat)
            answers = [await guest.wish("say", words=LONG) for _ in range(20)]
            assert answers[-1]["code"] == "talk-too-much"
            await guest.done("stand")
        await host.done("say", words="There is room for me.")


@served_with(talk_bytes_per_minute=1024)
async def test_who_has_no_seat_uses_up_nobodys_talk(server: Running) -> None:
    async with party(server) as game:
        server.freeze_rate_limits()
        async with server.at(game.code, await server.guest("Cat")) as other:
            for _ in range(100):
                assert (await other.wish("say", words=LONG))["code"] == "no-seat"
        await game.ann.done("say", words="There is room for me.")


@served_with(welcomes_per_minute=10)
async def test_who_joins_without_end_is_told_to_wait(server: Running) -> None:
    async with party(server) as game:  # three of the ten
        server.freeze_rate_limits()
        for _ in range(7):
            async with server.at(game.code, game.ann_token) as client:
                assert client.welcome["type"] == "welcome"
        for name in (game.code, "nosuch"):
            async with server.raw(name) as socket:
                client = Client(socket)
                await client.send(type="hello", version=VERSION)
                assert await client.last_words() == "too-many-welcomes"
        await game.goes_on()


@served_with(welcomes_per_minute=5)
async def test_who_reads_pages_without_end_is_told_to_wait(server: Running) -> None:
    async with party(server) as game:
        server.freeze_rate_limits()
        path = f"/api/tables/{game.code}/history?before=1"
        answers = [await server.ask("GET", path) for _ in range(8)]
        assert [each.status_code for each in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "too-fast"
        await game.goes_on()
