"""A table where nothing happens any more is marked first, and deleted later."""

from panicroom.server.store import Due, Store
from tests.server.store.temporary_store import MADE, in_store, moved, set_up, sit_down

LATE = 5 * MADE


async def marks(store: Store) -> dict[str, int | None]:
    return {kept.table.id: kept.marked for kept in await store.tables.kept()}


@in_store
async def test_a_table_is_marked_when_nothing_has_happened_there_since_then(store: Store) -> None:
    await set_up(store, "dead")
    await set_up(store, "alive")
    await store.log.append("alive", 1, [moved(at=3 * MADE)])
    assert await store.removal.mark(2 * MADE, now=LATE) == ["dead"]
    assert await marks(store) == {"alive": None, "dead": LATE}
    assert await store.removal.mark(2 * MADE, now=LATE + 1) == []
    assert await marks(store) == {"alive": None, "dead": LATE}


@in_store
async def test_only_a_table_that_was_marked_by_then_is_deleted_with_its_log(store: Store) -> None:
    await sit_down(store, "ann")
    await set_up(store, "dead")
    await set_up(store, "alive")
    words = moved(guest="ann", words="hello")
    await store.log.append("dead", 1, [words], due=[Due("dead", 1, 0, 5, "bot")])
    await store.log.append("alive", 1, [words._replace(at=3 * MADE)])
    await store.removal.mark(2 * MADE, now=LATE)
    assert await store.removal.delete_marked(LATE - 1) == []
    assert await store.removal.delete_marked(LATE) == ["dead"]
    assert await store.tables.find("dead") is None
    assert await store.log.read("dead") == []
    assert await store.due.of("dead") == []
    assert (await store.log.read("alive"))[-1].words == "hello"


@in_store
async def test_an_entry_takes_the_mark_away(store: Store) -> None:
    await set_up(store)
    await store.removal.mark(MADE, now=LATE)
    await store.log.append("t", 1, [moved(at=LATE)])
    assert await marks(store) == {"t": None}
    assert await store.removal.delete_marked(9 * LATE) == []


@in_store
async def test_a_table_that_is_restored_has_all_its_time_again(store: Store) -> None:
    await set_up(store)
    assert not await store.removal.restore("t")
    await store.removal.mark(MADE, now=LATE)
    assert await store.removal.restore("t")
    assert await marks(store) == {"t": None}
    assert await store.removal.mark(LATE - 1, now=2 * LATE) == []
    assert await store.removal.mark(LATE, now=2 * LATE) == ["t"]


@in_store
async def test_the_newest_time_is_that_of_an_entry_or_a_mark(store: Store) -> None:
    assert await store.removal.newest() is None
    await set_up(store, "t")
    assert await store.removal.newest() == MADE
    await store.removal.mark(MADE, now=LATE)
    assert await store.removal.newest() == LATE
    await set_up(store, "u")
    await store.log.append("u", 1, [moved(at=2 * LATE)])
    assert await store.removal.newest() == 2 * LATE
