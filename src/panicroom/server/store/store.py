"""The store: guests, devices, links, tables, logs and due items of one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from panicroom.server.store.calls import Calls
from panicroom.server.store.database import Database, told_as_unreachable
from panicroom.server.store.database_file import (
    must_be_usable,
    must_exist,
    must_not_be_empty,
)
from panicroom.server.store.devices import Devices
from panicroom.server.store.due import DueBook
from panicroom.server.store.failures import told_as_unusable
from panicroom.server.store.findings import Findings
from panicroom.server.store.guests import Guests
from panicroom.server.store.integrity import Integrity
from panicroom.server.store.jobs import Jobs
from panicroom.server.store.links import Links
from panicroom.server.store.log import Log
from panicroom.server.store.log_lengths import CHANGES, LogLengths, NoLengths
from panicroom.server.store.migrate import check_version, migrate
from panicroom.server.store.postgres_engine import is_postgres
from panicroom.server.store.preferences import Preferences
from panicroom.server.store.probe import Probe
from panicroom.server.store.receivers import Receivers
from panicroom.server.store.removal import Removal
from panicroom.server.store.shared import Shared
from panicroom.server.store.tables import Tables
from panicroom.server.store.writer import Writer


class Store:
    def __init__(self, database: Database, writer: Writer, lengths: LogLengths) -> None:
        self.guests = Guests(database)
        self.devices = Devices(database)
        self.links = Links(database)
        self.preferences = Preferences(database)
        self.receivers = Receivers(database)
        self.calls = Calls(database)
        self.tables = Tables(database, lengths)
        self.findings = Findings(database)
        self.removal = Removal(database, lengths)
        self.log = Log(database, writer, lengths)
        self.due = DueBook(database)
        self.integrity = Integrity(database, lengths)
        self.probe = Probe(database)
        self.shared = Shared(database)
        self.jobs = Jobs(database)

    async def must_be_readable(self) -> None:
        """What a server needs before it can serve any table."""
        await self.removal.newest()
        await self.due.must_be_readable()


@asynccontextmanager
async def visit_store(address: str, lengths: Path | None = None) -> AsyncIterator[Store]:
    """Open beside a server that may be running: nothing is created or migrated. Damage that is
    found while it is open is told as such."""
    must_exist(address)
    must_be_usable(address)
    must_not_be_empty(address)
    with told_as_unreachable(), told_as_unusable(address):
        async with _opened(address, lengths_of(address, lengths)) as (database, store):
            await database.look(check_version)
            yield store


async def migrate_store(address: str) -> None:
    """Create or upgrade the database."""
    must_be_usable(address)
    with told_as_unreachable(), told_as_unusable(address):
        await migrate(address)


@asynccontextmanager
async def open_store(address: str, lengths: Path | None = None) -> AsyncIterator[Store]:
    """Migrate first; at the end write what is queued, then close. `lengths` is the file that
    remembers the lengths of the logs."""
    known = lengths_of(address, lengths)
    if known.known() or known.changes():
        must_not_be_empty(address)
    await migrate_store(address)
    async with _opened(address, known) as (_, store):
        with told_as_unusable(address):
            await store.must_be_readable()
        yield store


def lengths_of(address: str, path: Path | None) -> LogLengths:
    return NoLengths() if is_postgres(address) else LogLengths(path)


@asynccontextmanager
async def _opened(address: str, lengths: LogLengths) -> AsyncIterator[tuple[Database, Store]]:
    database = Database(address, lambda number: lengths.note({CHANGES: number}))
    writer = Writer(database, lengths)
    task = asyncio.create_task(writer.run(), name="writer")
    try:
        yield database, Store(database, writer, lengths)
    finally:
        writer.close()
        await task
        database.close()
