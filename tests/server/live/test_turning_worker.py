"""Turning points are searched in another process, once for each game, and kept."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from panicroom.kernel.record import Record
from panicroom.server.live import turning_worker
from panicroom.server.live.turning_worker import MOST_OF_ADDRESS, NOT_ASKED, Search, TurningWorker
from panicroom.server.live.workers import TooMuchWork
from panicroom.server.store import CannotStore
from tests.any_game import played
from tests.patience import PATIENCE

ANN, BOB = "192.0.2.1", "192.0.2.2"
POINT = {"step": 3, "before": 0.25, "after": 0.75}
FINDS = f"import json; print(json.dumps({{'points': [{POINT}]}}))"
FAILS = "raise SystemExit(3)"
WAITS = "import time; print('{\"progress\": 0.5}', flush=True); time.sleep(1000)"


class Kept:
    """In place of the store."""

    def __init__(self) -> None:
        self.found: dict[str, Any] = {}

    async def of(self, table: str, kind: str) -> Any:
        return self.found.get(table)

    async def keep(self, table: str, kind: str, found: Any) -> None:
        self.found[table] = found


Scenario = Callable[[TurningWorker, Record], Awaitable[None]]


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Scenario], None]:
    """Runs a scenario with a program in place of the search."""

    def run(program: str, scenario: Scenario) -> None:
        program = "import sys; sys.stdin.read(); " + program
        monkeypatch.setattr(turning_worker, "COMMAND", (sys.executable, "-c", program))
        record = played("panik", "film", seats=2).record

        async def within() -> None:
            worker = TurningWorker(Kept())  # type: ignore[arg-type]
            try:
                await scenario(worker, record)
            finally:
                await worker.finish()

        asyncio.run(asyncio.wait_for(within(), PATIENCE))

    return run


async def until(worker: TurningWorker, table: str, holds: Callable[[Search], bool]) -> Search:
    while not holds(search := await worker.of(table)):
        await asyncio.sleep(0.01)
    return search


def test_what_was_found_is_kept_and_not_searched_again(
    tried: Callable[[str, Scenario], None],
) -> None:
    async def scenario(worker: TurningWorker, record: Record) -> None:
        assert await worker.of("game") == NOT_ASKED
        await worker.begin("game", record, ANN)
        assert (await worker.of("game")).progress == 0
        found = await until(worker, "game", lambda search: search.points is not None)
        assert found == Search(1.0, [POINT])
        await worker.begin("game", record, ANN)
        assert await worker.of("game") == found

    tried(FINDS, scenario)


def test_a_search_that_failed_can_be_asked_for_again(
    tried: Callable[[str, Scenario], None],
) -> None:
    async def scenario(worker: TurningWorker, record: Record) -> None:
        await worker.begin("game", record, ANN)
        assert await until(worker, "game", lambda search: search == NOT_ASKED)
        await worker.begin("game", record, ANN)
        assert (await worker.of("game")).progress is not None

    tried(FAILS, scenario)


def test_what_could_not_be_stored_can_be_searched_again(
    tried: Callable[[str, Scenario], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise CannotStore

    async def scenario(worker: TurningWorker, record: Record) -> None:
        with monkeypatch.context() as full:
            full.setattr(Kept, "keep", fail)
            await worker.begin("game", record, ANN)
            assert await until(worker, "game", lambda search: search == NOT_ASKED)
        await worker.begin("game", record, ANN)
        found = await until(worker, "game", lambda search: search.points is not None)
        assert found == Search(1.0, [POINT])

    tried(FINDS, scenario)


def test_one_searches_at_a_time_few_wait_and_the_end_waits_for_none(
    tried: Callable[[str, Scenario], None],
) -> None:
    async def scenario(worker: TurningWorker, record: Record) -> None:
        for number in range(turning_worker.MOST_WAITING):
            await worker.begin(f"{number}", record, f"address {number}")
        assert await until(worker, "0", lambda search: search.progress == 0.5)
        assert await worker.of("1") == Search(0.0)
        with pytest.raises(TooMuchWork):
            await worker.begin("one more", record, ANN)

    tried(WAITS, scenario)


def test_one_address_does_not_fill_the_line(tried: Callable[[str, Scenario], None]) -> None:
    async def scenario(worker: TurningWorker, record: Record) -> None:
        for number in range(MOST_OF_ADDRESS):
            await worker.begin(f"{number}", record, ANN)
        with pytest.raises(TooMuchWork):
            await worker.begin("one more", record, ANN)
        await worker.begin("one more", record, BOB)
        assert await worker.of("one more") == Search(0.0)

    tried(WAITS, scenario)


def test_the_search_of_the_program_is_the_one_that_is_run() -> None:
    assert turning_worker.COMMAND[1:] == ("-m", "panicroom.replay.worker")
    assert Path(turning_worker.COMMAND[0]).exists()
