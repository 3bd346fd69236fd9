"""The log of a table: one sequence, each client id once, words apart."""

import asyncio

import pytest

from panicroom.server.store import Appended, Draft, Due, LostRace, Store, Unknown
from panicroom.server.store.log import check
from panicroom.server.store.rows import Status
from tests.server.store.temporary_store import (
    MADE,
    as_draft,
    in_store,
    moved,
    numbers,
    set_up,
    sit_down,
)


@in_store
async def test_what_is_appended_is_read_back_in_order(store: Store) -> None:
    await sit_down(store, "ann")
    await set_up(store)
    drafts = [
        Draft("moved", MADE, {"action": "fire", "at": [1, 2]}, 2, "c1", "ann"),
        Draft("talked", MADE + 1, {}, 1, None, "ann", "привет, \N{PILE OF POO} 'quoted'"),
    ]
    assert await store.log.append("t", 1, drafts) == Appended(3)
    entries = await store.log.read("t", since=1)
    assert [as_draft(entry) for entry in entries] == drafts
    assert [entry.seq for entry in entries] == [2, 3]


@in_store
async def test_whoever_comes_second_has_lost_the_race_and_writes_nothing(store: Store) -> None:
    await set_up(store)
    await store.log.append("t", 1, [moved("a", 0)])
    with pytest.raises(LostRace) as lost:
        await store.log.append("t", 1, [moved("b", 1)])
    assert (lost.value.table, lost.value.after) == ("t", 1)
    assert await numbers(store) == [1, 2]


@in_store
async def test_nothing_can_be_written_beyond_the_end(store: Store) -> None:
    await set_up(store)
    with pytest.raises(LostRace):
        await store.log.append("t", 2, [moved()])


@in_store
async def test_sent_twice_it_counts_once_and_gets_the_first_answer(store: Store) -> None:
    await set_up(store)
    first = await store.log.append("t", 1, [moved("a")])
    await store.log.append("t", 2, [moved("b")])
    assert await store.log.append("t", 3, [moved("a")]) == Appended(first.seq, again=True)
    assert await store.log.append("t", 1, [moved("a")]) == Appended(first.seq, again=True)
    assert await numbers(store) == [1, 2, 3]


@in_store
async def test_sent_twice_at_the_same_moment_it_counts_once_too(store: Store) -> None:
    await set_up(store)
    twice = [store.log.append("t", 1, [moved("a")]) for _ in range(2)]
    assert await asyncio.gather(*twice) == [Appended(2), Appended(2, again=True)]
    assert await numbers(store) == [1, 2]


@in_store
async def test_seats_and_tables_have_client_ids_of_their_own(store: Store) -> None:
    await set_up(store)
    await set_up(store, "u")
    assert await store.log.append("t", 1, [moved("a", 0)]) == Appended(2)
    assert await store.log.append("t", 2, [moved("a", 1)]) == Appended(3)
    assert await store.log.append("t", 3, [moved("a", None)]) == Appended(4)
    assert await store.log.append("t", 4, [moved("a", None)]) == Appended(4, again=True)
    assert await store.log.append("u", 1, [moved("a", 0)]) == Appended(2)


@in_store
async def test_several_entries_are_written_together_or_not_at_all(store: Store) -> None:
    await set_up(store)
    assert await store.log.append("t", 1, [moved("a"), moved("b")]) == Appended(3)
    assert await store.log.append("t", 3, [moved("b"), moved("c")]) == Appended(3, again=True)
    assert await numbers(store) == [1, 2, 3]


@in_store
async def test_there_is_no_log_without_a_table_and_no_word_without_a_guest(store: Store) -> None:
    with pytest.raises(Unknown) as unknown:
        await store.log.append("t", 0, [moved()])
    assert unknown.value.what == "table"
    await set_up(store)
    with pytest.raises(Unknown) as unknown:
        await store.log.append("t", 1, [moved(guest="nobody")])
    assert unknown.value.what == "guest"
    assert await store.log.read("u") == []


@in_store
async def test_what_is_due_and_how_a_table_stands_change_with_the_entry(store: Store) -> None:
    await set_up(store)
    later, now = Due("t", 4, 1, 50, "bot"), Due("t", 3, 1, 40, "bot")
    await store.log.append("t", 1, [moved()], due=[now], status="playing")
    await store.log.append("t", 2, [moved()])
    assert await store.due.of("t") == [now]
    await store.log.append("t", 3, [moved()], due=[later])
    assert await store.due.of("t") == [later]
    over: Status = "over"
    with pytest.raises(LostRace):
        await store.log.append("t", 3, [moved()], due=[], status=over)
    table = await store.tables.find("t")
    assert table is not None
    assert (table.status, await store.due.of("t")) == ("playing", [later])


@pytest.mark.parametrize(
    "wrong",
    [[], [moved(words="hello")]],
    ids=["nothing", "words of nobody"],
)
def test_what_no_log_can_hold_is_refused_at_once(wrong: list[Draft]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        check("t", wrong, ())
    with pytest.raises(ValueError, match="another table"):
        check("t", [moved()], [Due("u", 1, 1, 1, "bot")])
