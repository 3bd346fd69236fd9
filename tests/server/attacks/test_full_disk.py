"""A disk that is full at every place where something is written: whoever asked is told so, nothing
is acknowledged that is not stored, and once there is room the same request succeeds."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from panicroom.server.process.logs import JsonFormatter
from panicroom.server.process.retention import DAY
from panicroom.server.store import CannotStore
from tests.server.attacks.failing_disk import full_disk
from tests.server.party import Party, now, party
from tests.server.running import Running, served

Ask = Callable[[], Awaitable[Any]]


async def refused_until_there_is_room(server: Running, ask: Ask, code: int) -> Any:
    """The same request, while the disk is full and afterwards."""
    with full_disk(server):
        answer = await ask()
        assert (answer.status_code, answer.json()["code"]) == (503, "cannot-store")
        assert answer.json()["said"]["id"] == "denial-cannot-store"
    answer = await ask()
    assert answer.status_code == code, answer.text
    return answer


async def entries(game: Party) -> int:
    store = game.server.services.store
    table = await store.tables.by_code(game.code)
    assert table is not None
    return len(await store.log.read(table.id))


@served
async def test_an_entry_that_is_not_stored_is_neither_acknowledged_nor_told(
    server: Running,
) -> None:
    async with party(server) as game:
        await now(game.watcher)
        before, told = await entries(game), game.watcher.standing["number"]
        with full_disk(server):
            for _ in range(2):
                answer = await game.ann.wish("say", id="once", words="Hello")
                assert (answer["type"], answer["code"]) == ("error", "cannot-store")
            await now(game.watcher)
        assert game.watcher.standing["number"] == told
        assert await entries(game) == before
        await game.ann.done("say", id="once", words="Hello")
        await game.ann.done("say", id="once", words="Hello")
        assert await entries(game) == before + 1
        await game.goes_on()


@served
async def test_all_who_wait_for_one_commit_are_told(server: Running) -> None:
    async with party(server) as game:
        with full_disk(server):
            answers = await asyncio.gather(
                game.ann.wish("say", words="a"), game.bob.wish("say", words="b")
            )
            assert [answer["code"] for answer in answers] == ["cannot-store"] * 2
        await game.goes_on()


@served
async def test_a_table_is_opened_when_there_is_room(server: Running) -> None:
    ann = await server.guest("Ann")
    new = {"game": "panik", "wishes": {"seats": 2}}

    async def ask() -> Any:
        return await server.ask("POST", "/api/tables", ann, new)

    await refused_until_there_is_room(server, ask, 201)
    assert len((await server.ask("GET", "/api/me/tables", ann)).json()) == 1


@served
async def test_a_guest_who_is_refused_leaves_nothing_behind(server: Running) -> None:
    await server.guest("Ann")

    async def ask() -> Any:
        return await server.ask("POST", "/api/guests", None, {"name": "Bob"})

    answer = await refused_until_there_is_room(server, ask, 201)
    assert (await server.ask("GET", "/api/me", answer.json()["token"])).status_code == 200
    assert await server.services.store.guests.forget(server.services.clock.now() + DAY) == 2


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("POST", "/api/me/links", 201),
        ("POST", "/api/links/{link}", 200),
        ("DELETE", "/api/me/links/{link}", 204),
        ("DELETE", "/api/me/links", 204),
        ("DELETE", "/api/me/devices/{device}", 204),
        ("DELETE", "/api/me/devices", 204),
        ("POST", "/api/me/token", 200),
        ("DELETE", "/api/me", 204),
    ],
)
def test_links_devices_and_tokens_change_when_there_is_room(
    tmp_path: Path, method: str, path: str, code: int
) -> None:
    @served
    async def scenario(server: Running) -> None:
        ann = await server.guest("Ann")
        link = (await server.ask("POST", "/api/me/links", ann)).json()["code"]
        other = (await server.ask("POST", "/api/me/links", ann)).json()["code"]
        await server.ask("POST", f"/api/links/{other}")
        devices = (await server.ask("GET", "/api/me/devices", ann)).json()
        device = next(each["id"] for each in devices if not each["here"])

        async def ask() -> Any:
            return await server.ask(method, path.format(link=link, device=device), ann)

        await refused_until_there_is_room(server, ask, code)

    scenario(tmp_path)


@served
async def test_a_new_name_reaches_the_table_when_there_is_room(server: Running) -> None:
    async with party(server) as game:

        async def ask() -> Any:
            return await server.ask("PATCH", "/api/me", game.ann_token, {"name": "Zoe"})

        with full_disk(server):
            assert (await ask()).json()["code"] == "cannot-store"
            assert (await server.ask("GET", "/api/me", game.ann_token)).json()["name"] == "Ann"
        assert (await ask()).json()["name"] == "Zoe"
        await game.bob.told_when(lambda told: "Zoe" in json.dumps(told["table"]))
        await game.goes_on()


@served
async def test_what_a_bot_owes_is_done_when_there_is_room(server: Running) -> None:
    ann = await server.guest("Ann")
    made = await server.table(ann, wishes={"seats": 2}, terms={"pace": 5000, "turn": 3_600_000})
    async with server.at(made["code"], ann) as host:
        await host.done("sit", seat=1)
        await host.done("bot", seat=0, level="easy")
        await host.done("start")
        services = server.services
        item = (await services.store.due.of(made["id"]))[0]
        with full_disk(server), pytest.raises(CannotStore):
            await services.answer(item)
        assert services.due_worker.planned
        await services.answer(item)


def test_the_log_names_a_full_disk_once_and_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @served
    async def scenario(server: Running) -> None:
        async with party(server) as game:
            with full_disk(server):
                for _ in range(5):
                    await game.ann.wish("say", words="secret")
            await game.goes_on()

    caplog.set_level(logging.INFO)
    scenario(tmp_path)
    lines = [JsonFormatter().format(record) for record in caplog.records]
    assert sum("nothing can be stored" in line for line in lines) == 1
    assert sum("can be stored again" in line for line in lines) == 1
    assert "secret" not in "".join(lines)
