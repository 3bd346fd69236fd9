"""The one writer: together in one commit, and nobody pays for another's mistake."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from panicroom.server.store import Appended, LostRace, Store, Unknown, open_store
from panicroom.server.store import writer as writing
from panicroom.server.store.appending import append_all
from panicroom.server.store.requests import Outcome, Request
from tests.server.store.temporary_store import address, in_store, moved, numbers, set_up, sit_down

TABLES = [f"t{number}" for number in range(20)]


class Counted:
    """Counts transactions, each with the number of its requests."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.groups: list[int] = []
        monkeypatch.setattr(writing, "append_all", self.append_all)

    def append_all(self, connection: Connection, requests: list[Request]) -> list[Outcome]:
        self.groups.append(len(requests))
        return append_all(connection, requests)


def test_whoever_waits_is_committed_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)

    async def scenario() -> None:
        async with open_store(address(tmp_path)) as store:
            for table in TABLES:
                await set_up(store, table)
            await asyncio.gather(*(store.log.append(table, 1, [moved()]) for table in TABLES))

    asyncio.run(scenario())
    assert counted.groups == [len(TABLES)]


@in_store
async def test_one_that_cannot_be_written_does_not_stop_the_others(store: Store) -> None:
    await sit_down(store, "ann")
    for table in ("t", "u", "v"):
        await set_up(store, table)
    unwritable = moved(guest="ann", words="\ud800")  # half a character
    answers = await asyncio.gather(
        store.log.append("t", 1, [moved()]),
        store.log.append("u", 9, [moved()]),
        store.log.append("gone", 0, [moved()]),
        store.log.append("v", 1, [unwritable]),
        store.log.append("v", 1, [moved()]),
        return_exceptions=True,
    )
    kinds = [type(answer) for answer in answers]
    assert kinds == [Appended, LostRace, Unknown, UnicodeEncodeError, Appended]
    assert [await numbers(store, table) for table in ("t", "u", "v")] == [[1, 2], [1], [1, 2]]


@in_store
async def test_of_two_at_the_same_place_the_first_is_written(store: Store) -> None:
    await set_up(store)
    first, second = await asyncio.gather(
        store.log.append("t", 1, [moved("a", 0)]),
        store.log.append("t", 1, [moved("b", 1)]),
        return_exceptions=True,
    )
    assert first == Appended(2)
    assert isinstance(second, LostRace)


@in_store
async def test_somebody_who_went_away_leaves_the_others_waiting_for_nothing(store: Store) -> None:
    await set_up(store)
    await set_up(store, "u")
    gone = asyncio.create_task(store.log.append("t", 1, [moved()]))
    stays = asyncio.create_task(store.log.append("u", 1, [moved()]))
    await asyncio.sleep(0)  # both have begun to wait
    gone.cancel()
    assert await stays == Appended(2)
    assert gone.cancelled()


def test_closing_writes_what_waits_and_takes_nothing_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_store(address(tmp_path)) as store:
            await set_up(store)
            waiting = asyncio.create_task(store.log.append("t", 1, [moved()]))
            await asyncio.sleep(0)
        assert await waiting == Appended(2)
        with pytest.raises(RuntimeError):
            await store.log.append("t", 2, [moved()])
        async with open_store(address(tmp_path)) as store:
            assert await numbers(store) == [1, 2]

    asyncio.run(scenario())
