"""What is due is kept until it has been answered."""

from panicroom.server.store import Due, Store
from tests.server.store.temporary_store import in_store, set_up


@in_store
async def test_what_is_due_comes_in_its_order_and_stays(store: Store) -> None:
    await set_up(store)
    await set_up(store, "u")
    late, soon, last = (
        Due("t", 1, 0, 30, "bot"),
        Due("u", 1, 1, 20, "clock"),
        Due("t", 2, 0, 40, "order"),
    )
    for item in (late, soon, last):
        await store.due.put(item)
    assert await store.due.before(30, 9) == [soon, late]
    assert await store.due.before(30, 9) == [soon, late]
    assert await store.due.before(99, 1) == [soon]
    assert await store.due.before(19, 9) == []


@in_store
async def test_put_again_it_takes_the_place_of_the_first(store: Store) -> None:
    await set_up(store)
    await store.due.put(Due("t", 1, 0, 30, "bot"))
    await store.due.put(Due("t", 1, 0, 60, "bot"))
    assert await store.due.of("t") == [Due("t", 1, 0, 60, "bot")]
