"""The tables that are in memory: folded when somebody asks for them, dropped when nobody does."""

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
MOST_OF_GUEST: Final = 1000
READ_AT_ONCE: Final = 4
"""Logs: after a restart something is due at many tables, and what was read of all of them together
would take more room than the tables do."""


class LiveTables:
    def __init__(self, store: Store, now: Now, down: Sequence[Span], plan: Plan) -> None:
        self.loaded: dict[str, LiveTable] = {}
        self._store, self._now, self._down, self._plan = store, now, down, plan
        self._reading = asyncio.Semaphore(READ_AT_ONCE)

    def at(self, table: str) -> LiveTable:
        """A table that exists."""
        found = self.loaded.get(table)
        if found is None:
            found = LiveTable(table, self._store, self._now, self._down, self._plan, self._reading)
            self.loaded[table] = found
        found.used = self._now()
        return found

    async def find(self, name: str, guest: Guest | None) -> tuple[Table, LiveTable] | None:
        """By its code for anyone; by its id for those it concerns. To all others a private table
        is one that is not there."""
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
        """The new table first: a log never names one that is not there."""
        command = Rematch(fresh_id())
        entries = await old.look(
            lambda fold: judge(fold, guest.id, command) and first_entries(fold, guest.id)
        )
        await self._make(guest, entries, command.table)
        try:
            await old.do(lambda fold: judge(fold, guest.id, command), None, stored)
        except Denied:  # another was quicker
            await self._store.tables.remove(command.table)
            raise

    async def _make(self, guest: Guest, entries: Sequence[TableEntry], id: str) -> Table:
        made, now = entries[0], self._now()
        assert isinstance(made, Created)
        table = Table(id, fresh_id(), made.game, "open", made.listed, guest.id, now)
        await self._store.tables.make(table, fresh_key(), drafts(entries, now))
        return table

    async def rename(self, guest: Guest) -> None:
        """Wherever they look on, and at every table where they sit and which is not over."""
        for live_table in self.loaded.values():
            live_table.subscribers.rename(guest)
        for live_table in await self._live(guest):
            await self._try(live_table, guest, Rename(guest.name))

    async def withdraw(self, guest: Guest) -> None:
        """From every table: a bot takes over where a game is on, the chair is free elsewhere."""
        for live_table in await self._live(guest):
            await self._try(live_table, guest, Resume())  # nobody else could
            await self._try(live_table, guest, Stand())
            await self._try(live_table, guest, Leave())

    def dismiss(self, guest: Guest, code: str) -> None:
        """From every socket they have open."""
        for live_table in self.loaded.values():
            for subscriber in live_table.subscribers.of_guest(guest.id):
                subscriber.dismiss(code)

    async def forget(self, guest: Guest) -> None:
        """What they said is gone from the store; now from memory, too."""
        self.dismiss(guest, "guest-gone")
        for table in await self._store.tables.of_guest(guest.id, MOST_OF_GUEST):
            if table.id in self.loaded:
                await self.loaded[table.id].retell()

    def drop_idle(self) -> None:
        before = self._now() - IDLE
        idle = [id for id, each in self.loaded.items() if each.is_idle and each.used < before]
        for id in idle:
            del self.loaded[id]

    async def _live(self, guest: Guest) -> list[LiveTable]:
        """Tables of theirs that are not over."""
        tables = await self._store.tables.of_guest(guest.id, MOST_OF_GUEST)
        return [self.at(table.id) for table in tables if table.status != "over"]

    async def _try(self, live_table: LiveTable, guest: Guest, command: Any) -> None:
        try:
            await live_table.do(lambda fold: judge(fold, guest.id, command))
        except (Denied, Busy, Unknown, UnreadableLog):
            return  # they do not sit there, it does not apply, or nothing can be done there


def may_see(fold: TableFold, guest: Guest | None) -> bool:
    lobby = fold.lobby
    return lobby.listed or (
        guest is not None and (guest.id == lobby.host or guest.id in lobby.names)
    )
