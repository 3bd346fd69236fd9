"""Tables for which nobody keeps time are taken up: at once after a start, and elsewhere as soon as
they are late."""

from panicroom.server.live.adoption import AHEAD, CLAIM, LATE, Adoption
from panicroom.server.live.due_worker import DueWorker
from panicroom.server.store import Due, Store
from tests.server.store.temporary_store import in_store, set_up

NOW = 10**6


async def nobody(item: Due) -> None:
    """No answer."""


def adoption(store: Store, now: int = NOW, is_shared: bool = True) -> tuple[Adoption, DueWorker]:
    worker = DueWorker(lambda: now, nobody)
    return Adoption(store, worker, lambda: now, is_shared), worker


async def due_at(store: Store, table: str, at: int) -> None:
    await set_up(store, table)
    assert await store.due.replace(table, 1, [Due(table, 1, 0, at, "bot")])


@in_store
async def test_what_is_late_is_taken_up_by_one_server(store: Store) -> None:
    await due_at(store, "late", NOW - LATE)
    await due_at(store, "soon", NOW - LATE + 1)
    kept = []
    for _ in range(2):
        taking, worker = adoption(store)
        await taking.look()
        kept.append([table for table in ("late", "soon") if worker.keeps_time_of(table)])
    assert kept == [["late"], []]


@in_store
async def test_if_that_one_dies_too_another_takes_it_up(store: Store) -> None:
    await due_at(store, "t", NOW - LATE)
    await adoption(store)[0].look()
    taking, worker = adoption(store, NOW + CLAIM + LATE)
    await taking.look()
    assert worker.keeps_time_of("t")


@in_store
async def test_however_many_are_late_all_are_taken_up(store: Store) -> None:
    for number in range(60):
        await due_at(store, f"t{number}", NOW - LATE - number)
    taking, worker = adoption(store)
    await taking.look()
    assert worker.planned == 60


@in_store
async def test_a_server_that_is_alone_looks_ahead_and_reads_not_all(store: Store) -> None:
    await due_at(store, "soon", NOW + AHEAD)
    await due_at(store, "in-weeks", NOW + AHEAD + 1)
    taking, worker = adoption(store, is_shared=False)
    await taking.look()
    assert worker.keeps_time_of("soon")
    assert not worker.keeps_time_of("in-weeks")


@in_store
async def test_a_table_that_cannot_be_read_is_not_taken_up_again(store: Store) -> None:
    await due_at(store, "t", NOW - LATE)
    for is_shared in (False, True):
        taking, worker = adoption(store, is_shared=is_shared)
        taking.give_up("t")
        await taking.look()
        assert not worker.keeps_time_of("t")
