"""A request sent again with the same id counts once, also where its entry has no seat."""

from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from tests.server.party import Party, party
from tests.server.running import Client, Json, Running, served


async def kinds(server: Running, code: str) -> list[str]:
    """The kinds of all entries in the table's log."""
    store = server.services.store
    table = await store.tables.by_code(code)
    assert table is not None
    return [entry.kind for entry in await store.log.read(table.id)]


def after_restart(server: Running, code: str, token: str) -> AbstractAsyncContextManager[Client]:
    """At the table once nothing of it is in memory any more."""
    server.services.tables.loaded.clear()
    return server.at(code, token)


async def current_code(game: Party) -> str:
    answer = await game.server.ask("GET", f"/api/tables/{game.code}", game.ann_token)
    return str(answer.json()["code"])


@served
async def test_a_pause_that_is_repeated_after_the_resume_does_not_pause_again(
    server: Running,
) -> None:
    async with party(server) as game:
        requests = (("a", "pause"), ("b", "resume"), ("a", "pause"))
        for id, type in requests:
            await game.ann.done(type, id=id)
        async with after_restart(server, game.code, game.ann_token) as ann:
            for id, type in requests:
                await ann.done(type, id=id)
        found = await kinds(server, game.code)
        assert (found.count("paused"), found.count("resumed")) == (1, 1)


@served
async def test_a_code_is_renewed_once(server: Running) -> None:
    async with party(server) as game:
        await game.ann.done("renew_code", id="a")
        code = await current_code(game)
        assert code != game.code
        async with after_restart(server, code, game.ann_token) as ann:
            await ann.done("renew_code", id="a")
        assert await current_code(game) == code


REPEATED: list[tuple[str, Json]] = [
    ("lock", {"locked": True}),
    ("change", {"wishes": {"seats": 2}, "terms": {"pace": 0}}),
]


@pytest.mark.parametrize(("type", "fields"), REPEATED, ids=[type for type, _ in REPEATED])
def test_settings_of_the_host_are_changed_once(tmp_path: Any, type: str, fields: Json) -> None:
    @served
    async def scenario(server: Running) -> None:
        token = await server.guest("Ann")
        code = (await server.table(token))["code"]
        async with server.at(code, token) as ann:
            await ann.done(type, id="a", **fields)
        before = await kinds(server, code)
        async with after_restart(server, code, token) as ann:
            await ann.done(type, id="a", **fields)
        assert await kinds(server, code) == before

    scenario(tmp_path)


@served
async def test_the_same_id_of_another_guest_is_another_request(server: Running) -> None:
    async with party(server) as game:
        await game.ann.done("pause", id="a")
        answer = await game.bob.wish("resume", id="a")
        assert (answer["type"], answer["code"]) == ("denied", "host-only")


@served
async def test_a_rematch_is_made_once(server: Running) -> None:
    async with party(server) as game:
        for client in game.players:
            await client.done("vote", end=True)
        await game.ann.done("rematch", id="a")
        tables = len(await server.services.store.tables.kept())
        async with after_restart(server, game.code, game.ann_token) as ann:
            await ann.done("rematch", id="a")
        assert len(await server.services.store.tables.kept()) == tables
        answer = await game.ann.wish("rematch", id="b")
        assert (answer["type"], answer["code"]) == ("denied", "rematch-made")
