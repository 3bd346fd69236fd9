"""Access to the database, SQLite or PostgreSQL: thread pools and transactions. Nothing above the
store knows which of the two it is.

A transaction is a plain function of a connection and runs as a whole in a thread: one switch of
threads for each transaction instead of one for each statement. What it has read is still true when
it writes: SQLite has one writer at a time, and PostgreSQL undoes one of two transactions that would
contradict each other (serializable isolation), which then runs again.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row
from sqlalchemy.exc import DBAPIError

from panicroom.server.store.change_count import count_up
from panicroom.server.store.errors import CannotStore, Unreachable
from panicroom.server.store.failures import is_contradiction, is_failed_write, is_lost
from panicroom.server.store.postgres_engine import is_postgres, postgres_engine
from panicroom.server.store.sqlite_engine import sqlite_engine

T = TypeVar("T")

READERS: Final = 4
WRITERS: Final = 4
"""Threads that change a PostgreSQL at once, beside the one that appends. SQLite has one for all."""
ATTEMPTS: Final = 10
"""For a transaction that others contradict."""

log = logging.getLogger(__name__)


class Database:
    """Several readers and, on SQLite, one writer: no thread of this process waits for a lock of the
    database."""

    def __init__(self, address: str, counted: Callable[[int], None] = lambda number: None) -> None:
        """`counted` is told the number of each change that is in no log, once it is committed."""
        self._counted = counted
        self.is_postgres = is_postgres(address)
        self.engine = engine_for(address)
        plain = {"isolation_level": "AUTOCOMMIT"} if self.is_postgres else {}
        strict = {"isolation_level": "SERIALIZABLE"} if self.is_postgres else {}
        self._reading = self.engine.execution_options(**plain)
        self._writing = self.engine.execution_options(writing=True, **strict)
        self._appending = self.engine.execution_options(writing=True, **plain)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._appender = ThreadPoolExecutor(1, "store-appender")
        self._writer = (
            ThreadPoolExecutor(WRITERS, "store-writer") if self.is_postgres else self._appender
        )
        self._is_failing = False

    async def read(self, query: Executable) -> list[Row[Any]]:
        return await self.look(lambda connection: [*connection.execute(query)])

    async def look(self, look: Callable[[Connection], T]) -> T:
        """Queries that change nothing. On SQLite all of them see the same moment. If the connection
        was lost, they are asked once more: the pool has new ones."""

        def work() -> T:
            try:
                return once()
            except DBAPIError as error:
                if not is_lost(error):
                    raise
            with told_as_unreachable():
                return once()

        def once() -> T:
            with self._reading.connect() as connection:
                return look(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def write(
        self,
        transaction: Callable[[Connection], T],
        committed: Callable[[T], None] | None = None,
    ) -> T:
        """Committed when this returns; rolled back if it raises. `committed` is called in the same
        thread, and must not fail; it remembers what was stored, and without it the change is
        counted. The transaction may run several times, and only the last run counts."""

        def work() -> T:
            with self._told():
                result, number = self._transact(transaction, is_counted=committed is None)
            if committed is not None:
                committed(result)
            if number is not None:
                self._counted(number)
            return result

        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    def _transact(
        self, transaction: Callable[[Connection], T], is_counted: bool
    ) -> tuple[T, int | None]:
        for left in reversed(range(ATTEMPTS)):
            try:
                with self._writing.begin() as connection:
                    result = transaction(connection)
                    return result, count_up(connection) if is_counted else None
            except DBAPIError as error:
                if not left or not is_contradiction(error):
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def append(self, append: Callable[[Connection], T], committed: Callable[[T], None]) -> T:
        """An append that would not be stored a second time: if the connection was lost, it is tried
        once more, whether the first one was committed or not. On PostgreSQL it is one statement,
        and a transaction by itself."""

        def work() -> T:
            with self._told():
                try:
                    result = once()
                except DBAPIError as error:
                    if not is_lost(error):
                        raise
                    result = once()
            committed(result)
            return result

        def once() -> T:
            with self._appending.begin() as connection:
                return append(connection)

        return await asyncio.get_running_loop().run_in_executor(self._appender, work)

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
            raise (Unreachable if is_lost(error) else CannotStore) from error
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
        for threads in (self._readers, self._appender, self._writer):
            threads.shutdown()
        self.engine.dispose()


def engine_for(address: str, *, foreign_keys: bool = True) -> Engine:
    """Foreign keys can be switched off for migrations, on SQLite alone: it changes a table by
    dropping it, and the drop would cascade."""
    return (
        postgres_engine(address) if is_postgres(address) else sqlite_engine(address, foreign_keys)
    )


@contextmanager
def told_as_unreachable() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        if not is_lost(error):
            raise
        raise Unreachable from error
