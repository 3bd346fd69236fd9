"""The tables in memory: loaded from the log when somebody asks for one, dropped when idle."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

from panicroom.kernel.shared_dice import fresh_secret
from panicroom.server.access.identity import code_in, fresh_code, fresh_id
from panicroom.server.bus import Bus
from panicroom.server.live.admission import may_enter
from panicroom.server.live.attendance import Attendance
from panicroom.server.live.elsewhere import Elsewhere
from panicroom.server.live.page_cache import PageCache
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.table import Around, Busy, Changed, LiveTable, Plan
from panicroom.server.process.clock import Now
from panicroom.server.store import Guest, Store, Table, Unknown, UnreadableLog
from panicroom.server.table.commands import (
    Create,
    Leave,
    Rematch,
    Rename,
    Resume,
    Stand,
    create,
    first_entries,
    judge,
)
from panicroom.server.table.commands.seating import must_look_like_nobody
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import Created, TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.lines import drafts
from panicroom.server.table.spans import Span

IDLE: Final = 60_000
"""Milliseconds without use before a table is dropped."""
NEW: Final = 120_000
"""Milliseconds for which a new table is listed although nobody has opened it yet."""
MOST_ATTENDED: Final = 10_000
Which: TypeAlias = Callable[[str | None], bool]
MOST_OF_GUEST: Final = 1000
READ_AT_ONCE: Final = 4
"""Logs: after a restart many tables have something due, and reading all their logs together would
take more memory than the tables themselves."""


class LiveTables:
    def __init__(
        self, store: Store, now: Now, down: Sequence[Span], plan: Plan, bus: Bus | None = None
    ) -> None:
        self.loaded: dict[str, LiveTable] = {}
        self._store, self._now, self._down, self._bus = store, now, down, bus or Bus()
        self._attendance: OrderedDict[str, Attendance] = OrderedDict()
        self.elsewhere = Elsewhere(self._bus)
        self.changed: Changed = lambda table, fold: None
        self._around = Around(
            store,
            now,
            down,
            plan,
            self._bus,
            self.elsewhere,
            reading=asyncio.Semaphore(READ_AT_ONCE),
            pages=PageCache(),
            changed=lambda *told: self.changed(*told),
        )

    def at(self, table: str) -> LiveTable:
        """The table with this id, which must exist in the store."""
        found = self.loaded.get(table)
        if found is None:
            found = LiveTable(table, self._around, self._attendance_at(table))
            self.loaded[table] = found
        found.used = self._now()
        return found

    def _attendance_at(self, table: str) -> Attendance:
        """It outlives the table in memory: else whoever comes back to one that has been dropped
        would wait for an owner who left long ago."""
        attendance = self._attendance.pop(table, None) or Attendance(self._now, self._down)
        self._attendance[table] = attendance
        if len(self._attendance) > MOST_ATTENDED:
            self._attendance.popitem(last=False)
        return attendance

    async def find(self, name: str, guest: Guest | None) -> tuple[Table, LiveTable] | None:
        """By its code for anyone who was not removed; by its id or an old code only for guests who
        may see it. For all others a private table looks like one that does not exist."""
        tables, code = self._store.tables, code_in(name)
        by_code = await tables.by_code(code)
        table = by_code or await tables.find(name) or await tables.by_old_code(code)
        if table is None:
            return None
        live_table = self.at(table.id)
        if not await live_table.look(lambda fold: may_enter(fold, guest, by_code is not None)):
            return None
        return table, live_table

    def has_people(self, table: Table) -> bool:
        """Somebody has it open, or it was made a moment ago."""
        loaded = self.loaded.get(table.id)
        is_new = self._now() - table.made < NEW
        is_open_here = loaded is not None and bool(loaded.subscribers.members)
        return is_new or is_open_here or bool(self.elsewhere.at(table.id))

    async def create(self, guest: Guest, command: Create) -> Table:
        return await self._make(guest, create(guest.id, command), fresh_id())

    async def rematch(
        self, old: LiveTable, guest: Guest, client: str, stored: Callable[[], None]
    ) -> str | None:
        """The id of the new table; None if this request was done before. The table is made first: a
        log must never name one that does not exist."""
        if await old.has_done(client):
            stored()
            return None
        command = Rematch(fresh_id())
        entries = await old.look(
            lambda fold: judge(fold, guest.id, command) and first_entries(fold, guest.id)
        )
        await self._make(guest, entries, command.table)
        try:
            await old.do(lambda fold: judge(fold, guest.id, command), client, stored)
        except Denied:  # another guest's rematch was stored first
            await self._store.tables.remove(command.table)
            raise
        return command.table

    async def _make(self, guest: Guest, entries: Sequence[TableEntry], id: str) -> Table:
        """The secret of the dice is drawn here, before anybody can give a nonce."""
        made, now = sharing_dice(entries[0]), self._now()
        table = Table(id, fresh_code(), made.game, "open", made.listed, guest.id, now)
        await self._store.tables.make(table, fresh_secret(), drafts([made, *entries[1:]], now))
        return table

    async def rename(self, guest: Guest, name: str) -> Guest:
        """At every table the guest is connected to, and at unfinished ones where the guest sits;
        at none if the name looks like another's at one of them."""
        unfinished = await self._unfinished(guest)
        for live_table in unfinished:
            await self._check_name(live_table, guest, name)
        renamed = await self._store.guests.rename(guest.id, name)
        self.show_renamed(renamed)
        self._bus.ring("guest", guest.id)
        for live_table in unfinished:
            await self._try(live_table, renamed, Rename(name))
        return renamed

    def show_renamed(self, guest: Guest) -> None:
        for live_table in self.loaded.values():
            live_table.subscribers.rename(guest)

    async def _check_name(self, live_table: LiveTable, guest: Guest, name: str) -> None:
        def check(fold: TableFold) -> None:
            if fold.lobby.seat_of(guest.id) is not None:
                must_look_like_nobody(fold, guest.id, name)

        with suppress(Unknown, UnreadableLog):
            await live_table.look(check)

    async def withdraw(self, guest: Guest) -> None:
        """Give up every seat: a bot takes over in a running game, elsewhere the chair is free."""
        for live_table in await self._unfinished(guest):
            await self._try(live_table, guest, Resume())  # a paused table's host is about to go
            await self._try(live_table, guest, Stand())
            await self._try(live_table, guest, Leave())

    def dismiss(self, guest: Guest, which: Which, code: str) -> None:
        """Close the guest's connections, of those devices that `which` accepts. Other servers find
        in the store which ones those are."""
        self._bus.ring("guest", guest.id)
        for live_table in self.loaded.values():
            for subscriber in live_table.subscribers.of_guest(guest.id):
                if which(subscriber.device):
                    subscriber.dismiss(code)

    async def forget(self, guest: Guest) -> None:
        """The store has deleted the guest's words; drop them from memory as well."""
        self.dismiss(guest, every_device, "guest-gone")
        for table in await self._store.tables.of_guest(guest.id, MOST_OF_GUEST):
            self._bus.ring("words", table.id)
            if table.id in self.loaded:
                await self.loaded[table.id].reload()

    def subscribers(self) -> list[Subscriber]:
        """Of all tables."""
        return [each for table in self.loaded.values() for each in table.subscribers.members]

    def drop_idle(self) -> None:
        before = self._now() - IDLE
        idle = [id for id, each in self.loaded.items() if each.is_idle and each.used < before]
        for id in idle:
            del self.loaded[id]

    async def _unfinished(self, guest: Guest) -> list[LiveTable]:
        tables = await self._store.tables.of_guest(guest.id, MOST_OF_GUEST)
        return [self.at(table.id) for table in tables if table.status != "over"]

    async def _try(self, live_table: LiveTable, guest: Guest, command: Any) -> None:
        """Ignore a rejection: the guest has no seat there, or the command does not apply."""
        try:
            await live_table.do(lambda fold: judge(fold, guest.id, command))
        except (Denied, Busy, Unknown, UnreadableLog):
            return


def sharing_dice(entry: TableEntry) -> Created:
    assert isinstance(entry, Created)
    return entry._replace(shared_dice=True)


def every_device(device: str | None) -> bool:
    return True
