"""Housekeeping of a running server."""

from panicroom.server.process.retention import DAY
from tests.server.running import Running, served


@served
async def test_a_link_that_is_still_good_keeps_its_guest(server: Running) -> None:
    ann = await server.guest("Ann")
    link = (await server.ask("POST", "/api/me/links", ann)).json()["code"]
    store, later = server.services.store, server.services.clock.now() + DAY
    assert await store.guests.forget(later) == 0
    assert (await server.ask("POST", f"/api/links/{link}")).status_code == 200
    assert await store.guests.forget(later) == 1


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
