"""Tables are found by id or code, and listed if they want to be."""

import pytest

from panicroom.server.store import Store, Table, Unknown
from tests.server.store.temporary_store import MADE, in_store, moved, set_up, sit_down


@in_store
async def test_a_table_is_found_by_id_and_by_code(store: Store) -> None:
    table = await set_up(store)
    assert await store.tables.find("t") == table
    assert await store.tables.by_code("code-t") == table
    assert await store.tables.find("code-t") is None
    assert await store.tables.by_code("t") is None


@in_store
async def test_a_new_table_has_the_first_entry_of_its_log(store: Store) -> None:
    await set_up(store)
    assert [entry.kind for entry in await store.log.read("t")] == ["created"]


@in_store
async def test_a_table_whose_first_entry_fails_is_not_there(store: Store) -> None:
    table = Table("t", "code", "panik", "open", True, "ann", MADE)
    with pytest.raises(Unknown):
        await store.tables.make(table, "key", [moved(guest="nobody")])
    assert await store.tables.find("t") is None


@in_store
async def test_the_dice_key_is_not_part_of_a_table(store: Store) -> None:
    await set_up(store)
    assert "key-t" not in str(await store.tables.find("t"))
    assert await store.tables.key("t") == "key-t"
    with pytest.raises(Unknown):
        await store.tables.key("u")


@in_store
async def test_open_tables_that_want_it_are_listed_the_newest_first(store: Store) -> None:
    await set_up(store, "private")
    for made, id in enumerate(("old", "new", "newest")):
        await set_up(store, id, listed=True, made=made)
    await set_up(store, "playing", listed=True)
    await store.log.append("playing", 1, [moved()], status="playing")
    assert [table.id for table in await store.tables.listed(2)] == ["newest", "new"]
    assert len(await store.tables.listed(99)) == 3


@in_store
async def test_a_table_is_listed_or_not_from_the_entry_on_that_says_so(store: Store) -> None:
    await set_up(store)
    await store.log.append("t", 1, [moved()], listed=True)
    assert [table.id for table in await store.tables.listed(9)] == ["t"]
    await store.log.append("t", 2, [moved()])
    assert [table.id for table in await store.tables.listed(9)] == ["t"]
    await store.log.append("t", 3, [moved()], listed=False)
    assert await store.tables.listed(9) == []


@in_store
async def test_a_guest_finds_the_tables_they_were_at(store: Store) -> None:
    await sit_down(store, "ann", "bob")
    for id in ("t", "u"):
        await set_up(store, id)
    await store.log.append("t", 1, [moved(guest="bob"), moved(guest="bob")])
    await store.log.append("u", 1, [moved(guest="ann")])
    assert [table.id for table in await store.tables.of_guest("bob", 9)] == ["t"]
