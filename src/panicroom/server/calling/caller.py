"""Makes the calls that are due: to whoever is still awaited and not there, once for each turn."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from panicroom.server.calling.delivery import Outcome
from panicroom.server.calling.quiet import awake_at
from panicroom.server.calling.reasons import Reason, reason_for, reason_of_table
from panicroom.server.calling.ways import Ways
from panicroom.server.live.tables import LiveTables
from panicroom.server.process.clock import Now
from panicroom.server.store import Call, Store, Unknown, UnreadableLog, Way
from panicroom.server.table.fold import TableFold

BACKOFF: Final = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000)
"""Milliseconds to the next try."""
CLAIM: Final = 2 * 60_000
"""Milliseconds for which a call that is being made belongs to this process."""
AT_ONCE: Final = 50
THREADS: Final = 8
"""Of each way, so that none waits for another."""

log = logging.getLogger(__name__)


class Caller:
    def __init__(self, store: Store, tables: LiveTables, ways: Ways, now: Now) -> None:
        self._store, self._tables, self._ways, self._now = store, tables, ways, now
        self._threads = {way: ThreadPoolExecutor(THREADS, f"call-{way}") for way in ways.offered}
        self._making: set[asyncio.Task[None]] = set()

    async def ring(self, way: Way) -> None:
        """All calls that are due. If this is cancelled, those that have begun go on."""
        due = await self._store.calls.before(self._now(), way, AT_ONCE)
        tasks = {asyncio.create_task(self._make(call)) for call in due}
        self._making |= tasks
        for task in tasks:
            task.add_done_callback(self._making.discard)
        await asyncio.shield(asyncio.gather(*tasks))

    async def finish(self) -> None:
        """What has been sent is noted: after a restart it is not sent again."""
        await asyncio.gather(*self._making, return_exceptions=True)
        for threads in self._threads.values():
            threads.shutdown()

    async def _make(self, call: Call) -> None:
        """Only while it is still true: who has answered, or is there, is not called."""
        reason, now = await self._reason(call), self._now()
        if reason is None:
            await self._store.calls.settle(call)
        elif call.table is not None and (awake := awake_at(now, call.to.quiet)) > now:
            await self._store.calls.again(call, awake, call.tries)
        elif await self._store.calls.claim(call, now + CLAIM):
            await self._send(call, reason)

    async def _reason(self, call: Call) -> Reason | None:
        """The first call to a receiver has one of its own."""
        table = call.table or call.to.table_id
        if table is None:
            return Reason("first", "")
        try:
            live_table = self._tables.at(table)
            here = live_table.subscribers.guests()
            reason: Reason | None = await live_table.look(lambda fold: reason_now(fold, call, here))
            return reason
        except (Unknown, UnreadableLog):
            return None

    async def _send(self, call: Call, reason: Reason) -> None:
        way, loop = call.to.way, asyncio.get_running_loop()
        deliver = self._ways.offered[way].deliver
        outcome, why = await loop.run_in_executor(
            self._threads[way], deliver, call, reason, self._now()
        )
        facts = {"call": call.id, "way": way, "table": call.table, "tries": call.tries, "why": why}
        if outcome is Outcome.GONE:
            log.warning("receiver is gone, nothing more is sent there", extra=facts)
            await self._store.receivers.drop(call.to.id)
        elif outcome is Outcome.FAILED and call.tries < len(BACKOFF):
            log.warning("call failed, will retry", extra=facts)
            at = self._now() + BACKOFF[call.tries]
            await self._store.calls.again(call, at, call.tries + 1)
        else:
            if outcome is not Outcome.MADE:
                log.warning("call failed, given up", extra=facts)
            await self._store.calls.settle(call)


def reason_now(fold: TableFold, call: Call, here: frozenset[str]) -> Reason | None:
    """None if this call is not, or no longer, to be made."""
    if call.kind == "first":
        return Reason("first", "", fold.lobby.game)
    if call.to.way == "webhook":
        found = reason_of_table(fold, here)
    else:
        found = None if call.to.guest in here else reason_for(fold, call.to.guest)
    return found if found is not None and found[:2] == (call.kind, call.key) else None
