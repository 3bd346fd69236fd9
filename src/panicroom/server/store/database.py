"""Access to the database: thread pools, and one place for the peculiarities of SQLite.

A transaction is a plain function of a connection and runs as a whole in a thread: one switch of
threads for each transaction instead of one for each statement.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, Row, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError

from panicroom.server.store.change_count import count_up
from panicroom.server.store.database_file import SQLITE
from panicroom.server.store.errors import CannotStore
from panicroom.server.store.failures import is_failed_write

T = TypeVar("T")

READERS: Final = 4
LOCK_SECONDS: Final = 30
LOCK_RETRY_SECONDS: Final = 0.01
PRAGMAS: Final = (
    "synchronous = FULL",
    "secure_delete = ON",  # deleted text stays in no free page, and so in no copy
)

log = logging.getLogger(__name__)


class Database:
    """Several readers, one writer: no thread of this process waits for a lock of the database."""

    def __init__(self, address: str, counted: Callable[[int], None] = lambda number: None) -> None:
        """`counted` is told the number of each change that is in no log, once it is committed."""
        self._counted = counted
        self._engine = engine_for(address)
        self._writing = self._engine.execution_options(writing=True)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._is_failing = False

    async def read(self, query: Executable) -> list[Row[Any]]:
        return await self.look(lambda connection: [*connection.execute(query)])

    async def look(self, look: Callable[[Connection], T]) -> T:
        """Several queries in one transaction that changes nothing."""

        def work() -> T:
            with self._engine.connect() as connection:
                return look(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def write(
        self,
        transaction: Callable[[Connection], T],
        committed: Callable[[T], None] | None = None,
    ) -> T:
        """Committed when this returns; rolled back if it raises. `committed` is called in the same
        thread, and must not fail; it remembers what was stored, and without it the change is
        counted."""

        def work() -> T:
            with self._told(), self._writing.begin() as connection:
                result = transaction(connection)
                number = count_up(connection) if committed is None else None
            if committed is not None:
                committed(result)
            if number is not None:
                self._counted(number)
            return result

        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Log the first failure and the first success after it: every request would fail."""
        try:
            yield
        except DBAPIError as error:
            if not is_failed_write(error):
                raise
            if not self._is_failing:
                reason = getattr(error.orig, "sqlite_errorname", type(error.orig).__name__)
                log.error("nothing can be stored", extra={"reason": reason})
            self._is_failing = True
            raise CannotStore from error
        if self._is_failing:
            log.warning("entries can be stored again")
        self._is_failing = False

    async def change(self, statement: Executable) -> int:
        """Execute one statement; return how many rows it changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def take(self, statement: Executable) -> list[Row[Any]]:
        """Execute one statement that returns the rows it changed."""
        return await self.write(lambda connection: [*connection.execute(statement)])

    def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()


def engine_for(address: str, *, foreign_keys: bool = True) -> Engine:
    engine = create_engine(_url(address))
    if engine.dialect.name == "sqlite":
        _configure_sqlite(engine, foreign_keys)
    return engine


def _url(address: str) -> URL:
    """What follows `sqlite:///` is a path, whatever characters are in it."""
    if address.startswith(SQLITE):
        return URL.create("sqlite", database=address.removeprefix(SQLITE))
    return make_url(address)


def _configure_sqlite(engine: Engine, foreign_keys: bool) -> None:
    """A writer takes the lock before it reads, so that what it has read is still true when it
    writes."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # else the driver begins transactions by itself
        connection.execute(f"PRAGMA busy_timeout = {LOCK_SECONDS * 1000}").close()
        _use_write_ahead_log(connection)
        for pragma in (*PRAGMAS, f"foreign_keys = {int(foreign_keys)}"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Retry by hand: this one statement ignores the busy timeout while another process writes to
    a database that has no write-ahead log yet."""
    deadline = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(LOCK_RETRY_SECONDS)
