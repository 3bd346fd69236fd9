"""What servers have in common: named texts, and whether the logs in memory are still whole."""

import asyncio
import time

from panicroom.server.store import Head, Store
from panicroom.server.store.shared import Change
from tests.server.store.temporary_store import in_store, moved, set_up, sit_down

HOUR = 3600_000


@in_store
async def test_of_many_who_make_it_at_once_all_are_shown_the_same(store: Store) -> None:
    def make(number: int) -> Change:
        return lambda before, _: before or f"{number}"

    made = await asyncio.gather(*(store.shared.change("key", make(n)) for n in range(8)))
    assert {*made} == {await store.shared.of("key")}


@in_store
async def test_nobody_s_change_is_lost(store: Store) -> None:
    count = [
        store.shared.change("n", lambda before, _: f"{int(before or 0) + 1}") for _ in range(9)
    ]
    await asyncio.gather(*count)
    assert await store.shared.of("n") == "9"
    assert await store.shared.of("other") is None


@in_store
async def test_the_time_is_that_of_the_database(store: Store) -> None:
    told = int(await store.shared.change("time", lambda _, time: f"{time}"))
    assert abs(told - time.time() * 1000) < HOUR


@in_store
async def test_the_head_of_a_log_counts_entries_and_deletions_of_words(store: Store) -> None:
    await sit_down(store, "ann")
    await set_up(store)
    await set_up(store, "u")
    assert await store.log.heads(["t", "u", "gone"]) == {"t": Head(1, 0), "u": Head(1, 0)}
    await store.log.append("t", 1, [moved(), moved(guest="ann", words="hello")])
    assert await store.log.heads(["t"]) == {"t": Head(3, 0)}
    assert await store.guests.delete("ann")
    assert await store.log.heads(["t", "u"]) == {"t": Head(3, 1), "u": Head(1, 0)}


@in_store
async def test_a_job_is_done_by_one_at_a_time(store: Store) -> None:
    async with store.jobs.alone("sweep") as mine:
        assert mine
        async with store.jobs.alone("other") as other:
            assert other
    async with store.jobs.alone("sweep") as mine:
        assert mine
