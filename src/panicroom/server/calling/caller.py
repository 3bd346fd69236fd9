"""Makes the calls: a moment after somebody is asked who is not there, once for each turn."""

import asyncio
import json
import logging
from functools import partial
from typing import Final

from panicroom.server.calling.posting import Forbidden, NotSent, post
from panicroom.server.calling.quiet import awake_at
from panicroom.server.calling.reasons import Reason, reason_for
from panicroom.server.calling.sealing import Sealer
from panicroom.server.live.tables import LiveTables
from panicroom.server.process.clock import Now
from panicroom.server.process.settings import Settings
from panicroom.server.store import Call, Store, Unknown, UnreadableLog
from panicroom.server.table.fold import TableFold

BACKOFF: Final = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000)
"""Milliseconds to the next try."""
AT_ONCE: Final = 50
LIFE_SECONDS: Final = 24 * 3600
"""For which a push service keeps a call for a device that is off."""
GONE: Final = (404, 410)
MOST_TABLES: Final = 50

log = logging.getLogger(__name__)


class Caller:
    def __init__(
        self, settings: Settings, store: Store, tables: LiveTables, sealer: Sealer | None, now: Now
    ) -> None:
        self._store, self._tables, self.sealer, self._now = store, tables, sealer, now
        self._delay = settings.call_seconds * 1000
        self._private = settings.push_networks
        self._guests: set[str] = set()
        self._planned: dict[tuple[str, str], str] = {}
        self._planning: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """What was asked while the server stopped is planned now, unless it is known."""
        await self.meet()
        for guest in self._guests:
            for table in await self._store.tables.unfinished_of(guest, MOST_TABLES):
                try:
                    live_table = self._tables.at(table.id)
                    await live_table.look(partial(self.changed, table.id))
                except (Unknown, UnreadableLog):
                    continue

    async def meet(self) -> None:
        """Somebody has subscribed, or does so no more."""
        self._guests = await self._store.calls.guests() if self.sealer else set()

    def changed(self, table: str, fold: TableFold) -> None:
        """Called with the fold of what is stored. Of most tables nobody is called."""
        if self._guests.isdisjoint(fold.lobby.names):
            return
        wanted = []
        for guest in self._guests.intersection(fold.lobby.names):
            reason = reason_for(fold, guest)
            if reason is not None and self._planned.get((table, guest)) != reason.key:
                self._planned[table, guest] = reason.key
                wanted.append((guest, *reason))
        if wanted:
            at = self._now() + self._delay
            task = asyncio.create_task(self._store.calls.plan(table, wanted, at))
            self._planning.add(task)
            task.add_done_callback(self._planning.discard)

    async def ring(self) -> None:
        """All calls that are due."""
        if not self._guests:
            return
        due = await self._store.calls.before(self._now(), AT_ONCE)
        await asyncio.gather(*map(self._make, due))

    async def _make(self, call: Call) -> None:
        """Only while it is still true: who has answered, or is there, is not called."""
        if await self._reason(call) != Reason(call.kind, call.key):
            await self._store.calls.settle(call)
        elif (awake := awake_at(self._now(), call.to.quiet)) > self._now():
            await self._store.calls.again(call, awake, call.tries)
        else:
            await self._send(call)

    async def _reason(self, call: Call) -> Reason | None:
        try:
            live_table = self._tables.at(call.table)
            if live_table.subscribers.of_guest(call.to.guest):
                return None
            reason: Reason | None = await live_table.look(
                lambda fold: reason_for(fold, call.to.guest)
            )
            return reason
        except (Unknown, UnreadableLog):
            return None

    async def _send(self, call: Call) -> None:
        assert self.sealer is not None, "without one nobody can be called"
        try:
            status = await asyncio.to_thread(self._post, call, self.sealer)
        except Forbidden:
            await self._store.calls.drop(call.to.id)
            return
        except NotSent:
            status = 503
        if status in GONE:
            await self._store.calls.drop(call.to.id)
        elif 200 <= status < 300 or call.tries >= len(BACKOFF):
            await self._store.calls.settle(call)
        else:
            log.warning("call failed, will retry", extra={"table": call.table, "status": status})
            at = self._now() + BACKOFF[call.tries]
            await self._store.calls.again(call, at, call.tries + 1)

    def _post(self, call: Call, sealer: Sealer) -> int:
        """Which table and what kind, and nothing else: the words are made on the device."""
        text = json.dumps({"table": call.table, "kind": call.kind}).encode()
        body = sealer.sealed(text, call.to.key, call.to.secret)
        headers = {
            "Authorization": sealer.authorization(call.to.endpoint, self._now() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE_SECONDS),
            "Urgency": "normal",
        }
        return post(call.to.endpoint, body, headers, self._private)
