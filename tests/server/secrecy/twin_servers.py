"""Two servers that are the same in all that a client could name: guests, tables, codes, dice keys
and the time. What differs between them is what a test has put there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from panicroom.kernel.match import Match
from panicroom.kernel.record import Record
from panicroom.server.live.table import LiveTable
from panicroom.server.process.retention import DAY
from panicroom.server.services import Services
from panicroom.server.store.rows import Device, Draft, Table
from panicroom.server.table.fold import TableFold
from tests.server.running import Running, running
from tests.server.table.logged_table import HOST, LoggedTable

IDS = {who: who.ljust(16, "a") for who in ("ann", "bob", "cat", "dan", "stranger")}
DEVICES = {who: f"device{who}".ljust(16, "a") for who in IDS}
TABLE = "table".ljust(16, "a")
CODE = "code".ljust(16, "a")
LATER = 1 << 42
"""Added to the times of a log, so that the hourly cleanup deletes nothing."""


class Time:
    """Stands still unless a test puts it forward."""

    def __init__(self) -> None:
        self.at = LATER

    def __call__(self) -> int:
        return self.at


class Side(NamedTuple):
    server: Running
    time: Time
    tokens: dict[str, str]

    @property
    def services(self) -> Services:
        return self.server.services


@asynccontextmanager
async def two_sides(folder: Path) -> AsyncIterator[tuple[Side, Side]]:
    async with running(folder / "ours") as ours, running(folder / "theirs") as theirs:
        yield await furnished(ours), await furnished(theirs)


async def furnished(server: Running) -> Side:
    services, time, tokens = server.services, Time(), {}
    services.tables._now = time
    services.tables._around = services.tables._around._replace(now=time)
    services.due_worker._now = lambda: 0  # a test says itself when something is due
    for who, id in IDS.items():
        guest = await services.store.guests.make(id, who.title(), LATER)
        device = Device(DEVICES[who], id, LATER, LATER, 2 * LATER, "Firefox", "Android")
        await services.store.devices.make(device)
        tokens[who] = services.signer.token(guest, services.clock.now(), DAY, device.id)
    return Side(server, time, tokens)


async def lay(side: Side, logged: LoggedTable, state: Any) -> LiveTable:
    """This table on the server, with its log, and with this state in place of its own."""
    side.time.at = logged.now + LATER
    lobby, status = logged.fold.lobby, logged.fold.status
    table = Table(TABLE, CODE, lobby.game, status, lobby.listed, IDS[HOST], LATER)
    drafts = [Draft(*entry[1:]) for entry in logged.stored]
    await side.services.store.tables.make(table, logged.key, [moved(draft) for draft in drafts])
    live_table = side.services.tables.at(TABLE)
    fold: TableFold = await live_table.look(lambda fold: fold)
    put(fold, logged.fold, state)
    await live_table._reschedule(fold)
    return live_table


def moved(draft: Draft) -> Draft:
    """With the guest's id on the server, and at its time."""
    return draft._replace(guest=IDS.get(draft.guest or ""), at=draft.at + LATER)


def put(fold: TableFold, like: TableFold, state: Any) -> None:
    assert like.match is not None
    setup = like.match.record.setup
    fold.match = Match(fold.game, state, Record(fold.game.name, setup))
    fold.match.events = like.match.events[:]
    fold.asked = like.asked and like.asked._replace(since=like.asked.since + LATER)
    fold.turn = like.turn and like.turn._replace(
        thought=tuple((begin + LATER, end + LATER) for begin, end in like.turn.thought)
    )


async def clear(side: Side) -> None:
    """No table is left; the guests stay."""
    for kept in await side.services.store.tables.kept():
        await side.services.store.tables.remove(kept.table.id)
        side.services.forget(kept.table.id)
