"""The wall clock of the machine is set wrong while people play, by 61 days or by an hour."""

from pathlib import Path

import pytest

from panicroom.server.table.fold import TableFold
from tests.server.machine_clock import DAY, HOUR, SECOND, MachineClock, on_a_machine
from tests.server.party import Party, party
from tests.server.running import Running, running

BUDGET = HOUR // 2


async def answer_what_is_due(server: Running, table: str) -> None:
    """What the worker does when it looks at its queue."""
    services = server.services
    for item in await services.store.due.of(table):
        if item.at <= services.tables._now():
            await services.answer(item)


async def table_of(server: Running, code: str) -> str:
    return str((await server.ask("GET", f"/api/tables/{code}")).json()["id"])


async def stand_ins(game: Party) -> list[str]:
    """The levels of the bots that sit for somebody."""
    table = (await game.server.ask("GET", f"/api/tables/{game.code}")).json()["table"]
    return [chair["level"] for chair in table["chairs"] if chair["level"] is not None]


@on_a_machine
async def test_61_days_forward_one_beat_and_a_restart_delete_no_table(
    folder: Path, clock: MachineClock
) -> None:
    async with running(folder) as server:
        token = await server.guest("Ann")
        code = (await server.table(token))["code"]
        clock.step(61 * DAY)
        await server.services.heartbeat()
    async with running(folder) as server:
        await server.services.clean_up()
        assert (await server.ask("GET", f"/api/tables/{code}")).status_code == 200


@on_a_machine
async def test_steps_with_every_restart_delete_no_table(folder: Path, clock: MachineClock) -> None:
    """There and back, as a machine does whose battery is dead."""
    async with running(folder) as server:
        code = (await server.table(await server.guest("Ann")))["code"]
    for days in (61, -61, -3650, 3650, 61, 61):
        async with running(folder) as server:
            clock.step(days * DAY)
            await server.services.heartbeat()
            await server.services.clean_up()
            assert (await server.ask("GET", f"/api/tables/{code}")).status_code == 200


@on_a_machine
async def test_no_step_expires_a_token_or_a_link_or_deletes_a_guest(
    folder: Path, clock: MachineClock
) -> None:
    async with running(folder) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        link = (await server.ask("POST", "/api/me/links", bob)).json()["code"]
        clock.step(100 * DAY)
        await server.services.heartbeat()
    async with running(folder) as server:
        await server.services.clean_up()
        assert (await server.ask("GET", "/api/me", ann)).status_code == 200
        assert (await server.ask("POST", f"/api/links/{link}")).status_code == 200


@pytest.mark.parametrize("step", [HOUR, 61 * DAY, -HOUR])
def test_a_step_while_they_play_times_nobody_out(tmp_path: Path, step: int) -> None:
    @on_a_machine
    async def times_nobody_out(folder: Path, clock: MachineClock) -> None:
        terms = {"turn": BUDGET, "answer": BUDGET, "pace": 0}
        async with running(folder) as server, party(server, terms=terms) as game:
            table = await table_of(server, game.code)
            clock.step(step)
            await server.services.heartbeat()
            await answer_what_is_due(server, table)
            assert await stand_ins(game) == []
            async with server.at(game.code, game.ann_token) as again:
                assert again.welcome["clock"]["left"] == BUDGET
            await game.goes_on()

    times_nobody_out(tmp_path)


@pytest.mark.parametrize("step", [HOUR, 61 * DAY, -HOUR])
def test_a_step_while_they_play_stops_no_bot(tmp_path: Path, step: int) -> None:
    def moves_of_the_bot(fold: TableFold) -> int:
        return fold.moves[1]

    @on_a_machine
    async def stops_no_bot(folder: Path, clock: MachineClock) -> None:
        async with running(folder) as server:
            ann = await server.guest("Ann")
            made = await server.table(ann, wishes={"seats": 2}, terms={"pace": 5 * SECOND})
            async with server.at(made["code"], ann) as host:
                await host.done("sit", seat=0)
                await host.done("bot", seat=1, level="easy")
                await host.done("start")
                clock.step(step)
                await server.services.heartbeat()
                clock.run(8 * SECOND)
                await answer_what_is_due(server, made["id"])
                await answer_what_is_due(server, made["id"])
                assert await server.services.tables.at(made["id"]).look(moves_of_the_bot) == 1

    stops_no_bot(tmp_path)
