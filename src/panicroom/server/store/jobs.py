"""Jobs that one process does at a time: migrations, the check of the logs, clearing out. PostgreSQL
has locks for this that belong to a session; the folder of an SQLite database has one server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from zlib import crc32

from sqlalchemy import Connection, func, select

from panicroom.server.store.database import Database, told_as_unreachable


class Jobs:
    def __init__(self, database: Database) -> None:
        self._database = database

    @asynccontextmanager
    async def alone(self, job: str) -> AsyncIterator[bool]:
        """False if another process is at it. A process that dies lets go of the lock."""
        if not self._database.is_postgres:
            yield True
            return
        connection = await asyncio.to_thread(self._take, job)
        try:
            yield connection is not None
        finally:
            if connection is not None:
                await asyncio.to_thread(_let_go, connection, job)

    def _take(self, job: str) -> Connection | None:
        with told_as_unreachable():
            engine = self._database.engine.execution_options(isolation_level="AUTOCOMMIT")
            connection = engine.connect()
            if connection.scalar(select(func.pg_try_advisory_lock(number_of(job)))):
                return connection
            connection.close()
            return None


def _let_go(connection: Connection, job: str) -> None:
    with told_as_unreachable(), connection:
        connection.execute(select(func.pg_advisory_unlock(number_of(job))))


def wait_alone(connection: Connection, job: str) -> None:
    """Until the end of this transaction. A writer of SQLite has waited for its lock already."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(number_of(job))))


def number_of(job: str) -> int:
    return crc32(f"panicroom {job}".encode())
