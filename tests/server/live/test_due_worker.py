"""Whatever is due is answered when it is due, and only while it is."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from panicroom.server.live.due_worker import MOST_STALE, DueWorker
from panicroom.server.store import Due


def due(seat: int, at: int, table: str = "t") -> Due:
    return Due(table, 1, seat, at, "bot")


async def no_answer(item: Due) -> None:
    """Nobody is asked."""


def swept(scenario: Callable[[DueWorker], Awaitable[None]], times: list[int]) -> list[Due]:
    """What has been answered; the clock shows one of these times after the other."""
    answered: list[Due] = []

    async def answer(item: Due) -> None:
        answered.append(item)

    def now() -> int:
        return times.pop(0) if len(times) > 1 else times[0]

    async def run() -> None:
        due_worker = DueWorker(now, answer)
        task = asyncio.create_task(due_worker.run())
        await scenario(due_worker)
        while not answered:
            await asyncio.sleep(0)
        await due_worker.finish()
        task.cancel()

    asyncio.run(run())
    return answered


def test_what_is_due_is_answered_in_order() -> None:
    async def scenario(due_worker: DueWorker) -> None:
        due_worker.plan("t", [due(2, 20), due(1, 10), due(3, 1000)])

    assert swept(scenario, [100]) == [due(1, 10), due(2, 20)]


def test_a_new_plan_takes_the_place_of_the_old_one() -> None:
    async def scenario(due_worker: DueWorker) -> None:
        due_worker.plan("t", [due(1, 10)])
        due_worker.plan("t", [due(2, 20)])
        due_worker.plan("u", [due(1, 10, "u")])
        due_worker.plan("u", [])

    assert swept(scenario, [100]) == [due(2, 20)]


def test_news_that_is_due_sooner_is_not_kept_waiting() -> None:
    async def scenario(due_worker: DueWorker) -> None:
        due_worker.plan("t", [due(1, 10**9)])
        await asyncio.sleep(0)
        due_worker.plan("u", [due(1, 5, "u")])

    assert swept(scenario, [100]) == [due(1, 5, "u")]


def test_what_is_due_no_longer_is_not_kept_until_its_day() -> None:
    """A clock of weeks is set anew with every answer at its table."""
    due_worker = DueWorker(lambda: 0, no_answer)
    for moves in range(10_000):
        due_worker.plan("t", [due(1, 10**9 + moves)])
    assert due_worker.planned == 1
    assert due_worker.kept <= 2 * MOST_STALE


def test_nothing_that_is_due_is_thrown_out_with_what_is_not() -> None:
    async def scenario(due_worker: DueWorker) -> None:
        due_worker.plan("u", [due(1, 10, "u")])
        for moves in range(3 * MOST_STALE):
            due_worker.plan("t", [due(1, 10**9 + moves)])

    assert swept(scenario, [100]) == [due(1, 10, "u")]


def asked_by(come_of: Callable[[DueWorker, Due, int], Awaitable[None]]) -> list[Due]:
    """Every time anything was asked, while a clock runs; `come_of` is told which time it is."""
    asked: list[Due] = []
    clock = count(100, 10)

    async def run() -> None:
        async def answer(item: Due) -> None:
            asked.append(item)
            await come_of(due_worker, item, len(asked))

        due_worker = DueWorker(lambda: next(clock), answer)
        due_worker.plan("t", [due(1, 10)])
        task = asyncio.create_task(due_worker.run())
        for _ in range(1000):
            await asyncio.sleep(0)
            due_worker._changed.set()
        task.cancel()

    asyncio.run(run())
    return asked


def test_what_is_due_as_before_after_an_answer_that_did_not_count_is_answered_again() -> None:
    """Another process may have written first, or the clock have been set back."""

    async def lose_once(due_worker: DueWorker, item: Due, time: int) -> None:
        due_worker.plan("t", [item] if time == 1 else [])

    assert asked_by(lose_once) == [due(1, 10)] * 2


def test_what_is_planned_anew_while_it_is_answered_is_not_answered_twice() -> None:
    """Somebody else at the table may act meanwhile."""

    async def be_slow(due_worker: DueWorker, item: Due, time: int) -> None:
        for _ in range(20):
            due_worker.plan("t", [])
            due_worker.plan("t", [item])
            await asyncio.sleep(0)
        due_worker.plan("t", [])

    assert asked_by(be_slow) == [due(1, 10)]
