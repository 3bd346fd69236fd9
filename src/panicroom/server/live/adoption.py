"""Takes up what is due at tables for which nobody keeps time: after a start, or because the server
that did so has died."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from panicroom.server.live.due_worker import DueWorker
from panicroom.server.process.clock import Now
from panicroom.server.store import Due, Store

LOOK_SECONDS: Final = 1.0
LATE: Final = 2_000
"""Milliseconds after which whoever kept the time of a table is believed to be gone."""
CLAIM: Final = 5_000
"""Milliseconds for which what was taken up belongs to this server."""
AT_ONCE: Final = 50
AHEAD: Final = 60_000
"""Milliseconds that a server which is alone looks ahead, so that nothing is late."""


class Adoption:
    """Whoever appended last at a table keeps its time, in memory. No server reads all that is due:
    a table may wait for weeks."""

    def __init__(self, store: Store, worker: DueWorker, now: Now, is_shared: bool) -> None:
        self._store, self._worker, self._now, self._is_shared = store, worker, now, is_shared
        self._looked_until = 0
        self._given_up: set[str] = set()

    def give_up(self, table: str) -> None:
        """Its log cannot be read here: nothing at it is answered until another start."""
        self._given_up.add(table)

    async def look(self) -> None:
        await (self._take_overdue() if self._is_shared else self._plan_soon())

    async def _plan_soon(self) -> None:
        """Of all tables, as nobody else answers for them."""
        until = self._now() + AHEAD
        if until - self._looked_until < AHEAD // 2:
            return
        self._looked_until = until
        for table, items in self._by_table(await self._store.due.before(until)):
            if not self._worker.keeps_time_of(table):
                self._worker.plan(table, items)

    async def _take_overdue(self) -> None:
        """Whatever this server knows of the table: somebody may have appended there since."""
        while True:
            now = self._now()
            items = await self._store.due.claim(now - LATE, now + CLAIM, AT_ONCE)
            for table, found in self._by_table(items):
                self._worker.plan(table, found)
            if len(items) < AT_ONCE:
                return

    def _by_table(self, items: Sequence[Due]) -> list[tuple[str, list[Due]]]:
        readable = [item for item in items if item.table not in self._given_up]
        ordered = sorted(readable, key=lambda item: item.table)
        return [(table, [*found]) for table, found in groupby(ordered, lambda item: item.table)]
