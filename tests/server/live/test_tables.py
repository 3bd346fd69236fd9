"""Tables come into memory a few at a time, and a rematch is one table, however many ask at once."""

import asyncio
from pathlib import Path
from typing import Any

from panicroom.server.live.table import LiveTable
from panicroom.server.live.tables import READ_AT_ONCE, LiveTables
from panicroom.server.store import Guest, Store, open_store
from panicroom.server.store.rows import Entry
from panicroom.server.table.commands import Create, Sit, Start, Vote, judge
from panicroom.server.table.denied import Denied
from panicroom.server.table.terms import Terms
from tests.patience import PATIENCE

TABLES = 3 * READ_AT_ONCE


class Watched:
    """The log of a store, and how many reads of it were under way together. Each waits for as many
    as may come: how quick the disk is does not matter."""

    def __init__(self, store: Store) -> None:
        self._log = store.log
        self._readers = asyncio.Barrier(READ_AT_ONCE)
        self.most = self._now = 0
        store.log = self  # type: ignore[assignment]

    async def read(self, *args: Any) -> list[Entry]:
        self._now += 1
        self.most = max(self.most, self._now)
        async with asyncio.timeout(PATIENCE):
            await self._readers.wait()
        found = await self._log.read(*args)
        self._now -= 1
        return found


async def wake(folder: Path) -> tuple[list[str], int]:
    """Everything is asked for at once by a live_tables that has nothing in memory."""
    async with open_store(f"sqlite:///{folder}/store.sqlite") as store:
        guest = await store.guests.make("ann", "Ann", 0)
        made = [await opened(store, guest) for _ in range(TABLES)]
        watched, live_tables = Watched(store), live_tables_of(store)
        looks = [live_tables.at(id).look(lambda fold: fold.lobby.host) for id in made]
        return await asyncio.gather(*looks), watched.most


async def opened(store: Store, guest: Guest) -> str:
    command = Create("panik", {}, listed=False, terms=Terms())
    return (await live_tables_of(store).create(guest, command)).id


def live_tables_of(store: Store) -> LiveTables:
    return LiveTables(store, lambda: 0, (), lambda table, items: None)


def test_of_many_tables_asked_for_at_once_a_few_logs_are_read_at_a_time(tmp_path: Path) -> None:
    hosts, most = asyncio.run(wake(tmp_path))
    assert hosts == ["ann"] * TABLES
    assert most == READ_AT_ONCE


async def ask_together(folder: Path) -> tuple[list[Any], int]:
    """Two ask for a rematch at once; what each is answered, and how many tables there are."""
    async with open_store(f"sqlite:///{folder}/store.sqlite") as store:
        ann, bob = [await store.guests.make(who, who.title(), 0) for who in ("ann", "bob")]
        live_tables = live_tables_of(store)
        old = live_tables.at((await live_tables.create(ann, Create("panik", {"seats": 2}))).id)
        await over(old, ann, bob)
        asked = [
            live_tables.rematch(old, guest, f"{guest.id}.a", lambda: None) for guest in (ann, bob)
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return answers, len(await store.tables.kept())


async def over(table: LiveTable, *guests: Guest) -> None:
    for seat, guest in enumerate(guests):
        await do(table, guest, Sit(seat, guest.name))
    for guest, command in ((guests[0], Start()), *((guest, Vote(True)) for guest in guests)):
        await do(table, guest, command)


async def do(table: LiveTable, guest: Guest, command: Any) -> None:
    await table.do(lambda fold: judge(fold, guest.id, command))


def test_two_who_ask_for_a_rematch_at_once_leave_one_new_table(tmp_path: Path) -> None:
    [mine, other], tables = asyncio.run(ask_together(tmp_path))
    assert {type(mine), type(other)} == {str, Denied}
    assert tables == 2
