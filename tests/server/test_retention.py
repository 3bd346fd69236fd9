"""What is dead is cleared away, and what lives is left alone, whatever day it is."""

import asyncio
from pathlib import Path

import pytest

from panicroom.server.process.uptime import NAME as UPTIME
from tests.server.machine_clock import DAY, MachineClock, on_a_machine, run_for
from tests.server.running import Running, running


async def clean_up_after(server: Running, clock: MachineClock, days: int) -> None:
    await run_for(server, clock, days * DAY)
    await server.services.clean_up()


async def is_there(server: Running, code: str) -> bool:
    return (await server.ask("GET", f"/api/tables/{code}")).status_code == 200


async def is_marked(server: Running) -> bool:
    [kept] = await server.services.store.tables.kept()
    return kept.marked is not None


@on_a_machine
async def test_a_table_nobody_came_back_to_goes_with_all_that_was_there(
    folder: Path, clock: MachineClock
) -> None:
    async with running(folder) as server:
        ann = await server.guest("Ann")
        begun = await server.table(ann, wishes={"seats": 2})
        async with server.at(begun["code"], ann) as host:
            await host.done("sit", seat=0)
            await host.done("bot", seat=1, level="easy")
            await host.done("start")
            await host.done("say", words="anybody?")
        await server.table(ann)
        services = server.services
        while services.due_worker.planned:  # the bot has still to answer
            await asyncio.sleep(0)
        for days in (59, 1, 6):  # quiet, marked, still marked
            await clean_up_after(server, clock, days)
            assert len((await server.ask("GET", "/api/me/tables", ann)).json()) == 2
        await clean_up_after(server, clock, 1)
        assert (await server.ask("GET", "/api/me/tables", ann)).json() == []
        assert not await is_there(server, begun["code"])
        assert (await server.ask("GET", "/api/me/export", ann)).json()["entries"] == []
        assert begun["id"] not in services.tables.loaded
        assert (await server.ask("GET", "/api/me", ann)).status_code == 200


@on_a_machine
async def test_days_on_which_the_server_was_down_make_no_table_dead(
    folder: Path, clock: MachineClock
) -> None:
    """Or a backup that lay in a drawer would be empty the moment it is served."""
    async with running(folder) as server:
        code = (await server.table(await server.guest("Ann")))["code"]
        await run_for(server, clock, 59 * DAY)
    clock.step(1000 * DAY)
    async with running(folder) as server:
        await server.services.clean_up()
        assert not await is_marked(server)
        await clean_up_after(server, clock, 1)
        assert await is_marked(server)
    clock.step(1000 * DAY)
    async with running(folder) as server:
        await clean_up_after(server, clock, 6)
        assert await is_there(server, code)
        await clean_up_after(server, clock, 1)
        assert not await is_there(server, code)


@on_a_machine
async def test_who_comes_back_to_a_marked_table_keeps_it(folder: Path, clock: MachineClock) -> None:
    async with running(folder) as server:
        ann = await server.guest("Ann")
        code = (await server.table(ann, wishes={"seats": 2}))["code"]
        await clean_up_after(server, clock, 60)
        assert await is_marked(server)
        async with server.at(code, ann) as host:
            await host.done("sit", seat=0)
        assert not await is_marked(server)
        await clean_up_after(server, clock, 59)
        assert await is_there(server, code)
        assert not await is_marked(server)


@on_a_machine
async def test_when_the_uptime_is_lost_nothing_grows_old_by_it(
    folder: Path, clock: MachineClock
) -> None:
    """How long the server has run since the mark is then not known: the week begins again."""
    async with running(folder) as server:
        code = (await server.table(await server.guest("Ann")))["code"]
        await clean_up_after(server, clock, 60)
        await run_for(server, clock, 6 * DAY)
    (folder / "data" / UPTIME).unlink()
    clock.step(61 * DAY)
    async with running(folder) as server:
        await clean_up_after(server, clock, 6)
        assert await is_there(server, code)
        await clean_up_after(server, clock, 1)
        assert not await is_there(server, code)


def test_the_host_reads_in_the_log_what_is_marked_and_what_is_deleted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[tuple[str, str]] = []

    @on_a_machine
    async def tell(folder: Path, clock: MachineClock) -> None:
        async with running(folder) as server:
            told.append(("table", (await server.table(await server.guest("Ann")))["id"]))
            await clean_up_after(server, clock, 60)
            await clean_up_after(server, clock, 7)

    tell(tmp_path)
    [(_, table)] = told
    lines = [each.message for each in caplog.records if getattr(each, "table", None) == table]
    assert [line.split(",")[0] for line in lines] == ["table marked", "table deleted"]


@on_a_machine
async def test_a_guest_without_a_way_back_goes_unless_a_log_speaks_of_them(
    folder: Path, clock: MachineClock
) -> None:
    async with running(folder, dead_days=365, token_days=30) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await server.table(ann)
        await clean_up_after(server, clock, 29)
        assert (await server.ask("GET", "/api/me", bob)).status_code == 200
        ann = (await server.ask("POST", "/api/me/token", ann)).json()["token"]
        await clean_up_after(server, clock, 2)
        guests = server.services.store.guests
        assert await guests.find(bob.split(".")[0]) is None
        assert (await server.ask("GET", "/api/me", bob)).json()["code"] == "token-expired"
        assert (await server.ask("GET", "/api/me", ann)).status_code == 200


@on_a_machine
async def test_a_token_and_a_link_last_as_long_as_the_server_runs(
    folder: Path, clock: MachineClock
) -> None:
    async with running(folder, token_days=30, link_hours=48) as server:
        ann = await server.guest("Ann")
        early, late = [
            (await server.ask("POST", "/api/me/links", ann)).json()["code"] for _ in range(2)
        ]
    clock.step(100 * DAY)
    async with running(folder, token_days=30, link_hours=48) as server:
        await clean_up_after(server, clock, 1)
        assert (await server.ask("POST", f"/api/links/{early}")).status_code == 200
        await run_for(server, clock, 1 * DAY)
        assert (await server.ask("POST", f"/api/links/{late}")).status_code == 404
        await run_for(server, clock, 27 * DAY)
        assert (await server.ask("GET", "/api/me", ann)).status_code == 200
        await run_for(server, clock, 1 * DAY)
        assert (await server.ask("GET", "/api/me", ann)).json()["code"] == "token-expired"
