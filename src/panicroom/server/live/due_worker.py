"""The background worker that answers what is due: for bots, clocks and standing orders."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final

from panicroom.server.process.clock import Now
from panicroom.server.store import Due, Unreachable

MOST_STALE: Final = 1000
"""Outdated items allowed in the heap beside as many as are due: a clock of weeks is scheduled
again with every answer."""
RETRY_AFTER_FAILURE: Final = 60_000
"""Milliseconds."""
RETRY_AFTER_RACE: Final = 100
RETRY_AFTER_LOSS: Final = 1000
"""Of the connection to the database."""

log = logging.getLogger(__name__)


class DueWorker:
    """A priority queue of those `due` rows of the store for which this server keeps time."""

    def __init__(self, now: Now, answer: Callable[[Due], Awaitable[None]]) -> None:
        self._now, self._answer = now, answer
        self._planned: dict[str, frozenset[Due]] = {}
        self._heap: list[tuple[int, int, Due]] = []
        self._number = count()
        self._bound = MOST_STALE
        self._changed = asyncio.Event()
        self._answering: set[Due] = set()
        self._running: set[asyncio.Task[None]] = set()

    def keeps_time_of(self, table: str) -> bool:
        return table in self._planned

    def plan(self, table: str, items: Sequence[Due]) -> None:
        """Replace everything that was due at this table."""
        before = self._planned.pop(table, frozenset())
        if items:
            self._planned[table] = frozenset(items)
        for item in items:
            if item not in before:
                heappush(self._heap, (item.at, next(self._number), item))
        if self.kept > self._bound:
            self._drop_stale()
        self._changed.set()

    @property
    def planned(self) -> int:
        return sum(map(len, self._planned.values()))

    @property
    def kept(self) -> int:
        """The size of the heap: items that are due, and outdated ones not removed yet."""
        return len(self._heap)

    async def run(self) -> None:
        while True:
            self._changed.clear()
            while self._heap and self._heap[0][0] <= self._now():
                self._start(heappop(self._heap)[2])
            await self._wait()

    async def finish(self) -> None:
        """Wait for the answers that have been started."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _wait(self) -> None:
        """Until the next item is due, or the plan changes."""
        left = (self._heap[0][0] - self._now()) / 1000 if self._heap else None
        try:
            await asyncio.wait_for(self._changed.wait(), left)
        except TimeoutError:
            return

    def _drop_stale(self) -> None:
        self._heap = [each for each in self._heap if self._is_planned(each[2])]
        heapify(self._heap)
        self._bound = 2 * self.kept + MOST_STALE

    def _is_planned(self, item: Due) -> bool:
        return item in self._planned.get(item.table, ())

    def _start(self, item: Due) -> None:
        if self._is_planned(item) and item not in self._answering:
            self._answering.add(item)
            task = asyncio.create_task(self._run_one(item))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _run_one(self, item: Due) -> None:
        """If the item is still due afterwards, the answer was not stored: retry."""
        delay = RETRY_AFTER_RACE
        try:
            await self._answer(item)
        except Unreachable:
            delay = RETRY_AFTER_LOSS
        except Exception:
            log.exception("due answer failed, will retry", extra={"table": item.table})
            delay = RETRY_AFTER_FAILURE
        self._answering.discard(item)
        if self._is_planned(item):
            heappush(self._heap, (self._now() + delay, next(self._number), item))
            self._changed.set()
