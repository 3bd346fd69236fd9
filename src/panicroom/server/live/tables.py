"""The tables in memory: loaded from the log when somebody asks for one, dropped when idle."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from panicroom.kernel.dice import fresh_key
from panicroom.server.access.identity import fresh_id
from panicroom.server.live.table import Busy, LiveTable, Plan
from panicroom.server.process.clock import Now
from panicroom.server.store import Guest, Store, Table, Unknown
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
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import Created, TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.lines import UnreadableLog, drafts
from panicroom.server.table.spans import Span

IDLE: Final = 60_000
"""Milliseconds without use before a table is dropped."""
MOST_OF_GUEST: Final = 1000
READ_AT_ONCE: Final = 4
"""Logs: after a restart many tables have something due, and reading all their logs together would
take more memory than the tables themselves."""


class LiveTables:
    def __init__(self, store: Store, now: Now, down: Sequence[Span], plan: Plan) -> None:
        self.loaded: dict[str, LiveTable] = {}
        self._store, self._now, self._down, self._plan = store, now, down, plan
        self._reading = asyncio.Semaphore(READ_AT_ONCE)

    def at(self, table: str) -> LiveTable:
        """The table with this id, which must exist in the store."""
        found = self.loaded.get(table)
        if found is None:
            found = LiveTable(table, self._store, self._now, self._down, self._plan, self._reading)
            self.loaded[table] = found
        found.used = self._now()
        return found

    async def find(self, name: str, guest: Guest | None) -> tuple[Table, LiveTable] | None:
        """By its code for anyone; by its id only for guests who may see it. For all others a
        private table looks like one that does not exist."""
        by_code = await self._store.tables.by_code(name)
        table = by_code or await self._store.tables.find(name)
        if table is None:
            return None
        live_table = self.at(table.id)
        if by_code is None and not await live_table.look(lambda fold: may_see(fold, guest)):
            return None
        return table, live_table

    async def create(self, guest: Guest, command: Create) -> Table:
        return await self._make(guest, create(guest.id, command), fresh_id())

    async def rematch(self, old: LiveTable, guest: Guest, stored: Callable[[], None]) -> None:
        """Make the new table first: a log must never name a table that does not exist."""
        command = Rematch(fresh_id())
        entries = await old.look(
            lambda fold: judge(fold, guest.id, command) and first_entries(fold, guest.id)
        )
        await self._make(guest, entries, command.table)
        try:
            await old.do(lambda fold: judge(fold, guest.id, command), None, stored)
        except Denied:  # another guest's rematch was stored first
            await self._store.tables.remove(command.table)
            raise

    async def _make(self, guest: Guest, entries: Sequence[TableEntry], id: str) -> Table:
        made, now = entries[0], self._now()
        assert isinstance(made, Created)
        table = Table(id, fresh_id(), made.game, "open", made.listed, guest.id, now)
        await self._store.tables.make(table, fresh_key(), drafts(entries, now))
        return table

    async def rename(self, guest: Guest) -> None:
        """For tables the guest is connected to, and unfinished ones where the guest sits."""
        for live_table in self.loaded.values():
            live_table.subscribers.rename(guest)
        for live_table in await self._unfinished(guest):
            await self._try(live_table, guest, Rename(guest.name))

    async def withdraw(self, guest: Guest) -> None:
        """Give up every seat: a bot takes over in a running game, elsewhere the chair is free."""
        for live_table in await self._unfinished(guest):
            await self._try(live_table, guest, Resume())  # a paused table's host is about to go
            await self._try(live_table, guest, Stand())
            await self._try(live_table, guest, Leave())

    def dismiss(self, guest: Guest, code: str) -> None:
        """Close every connection of the guest."""
        for live_table in self.loaded.values():
            for subscriber in live_table.subscribers.of_guest(guest.id):
                subscriber.dismiss(code)

    async def forget(self, guest: Guest) -> None:
        """The store has deleted the guest's words; drop them from memory as well."""
        self.dismiss(guest, "guest-gone")
        for table in await self._store.tables.of_guest(guest.id, MOST_OF_GUEST):
            if table.id in self.loaded:
                await self.loaded[table.id].reload()

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


def may_see(fold: TableFold, guest: Guest | None) -> bool:
    lobby = fold.lobby
    return lobby.listed or (
        guest is not None and (guest.id == lobby.host or guest.id in lobby.names)
    )
