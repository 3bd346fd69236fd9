"""The way to the database: threads of its own, and one place for what SQLite does differently.

A transaction is a plain function of a connection, run as a whole in a thread: one step aside for
it instead of one for each statement.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, Row, create_engine, event, make_url

T = TypeVar("T")

SQLITE: Final = "sqlite:///"
READERS: Final = 4
PRAGMAS: Final = (
    "busy_timeout = 30000",  # first: the others may already have to wait
    "journal_mode = WAL",
    "synchronous = FULL",
    "secure_delete = ON",  # what was deleted is in no free page, and in no later copy of them
)


class Database:
    """Several readers, one writer: nobody of this process waits for a lock."""

    def __init__(self, address: str) -> None:
        self._engine = engine_for(address)
        self._writing = self._engine.execution_options(writing=True)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")

    async def read(self, query: Executable) -> list[Row[Any]]:
        def work() -> list[Row[Any]]:
            with self._engine.connect() as connection:
                return [*connection.execute(query)]

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def write(self, transaction: Callable[[Connection], T]) -> T:
        """Committed when this answers; not at all if it fails."""

        def work() -> T:
            with self._writing.begin() as connection:
                return transaction(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    async def change(self, statement: Executable) -> int:
        """One statement, and how many rows it changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def take(self, statement: Executable) -> list[Row[Any]]:
        """One statement that gives back the rows it changed."""
        return await self.write(lambda connection: [*connection.execute(statement)])

    def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()


def engine_for(address: str, *, foreign_keys: bool = True) -> Engine:
    engine = create_engine(_url(address))
    if engine.dialect.name == "sqlite":
        _tame(engine, foreign_keys)
    return engine


def file_of(address: str) -> Path | None:
    """Where the database lies, if it is a file."""
    return Path(address.removeprefix(SQLITE)) if address.startswith(SQLITE) else None


def _url(address: str) -> URL:
    """What follows `sqlite:///` is a path, whatever signs are in it."""
    if address.startswith(SQLITE):
        return URL.create("sqlite", database=address.removeprefix(SQLITE))
    return make_url(address)


def _tame(engine: Engine, foreign_keys: bool) -> None:
    """A writer locks before it reads, so that what it has read still holds when it writes."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver would begin transactions by its own rules
        for pragma in (*PRAGMAS, f"foreign_keys = {int(foreign_keys)}"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
