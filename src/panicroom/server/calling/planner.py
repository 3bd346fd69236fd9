"""Plans calls: whenever somebody is asked at a table, whether they are there or not."""

import asyncio
from collections.abc import Collection, Iterable, Mapping
from functools import partial
from typing import Final

from panicroom.server.calling.reasons import reason_for, reason_of_table
from panicroom.server.calling.ways import Ways
from panicroom.server.live.tables import LiveTables
from panicroom.server.process.clock import Now
from panicroom.server.store import CannotStore, Store, Unknown, UnreadableLog, Wanted, Way
from panicroom.server.table.fold import TableFold

MOST_TABLES: Final = 50
MOST_KNOWN: Final = 10_000


class Planner:
    """Knows who can be called at all: of most changes nothing follows."""

    def __init__(self, store: Store, tables: LiveTables, ways: Ways, now: Now) -> None:
        self._store, self._tables, self._ways, self._now = store, tables, ways, now
        self._guests: set[str] = set()
        self._webhooks: set[str] = set()
        self._planned: dict[tuple[str, str | None], str] = {}
        """What the store has been told; it knows more."""
        self._planning: set[asyncio.Task[None]] = set()
        self._missed: set[str] = set()
        """Tables of which something could not be stored."""

    async def load(self) -> None:
        """What was asked while the server stopped is planned now, unless it is known."""
        await self.meet()
        tables = set(self._webhooks)
        for guest in self._guests:
            tables |= await self._tables_of(guest)
        await self._look_at(tables)

    async def welcome(self, guest: str) -> None:
        """Who wants to be called from now on may be asked already."""
        await self.meet()
        await self._look_at(await self._tables_of(guest))

    async def _tables_of(self, guest: str) -> set[str]:
        unfinished = await self._store.tables.unfinished_of(guest, MOST_TABLES)
        return {table.id for table in unfinished}

    async def _look_at(self, tables: Iterable[str]) -> None:
        """What is known to the store is not planned again; what this process knows may have been
        planned for a browser that is no more."""
        for table in sorted(tables):
            self._planned = {each: key for each, key in self._planned.items() if each[0] != table}
            try:
                await self._tables.at(table).look(partial(self.changed, table))
            except (Unknown, UnreadableLog):
                continue

    async def meet(self) -> None:
        """Somebody wants to be called, or does so no more."""
        self._guests = await self._store.receivers.guests()
        self._webhooks = await self._store.receivers.tables()

    def changed(self, table: str, fold: TableFold) -> None:
        """Called with the fold of what is stored."""
        wanted = [each for each in self._wanted(table, fold) if self._is_new(table, each)]
        if not wanted:
            return
        if len(self._planned) > MOST_KNOWN:
            self._planned.clear()
        self._planned.update({(table, each.guest): each.key for each in wanted})
        now = self._now()
        at = {way: now + delivery.delay for way, delivery in self._ways.offered.items()}
        task = asyncio.create_task(self._plan(table, wanted, at))
        self._planning.add(task)
        task.add_done_callback(self._planning.discard)

    async def _plan(self, table: str, wanted: Collection[Wanted], at: Mapping[Way, int]) -> None:
        try:
            await self._store.calls.plan(table, wanted, at)
        except CannotStore:
            self._missed.add(table)

    async def plan_missed(self) -> None:
        """Whoever is waited for may be the only one who could change something at the table."""
        missed, self._missed = self._missed, set()
        await self._look_at(missed)

    def _wanted(self, table: str, fold: TableFold) -> list[Wanted]:
        reasons = {
            guest: reason_for(fold, guest) for guest in self._guests.intersection(fold.lobby.names)
        }
        if table in self._webhooks:
            reasons[None] = reason_of_table(fold)  # type: ignore[index]
        return [Wanted(guest, why.kind, why.key) for guest, why in reasons.items() if why]

    def _is_new(self, table: str, wanted: Wanted) -> bool:
        return self._planned.get((table, wanted.guest)) != wanted.key

    async def finish(self) -> None:
        await asyncio.gather(*self._planning, return_exceptions=True)
