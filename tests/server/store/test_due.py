"""What is due is kept until it has been answered, and one process at a time takes it up."""

import asyncio

from panicroom.server.store import Due, Store
from tests.server.store.temporary_store import in_store, moved, set_up

LATE, SOON, LAST = (
    Due("t", 1, 0, 30, "bot"),
    Due("u", 1, 1, 20, "clock"),
    Due("t", 2, 0, 40, "order"),
)


async def plan(store: Store) -> None:
    await set_up(store)
    await set_up(store, "u")
    assert await store.due.replace("t", 1, [LATE, LAST])
    assert await store.due.replace("u", 1, [SOON])


@in_store
async def test_all_that_is_due_at_a_table_comes_with_what_is_due_soon(store: Store) -> None:
    await plan(store)
    assert await store.due.before(30) == [SOON, LATE, LAST]
    assert await store.due.before(20) == [SOON]
    assert await store.due.before(19) == []


@in_store
async def test_put_again_it_takes_the_place_of_all_that_was_there(store: Store) -> None:
    await plan(store)
    assert await store.due.replace("t", 1, [LAST])
    assert await store.due.of("t") == [LAST]
    assert await store.due.replace("t", 1, [])
    assert await store.due.of("t") == []


@in_store
async def test_what_was_due_before_the_last_entry_is_not_put_back(store: Store) -> None:
    await plan(store)
    await store.log.append("t", 1, [moved()], due=[])
    assert not await store.due.replace("t", 1, [LATE])
    assert await store.due.of("t") == []


@in_store
async def test_what_is_overdue_is_claimed_once_until_its_time_is_up(store: Store) -> None:
    await plan(store)
    claims = [store.due.claim(30, until=90, most=9) for _ in range(5)]
    assert sorted(await asyncio.gather(*claims)) == [[], [], [], [], [SOON, LATE]]
    assert await store.due.claim(40, until=90, most=9) == [LAST]
    again = await store.due.claim(90, until=150, most=2)
    assert len(again) == 2


@in_store
async def test_the_oldest_is_claimed_first(store: Store) -> None:
    await plan(store)
    assert await store.due.claim(99, until=500, most=1) == [SOON]
    assert await store.due.claim(99, until=500, most=1) == [LATE]
