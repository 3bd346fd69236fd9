"""One task that has answered whatever is due: by bots, by clocks, by standing orders."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final

from panicroom.server.process.clock import Now
from panicroom.server.store import Due, Store

EVER: Final = 1 << 62
MOST: Final = 1_000_000
MOST_STALE: Final = 1000
"""Beside as many as are due: a clock of weeks is set anew with every answer."""
AGAIN: Final = 60_000
"""After a failure, in milliseconds."""
SOON: Final = 100
"""After a lost race."""

log = logging.getLogger(__name__)


class DueWorker:
    """What is due is in the store; here is only when to look. A restart reads it again."""

    def __init__(self, now: Now, answer: Callable[[Due], Awaitable[None]]) -> None:
        self._now, self._answer = now, answer
        self._planned: dict[str, frozenset[Due]] = {}
        self._order: list[tuple[int, int, Due]] = []
        self._number = count()
        self._bound = MOST_STALE
        self._news = asyncio.Event()
        self._answering: set[Due] = set()
        self._running: set[asyncio.Task[None]] = set()

    async def load(self, store: Store) -> None:
        by_table: dict[str, list[Due]] = {}
        for item in await store.due.before(EVER, MOST):
            by_table.setdefault(item.table, []).append(item)
        for table, items in by_table.items():
            self.plan(table, items)

    def plan(self, table: str, items: Sequence[Due]) -> None:
        """In place of all that was due at this table."""
        before = self._planned.pop(table, frozenset())
        if items:
            self._planned[table] = frozenset(items)
        for item in items:
            if item not in before:
                heappush(self._order, (item.at, next(self._number), item))
        if self.kept > self._bound:
            self._drop_stale()
        self._news.set()

    @property
    def planned(self) -> int:
        return sum(map(len, self._planned.values()))

    @property
    def kept(self) -> int:
        """Those that are due, and those that were and have not come up yet."""
        return len(self._order)

    async def run(self) -> None:
        while True:
            self._news.clear()
            while self._order and self._order[0][0] <= self._now():
                self._take_up(heappop(self._order)[2])
            await self._wait()

    async def finish(self) -> None:
        """What has been taken up is brought to its end."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _wait(self) -> None:
        left = (self._order[0][0] - self._now()) / 1000 if self._order else None
        try:
            await asyncio.wait_for(self._news.wait(), left)
        except TimeoutError:
            return

    def _drop_stale(self) -> None:
        self._order = [each for each in self._order if self._is_planned(each[2])]
        heapify(self._order)
        self._bound = 2 * self.kept + MOST_STALE

    def _is_planned(self, item: Due) -> bool:
        return item in self._planned.get(item.table, ())

    def _take_up(self, item: Due) -> None:
        if self._is_planned(item) and item not in self._answering:
            self._answering.add(item)
            task = asyncio.create_task(self._have_answered(item))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _have_answered(self, item: Due) -> None:
        """What is due as before did not count, and is taken up again."""
        pause = SOON
        try:
            await self._answer(item)
        except Exception:
            log.exception("a due answer failed", extra={"table": item.table})
            pause = AGAIN
        self._answering.discard(item)
        if self._is_planned(item):
            heappush(self._order, (self._now() + pause, next(self._number), item))
            self._news.set()
