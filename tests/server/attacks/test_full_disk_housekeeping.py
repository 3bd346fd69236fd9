"""A full disk, and what the server does by itself: health checks, cleanup, heartbeats, closing."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from panicroom.server.process.retention import DAY
from panicroom.server.store import CannotStore
from tests.server.attacks.failing_disk import files_at_most, full_disk
from tests.server.running import Running, running, served


@served
async def test_ready_means_that_something_can_be_stored(server: Running) -> None:
    await server.guest("Ann")
    at = 1000.0
    server.services.monotonic = lambda: at
    assert (await server.ask("GET", "/readyz")).status_code == 200
    with full_disk(server):
        at += 1
        answer = await server.ask("GET", "/readyz")
        assert (answer.status_code, answer.json()) == (503, {"code": "not-ready"})
        assert (await server.ask("GET", "/healthz")).status_code == 200
    at += 1
    assert (await server.ask("GET", "/readyz")).status_code == 200


@served
async def test_asking_whether_it_is_ready_does_not_load_the_disk(server: Running) -> None:
    await server.guest("Ann")
    at, path = 1000.0, Path(server.services.settings.database.removeprefix("sqlite:///") + "-wal")
    server.services.monotonic = lambda: at
    await server.ask("GET", "/readyz")
    size = path.stat().st_size
    answers = await asyncio.gather(*(server.ask("GET", "/readyz") for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert path.stat().st_size == size
    at += 1
    await asyncio.gather(*(server.ask("GET", "/readyz") for _ in range(50)))
    assert 0 < path.stat().st_size - size < 10 * 4200  # one commit
    assert await server.services.store.guests.find("") is None


def test_a_cleanup_that_fails_half_way_has_told_what_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @served
    async def scenario(server: Running) -> None:
        made = await server.table(await server.guest("Ann"))
        services = server.services
        removal, clock = services.store.removal, services.clock
        await removal.mark(clock.now(), clock.now() - 8 * DAY)
        with full_disk(server), pytest.raises(CannotStore):
            await services.clean_up()
        assert await services.store.tables.find(made["id"]) is not None

        async def fail(*_: object) -> list[str]:
            raise CannotStore

        services.tables.at(made["id"])
        with monkeypatch.context() as broken:
            broken.setattr(removal, "mark", fail)
            with pytest.raises(CannotStore):
                await services.clean_up()
        assert made["id"] not in services.tables.loaded
        deleted = [record for record in caplog.records if "table deleted" in record.message]
        assert [getattr(record, "table", None) for record in deleted] == [made["id"]]
        await services.clean_up()

    scenario(tmp_path)


def test_heartbeats_go_on_and_one_line_says_that_they_are_not_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @served
    async def scenario(server: Running) -> None:
        services = server.services
        await services.heartbeat()
        path = services.settings.data / "uptime.json"
        before = path.read_text()
        with files_at_most(0):
            await services.heartbeat()
            await services.heartbeat()
        assert path.read_text() == before
        await services.heartbeat()
        assert json.loads(path.read_text())["beat"] == services.clock.last_beat

    scenario(tmp_path)
    assert [each.message for each in caplog.records].count("heartbeat was not written") == 1


def test_a_server_closes_in_order_on_a_full_disk_and_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path))
            token = await server.guest("Ann")
            code = (await server.table(token))["code"]
            with files_at_most(0):
                await stack.aclose()
        async with running(tmp_path) as server:
            assert (await server.ask("GET", f"/api/tables/{code}", token)).status_code == 200

    asyncio.run(scenario())
