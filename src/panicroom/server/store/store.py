"""The store: guests, devices, links, tables, logs and due items of one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from panicroom.server.store.database import Database, file_of
from panicroom.server.store.devices import Devices
from panicroom.server.store.due import DueBook
from panicroom.server.store.errors import NoDatabase
from panicroom.server.store.guests import Guests
from panicroom.server.store.links import Links
from panicroom.server.store.log import Log
from panicroom.server.store.migrate import check_version, migrate
from panicroom.server.store.removal import Removal
from panicroom.server.store.tables import Tables
from panicroom.server.store.writer import Writer


class Store:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.guests = Guests(database)
        self.devices = Devices(database)
        self.links = Links(database)
        self.tables = Tables(database)
        self.removal = Removal(database)
        self.log = Log(database, writer)
        self.due = DueBook(database)


@asynccontextmanager
async def visit_store(address: str) -> AsyncIterator[Store]:
    """Open beside a server that may be running: nothing is created or migrated."""
    file = file_of(address)
    if file is not None and not file.exists():
        raise NoDatabase(file)
    async with _opened(address) as (database, store):
        await database.write(check_version)
        yield store


@asynccontextmanager
async def open_store(address: str) -> AsyncIterator[Store]:
    """Migrate first; at the end write what is queued, then close."""
    await migrate(address)
    async with _opened(address) as (_, store):
        yield store


@asynccontextmanager
async def _opened(address: str) -> AsyncIterator[tuple[Database, Store]]:
    database = Database(address)
    writer = Writer(database)
    task = asyncio.create_task(writer.run(), name="writer")
    try:
        yield database, Store(database, writer)
    finally:
        writer.close()
        await task
        database.close()
