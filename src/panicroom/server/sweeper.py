"""One task that has answered whatever is due: by bots, by clocks, by standing orders."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Final

from panicroom.server.clock import Now
from panicroom.server.store import Due, Store

EVER: Final = 1 << 62
MOST: Final = 1_000_000
AGAIN: Final = 60_000
"""After a failure, in milliseconds."""

log = logging.getLogger(__name__)


class Sweeper:
    """What is due is in the store; here is only when to look. A restart reads it again."""

    def __init__(self, now: Now, answer: Callable[[Due], Awaitable[None]]) -> None:
        self._now, self._answer = now, answer
        self._planned: dict[str, frozenset[Due]] = {}
        self._order: list[tuple[int, int, Due]] = []
        self._number = count()
        self._news = asyncio.Event()
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
        self._news.set()

    @property
    def planned(self) -> int:
        return sum(map(len, self._planned.values()))

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

    def _take_up(self, item: Due) -> None:
        if item in self._planned.get(item.table, ()):
            task = asyncio.create_task(self._have_answered(item))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _have_answered(self, item: Due) -> None:
        try:
            await self._answer(item)
        except Exception:
            log.exception("a due answer failed", extra={"table": item.table})
            heappush(self._order, (self._now() + AGAIN, next(self._number), item))
            self._news.set()
