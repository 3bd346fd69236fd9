"""What is dead is cleared away, and what lives is left alone, whatever day it is."""

from panicroom.server.process.clock import now
from panicroom.server.services import DAY
from tests.server.running import Running, served, served_with

LONG = 61 * DAY


@served
async def test_a_table_nobody_came_back_to_goes_with_all_that_was_there(server: Running) -> None:
    ann = await server.guest("Ann")
    begun = await server.table(ann, wishes={"seats": 2})
    async with server.at(begun["code"], ann) as host:
        await host.done("sit", seat=0)
        await host.done("bot", seat=1, level="easy")
        await host.done("start")
        await host.done("say", words="anybody?")
    await server.table(ann)
    services = server.services
    await services.clean_up_at(now() + LONG - 2 * DAY)
    assert len((await server.ask("GET", "/api/me/tables", ann)).json()) == 2
    await services.clean_up_at(now() + LONG)
    assert (await server.ask("GET", "/api/me/tables", ann)).json() == []
    assert (await server.ask("GET", f"/api/tables/{begun['code']}")).status_code == 404
    assert (await server.ask("GET", "/api/me/export", ann)).json()["entries"] == []
    assert await services.store.due.of(begun["id"]) == []
    assert services.due_worker.planned == 0
    assert (await server.ask("GET", "/api/me", ann)).status_code == 200


@served
async def test_days_on_which_the_server_was_down_make_no_table_dead(server: Running) -> None:
    """Or a backup that lay in a drawer would be empty the moment it is served."""
    ann = await server.guest("Ann")
    path = f"/api/tables/{(await server.table(ann))['code']}"
    server.services.uptime.down.append((now() + DAY, now() + 59 * DAY))
    await server.services.clean_up_at(now() + LONG)
    assert (await server.ask("GET", path)).status_code == 200
    await server.services.clean_up_at(now() + LONG + 60 * DAY)
    assert (await server.ask("GET", path)).status_code == 404


@served_with(dead_days=365, token_days=30)
async def test_a_guest_without_a_way_back_goes_unless_a_log_speaks_of_them(
    server: Running,
) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    await server.table(ann)
    await server.services.clean_up_at(now() + 29 * DAY)
    assert (await server.ask("GET", "/api/me", bob)).status_code == 200
    await server.services.clean_up_at(now() + 31 * DAY)
    assert (await server.ask("GET", "/api/me", bob)).json()["code"] == "token-revoked"
    assert (await server.ask("GET", "/api/me", ann)).status_code == 200


@served_with(token_days=30)
async def test_a_link_that_is_still_good_keeps_its_guest(server: Running) -> None:
    ann = await server.guest("Ann")
    link = (await server.ask("POST", "/api/me/links", ann)).json()["code"]
    store = server.services.store
    assert await store.guests.forget(now() + DAY) == 0
    assert (await server.ask("POST", f"/api/links/{link}")).status_code == 200
    assert await store.guests.forget(now() + DAY) == 1


@served
async def test_what_is_due_at_a_table_the_host_removed_is_forgotten(server: Running) -> None:
    ann = await server.guest("Ann")
    made = await server.table(ann, wishes={"seats": 2}, terms={"pace": 5000, "turn": 3_600_000})
    async with server.at(made["code"], ann) as host:
        await host.done("sit", seat=1)
        await host.done("bot", seat=0, level="easy")
        await host.done("start")
    services = server.services
    due = await services.store.due.of(made["id"])
    assert due
    await services.store.tables.remove(made["id"])
    services.tables.loaded.clear()
    await services.answer(due[0])
    assert services.due_worker.planned == 0
    assert made["id"] not in services.tables.loaded
