"""A table held in memory. Each command runs under one lock, is appended to the log, then broadcast
to every viewer."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from panicroom.kernel.errors import GameError
from panicroom.kernel.game import AnyGame
from panicroom.server.access.identity import fresh_code
from panicroom.server.bus import Bus
from panicroom.server.live.admission import is_barred, may_see
from panicroom.server.live.attendance import Attendance
from panicroom.server.live.broadcast import Subscribers
from panicroom.server.live.elsewhere import Elsewhere
from panicroom.server.live.log_fold import LogFold
from panicroom.server.live.page_cache import PageCache
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.process.clock import Now
from panicroom.server.protocol.client import Seen
from panicroom.server.protocol.commands import Moment
from panicroom.server.store import Due, Head, LostRace, Store, StoreError
from panicroom.server.table.due import due
from panicroom.server.table.due_answers import answer
from panicroom.server.table.entries import CodeRenewed, TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding import take
from panicroom.server.table.lines import drafts, lines_after
from panicroom.server.table.spans import Span

Judge = Callable[[TableFold], list[TableEntry]]
Plan = Callable[[str, Sequence[Due]], None]
Changed = Callable[[str, TableFold], None]
"""Told of each change that has been stored."""

log = logging.getLogger(__name__)


class Busy(Exception):
    """Gave up after `MAX_ATTEMPTS`: another process kept appending first."""


class Around(NamedTuple):
    """What all tables of a server have in common."""

    store: Store
    now: Now
    down: Sequence[Span]
    plan: Plan
    bus: Bus
    elsewhere: Elsewhere
    reading: asyncio.Semaphore
    pages: PageCache
    changed: Changed


class LiveTable:
    """While an append is under way the fold is ahead of the log, so it is read only under the
    lock. If the append fails, it is dropped and rebuilt from the log.

    Other servers may append as well. Whoever does so first has the next position of the log, so
    what is accepted here was judged on all that came before it. A refusal is true at the end of the
    log alone, which is read again before one is told."""

    MAX_ATTEMPTS: Final = 5

    def __init__(self, id: str, around: Around, attendance: Attendance | None = None) -> None:
        self.id = id
        self._around, self._now, self._down = around, around.now, around.down
        self._attendance = attendance or Attendance(around.now, around.down)
        self.subscribers = Subscribers(self._attendance, id, around.pages)
        self.used = around.now()
        self._lock = asyncio.Lock()
        self._log = LogFold(id, around.store, around.reading)
        self._catching_up: asyncio.Task[None] | None = None
        self.game: AnyGame | None = None

    @property
    def is_idle(self) -> bool:
        return not self.subscribers.members and not self._lock.locked()

    async def look(self, look: Callable[[TableFold], Any]) -> Any:
        """Apply a read-only function to the fold of exactly what is in the log."""
        async with self._lock:
            return look(await self._latest())

    async def glance(self, look: Callable[[TableFold], Any]) -> Any:
        """The same of what this server knows of: for lists, which are seconds old anyway."""
        async with self._lock:
            return look(await self._current())

    async def has_done(self, client: str) -> bool:
        """Whether the log has this client id."""
        return bool(await self.look(lambda _: self._log.has(client)))

    async def do(
        self, judge: Judge, client: str | None = None, stored: Callable[[], None] = lambda: None
    ) -> None:
        """Judge, append, acknowledge through `stored`, broadcast; or raise with nothing done.
        A client id that is in the log already is acknowledged again and not executed twice."""
        async with self._lock:
            for _ in range(self.MAX_ATTEMPTS):
                fold = await self._current()
                if client is not None and self._log.has(client):
                    stored()
                    return
                try:
                    entries = judge(fold)
                except Exception:
                    if not await self._is_behind(fold):
                        raise
                    continue
                if await self._append(fold, entries, client):
                    stored()
                    self._broadcast(fold, entries)
                    return
            raise Busy(self.id)

    async def answer_due(self, item: Due) -> None:
        """Append and broadcast the answer of a bot, a clock or a standing order. If it is not due
        (any more, or yet), schedule what is due now."""
        async with self._lock:
            fold = await self._current()
            entries = answer(fold, item, self._now(), self._down)
            if entries and await self._append(fold, entries, None):
                self._broadcast(fold, entries)
            else:
                await self._reschedule(await self._latest())

    async def _reschedule(self, fold: TableFold) -> None:
        """Down time has postponed it, or another process has answered first."""
        items = due(fold, self.id, self._now(), self._down)
        if await self._around.store.due.replace(self.id, fold.seq, items):
            self._around.plan(self.id, items)

    async def _current(self) -> TableFold:
        """What this server knows of; enough to accept, not to refuse."""
        return self._told_of(await self._log.current())

    async def _latest(self) -> TableFold:
        """If nobody else appends, that is all there is."""
        if not self._around.bus.is_shared:
            return await self._current()
        return self._told_of(await self._log.latest())

    async def _is_behind(self, fold: TableFold) -> bool:
        judged = fold.seq
        return (await self._latest()).seq != judged

    def _told_of(self, fold: TableFold) -> TableFold:
        """Broadcast what others have appended. Whoever did so keeps time as well."""
        self.used, self.game = self._now(), fold.game
        if self._log.news:
            news, self._log.news = self._log.news, []
            if self._around.bus.is_shared:
                self._around.plan(self.id, ())
            self._broadcast(fold, news)
        return fold

    def heard(self, end: int) -> None:
        """Another server has appended, up to this entry."""
        self._log.heard_of = max(self._log.heard_of, end)
        if self._catching_up is None and (self._log.is_loaded or self.subscribers.members):
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            async with self._lock:
                while (await self._current()).seq < self._log.heard_of:
                    continue
        except (StoreError, GameError):
            log.warning("table did not catch up", extra={"table": self.id})
        finally:
            self._catching_up = None

    async def compare(self, head: Head) -> None:
        """With what is stored, in case a ring was lost."""
        if self._log.is_loaded and self._log.head.erased != head.erased:
            await self.reload()
        elif self._log.head.seq < head.seq:
            self.heard(head.seq)

    async def _append(
        self, fold: TableFold, entries: Sequence[TableEntry], client: str | None
    ) -> bool:
        """False if the log had grown meanwhile: the caller retries. After a cancelled or failed
        append the outcome is unknown, so the fold stays dropped and is rebuilt from the log."""
        at, after = self._log.never_before(self._now()), fold.seq
        self._log.drop()
        for line in lines_after(after, at, entries):
            take(fold, line)
        items = due(fold, self.id, at, self._down)
        lines = drafts(entries, at, client)
        try:
            done = await self._around.store.log.append(
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
        self._log.appended(fold, at, client)
        self._around.bus.ring("log", self.id, fold.seq)
        self._around.plan(self.id, items)
        self._around.changed(self.id, fold)
        return True

    async def join(self, subscriber: Subscriber, seen: Seen | None) -> None:
        """Send the current state, then every later broadcast."""
        async with self._lock:
            fold = await self._latest()
            if self._around.elsewhere.at(self.id):
                await self.note_elsewhere()
            if subscriber.guest is not None:
                self._attendance.heard(subscriber.guest.id)
            self.subscribers.join(fold, subscriber, seen, self._now(), self._down)
            self.say_who_is_here()

    def leave(self, subscriber: Subscriber) -> None:
        if subscriber.guest is not None:
            self._attendance.left(subscriber.guest.id)
        self.subscribers.leave(subscriber)
        self.say_who_is_here()

    def say_who_is_here(self) -> None:
        """To other servers."""
        guests = (each.guest for each in self.subscribers.members)
        self._around.elsewhere.say(self.id, (guest and guest.id for guest in guests))

    async def note_elsewhere(self) -> None:
        """Others are connected with other servers now. Whoever is there no more has left."""
        guests = self._around.elsewhere.at(self.id)
        known = await self._around.store.guests.known({guest for guest in guests if guest})
        before = self.subscribers.guests()
        names = {id: guest.name for id, guest in known.items()}
        self.subscribers.note_elsewhere({**names}, guests.count(None))
        for guest in before - self.subscribers.guests():
            self._attendance.left(guest)

    def moment(self, fold: TableFold) -> Moment:
        """What a command may depend on besides the log."""
        return Moment(self._now(), self.subscribers.host_away(), self.subscribers.heirs())

    async def reload(self) -> None:
        """Rebuild the fold and send the last page again: what a guest said was deleted."""
        async with self._lock:
            self._log.drop()
            self.subscribers.resend_all()
            self._broadcast(await self._current())

    def _broadcast(self, fold: TableFold, entries: Sequence[TableEntry] = ()) -> None:
        """After a new code: whoever was removed might have a second window open, which came in
        with the old one and would still hear everything and could sit down."""
        self.subscribers.broadcast(fold, self._now(), self._down)
        self.subscribers.dismiss(lambda guest: is_barred(fold, guest), "removed-from-table")
        if renews_code(entries):
            self.subscribers.dismiss(lambda guest: not may_see(fold, guest), "code-renewed")


def renews_code(entries: Sequence[TableEntry]) -> bool:
    return any(isinstance(entry, CodeRenewed) for entry in entries)
