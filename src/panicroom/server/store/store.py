"""The store: everything that lasts, behind five small doors."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from panicroom.server.store.database import Database
from panicroom.server.store.due import DueBook
from panicroom.server.store.guests import Guests
from panicroom.server.store.links import Links
from panicroom.server.store.log import Log
from panicroom.server.store.migrate import migrate
from panicroom.server.store.tables import Tables
from panicroom.server.store.writer import Writer


class Store:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.guests = Guests(database)
        self.links = Links(database)
        self.tables = Tables(database)
        self.log = Log(database, writer)
        self.due = DueBook(database)


@asynccontextmanager
async def open_store(address: str) -> AsyncIterator[Store]:
    """Brought to this version first; on leaving, what waits is written and then all is closed."""
    await migrate(address)
    database = Database(address)
    writer = Writer(database)
    task = asyncio.create_task(writer.run(), name="writer")
    try:
        yield Store(database, writer)
    finally:
        writer.close()
        await task
        database.close()
