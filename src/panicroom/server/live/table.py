"""A table held in memory. Each command runs under one lock, is appended to the log, then broadcast
to every viewer."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from panicroom.kernel.game import AnyGame
from panicroom.server.access.identity import fresh_code
from panicroom.server.live.admission import is_barred, may_see
from panicroom.server.live.attendance import Attendance
from panicroom.server.live.broadcast import Subscribers
from panicroom.server.live.page_cache import PageCache
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.process.clock import Now
from panicroom.server.protocol.client import Seen
from panicroom.server.protocol.commands import Moment
from panicroom.server.store import Due, LostRace, Store
from panicroom.server.table.due import due
from panicroom.server.table.due_answers import answer
from panicroom.server.table.entries import CodeRenewed, TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import fold_log, take
from panicroom.server.table.lines import drafts, lines_after, read_line
from panicroom.server.table.spans import Span

Judge = Callable[[TableFold], list[TableEntry]]
Plan = Callable[[str, Sequence[Due]], None]
Changed = Callable[[str, TableFold], None]
"""Told of each change that has been stored."""


class Busy(Exception):
    """Gave up after `MAX_ATTEMPTS`: another process kept appending first."""


class LiveTable:
    """While an append is under way the fold is ahead of the log, so it is read only under the
    lock. If the append fails, it is dropped and rebuilt from the log."""

    MAX_ATTEMPTS: Final = 5

    def __init__(
        self,
        id: str,
        store: Store,
        now: Now,
        down: Sequence[Span],
        plan: Plan,
        reading: asyncio.Semaphore,
        pages: PageCache,
        changed: Changed = lambda table, fold: None,
        attendance: Attendance | None = None,
    ) -> None:
        self.id = id
        self._attendance = attendance or Attendance(now, down)
        self.subscribers = Subscribers(self._attendance, id, pages)
        self.used = now()
        self._store, self._now, self._down, self._plan = store, now, down, plan
        self._reading, self._changed = reading, changed
        self._lock = asyncio.Lock()
        self._fold: TableFold | None = None
        self.game: AnyGame | None = None
        self._client_ids: set[str] = set()

    @property
    def is_idle(self) -> bool:
        return not self.subscribers.members and not self._lock.locked()

    async def look(self, look: Callable[[TableFold], Any]) -> Any:
        """Apply a read-only function to the fold of exactly what is in the log."""
        async with self._lock:
            return look(await self._current())

    async def has_done(self, client: str) -> bool:
        """Whether the log has this client id."""
        return bool(await self.look(lambda _: client in self._client_ids))

    async def do(
        self, judge: Judge, client: str | None = None, stored: Callable[[], None] = lambda: None
    ) -> None:
        """Judge, append, acknowledge through `stored`, broadcast; or raise with nothing done.
        A client id that is in the log already is acknowledged again and not executed twice."""
        async with self._lock:
            for _ in range(self.MAX_ATTEMPTS):
                fold = await self._current()
                if client is not None and client in self._client_ids:
                    stored()
                    return
                entries = judge(fold)
                if await self._append(fold, entries, client):
                    stored()
                    self._broadcast(fold)
                    self._dismiss_uninvited(fold, entries)
                    return
            raise Busy(self.id)

    async def answer_due(self, item: Due) -> None:
        """Append and broadcast the answer of a bot, a clock or a standing order. If it is not due
        (any more, or yet), schedule what is due now."""
        async with self._lock:
            fold = await self._current()
            entries = answer(fold, item, self._now(), self._down)
            if entries and await self._append(fold, entries, None):
                self._broadcast(fold)
            else:
                await self._reschedule(await self._current())

    async def _reschedule(self, fold: TableFold) -> None:
        """Down time has postponed it, or another process has answered first."""
        items = due(fold, self.id, self._now(), self._down)
        for item in items:
            await self._store.due.put(item)
        self._plan(self.id, items)

    async def _current(self) -> TableFold:
        self.used = self._now()
        if self._fold is None:
            async with self._reading:
                self._fold = await self._rebuild()
            self.game = self._fold.game
        return self._fold

    async def _rebuild(self) -> TableFold:
        secret = await self._store.tables.key(self.id)
        stored = await self._store.log.read(self.id)
        self._client_ids = {entry.client for entry in stored if entry.client is not None}
        return fold_log(secret, map(read_line, stored))

    async def _append(
        self, fold: TableFold, entries: Sequence[TableEntry], client: str | None
    ) -> bool:
        """False if the log had grown meanwhile: the caller retries. After a cancelled or failed
        append the outcome is unknown, so the fold stays dropped and is rebuilt from the log."""
        at, after = self._now(), fold.seq
        self._fold = None
        for line in lines_after(after, at, entries):
            take(fold, line)
        items = due(fold, self.id, at, self._down)
        lines = drafts(entries, at, client)
        try:
            done = await self._store.log.append(
                self.id,
                after,
                lines,
                due=items,
                status=fold.status,
                listed=fold.lobby.listed,
                host=fold.lobby.host,
                code=fresh_code() if renews_code(entries) else None,
            )
        except LostRace:
            return False
        if done.again:
            return False
        self._fold = fold
        if client is not None:
            self._client_ids.add(client)
        self._plan(self.id, items)
        self._changed(self.id, fold)
        return True

    async def join(self, subscriber: Subscriber, seen: Seen | None) -> None:
        """Send the current state, then every later broadcast."""
        async with self._lock:
            fold = await self._current()
            if subscriber.guest is not None:
                self._attendance.heard(subscriber.guest.id)
            self.subscribers.join(fold, subscriber, seen, self._now(), self._down)

    def leave(self, subscriber: Subscriber) -> None:
        if subscriber.guest is not None:
            self._attendance.left(subscriber.guest.id)
        self.subscribers.leave(subscriber)

    def moment(self, fold: TableFold) -> Moment:
        """What a command may depend on besides the log."""
        return Moment(self._now(), self.subscribers.host_away(), self.subscribers.heirs())

    async def reload(self) -> None:
        """Rebuild the fold and send the last page again: what a guest said was deleted."""
        async with self._lock:
            self._fold = None
            self.subscribers.resend_all()
            self._broadcast(await self._current())

    def _broadcast(self, fold: TableFold) -> None:
        self.subscribers.broadcast(fold, self._now(), self._down)
        self.subscribers.dismiss(lambda guest: is_barred(fold, guest), "removed-from-table")

    def _dismiss_uninvited(self, fold: TableFold, entries: Sequence[TableEntry]) -> None:
        """After a new code: whoever was removed might have a second window open, which came in
        with the old one and would still hear everything and could sit down."""
        if renews_code(entries):
            self.subscribers.dismiss(lambda guest: not may_see(fold, guest), "code-renewed")


def renews_code(entries: Sequence[TableEntry]) -> bool:
    return any(isinstance(entry, CodeRenewed) for entry in entries)
