"""The check of a database at the start of its server: which tables are damaged, and whether
anything else is. It ends after a few seconds, finished or not; a table that was not reached is
checked when its log is read."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError

from panicroom.server.store.change_count import count_in, lost
from panicroom.server.store.database import Database
from panicroom.server.store.errors import UnreadableLog
from panicroom.server.store.failures import is_damage, is_interrupted
from panicroom.server.store.log import read_log
from panicroom.server.store.log_lengths import LogLengths
from panicroom.server.store.reading import must_be_whole
from panicroom.server.store.schema import tables

CHECK_SECONDS: Final = 5
STEPS: Final = 10_000
"""Instructions of SQLite between two looks at the clock."""
MOST_FAULTS: Final = 100


class Findings(NamedTuple):
    """`missing` tables are remembered and not in the database. `faults` are counted in the database
    as a whole. `lengths` are those of the logs that are whole. `lost` changes, which are in no log,
    were stored and are not there."""

    damaged: list[str]
    missing: list[str]
    faults: int
    lengths: dict[str, int]
    finished: bool
    lost: int

    @property
    def is_damage(self) -> bool:
        return bool(self.damaged or self.missing or self.faults or self.lost)


class OutOfTime(Exception):
    """The check has to end."""


class Integrity:
    def __init__(self, database: Database, lengths: LogLengths) -> None:
        self._database, self._lengths = database, lengths

    async def check(self) -> Findings:
        known, end = self._lengths.known(), time.monotonic() + CHECK_SECONDS
        changes = self._lengths.changes()

        def look(connection: Connection) -> Check:
            check = Check(connection, known, lambda: time.monotonic() >= end)
            check.lost = lost(changes, count_in(connection))
            check.run()
            return check

        done = await self._database.look(look)
        still_known = self._lengths.known()  # a table may have been deleted meanwhile
        missing = [table for table in done.missing if table in still_known]
        return Findings(done.damaged, missing, done.faults, done.lengths, done.finished, done.lost)

    async def remember(self, findings: Findings) -> None:
        """From now on these logs must not be shorter. For the start of a server, when nothing is
        written yet."""
        await asyncio.to_thread(self._lengths.remember, findings.lengths)


class Check:
    def __init__(
        self, connection: Connection, known: Mapping[str, int], must_stop: Callable[[], bool]
    ) -> None:
        self._connection, self._known, self._must_stop = connection, known, must_stop
        self.damaged: list[str] = []
        self.missing: list[str] = []
        self.lengths: dict[str, int] = {}
        self.faults, self.lost = 0, 0
        self.finished = False

    def run(self) -> None:
        try:
            with stopped_when(self._connection, self._must_stop):
                self._check_logs()
                self._check_pages()
            self.finished = True
        except OutOfTime:
            return
        except DBAPIError as error:
            if not is_interrupted(error):
                raise

    def _check_logs(self) -> None:
        """The most recently active first."""
        newest = tables.c.active.desc(), tables.c.id
        ids = self._connection.scalars(select(tables.c.id).order_by(*newest)).all()
        self.missing = [*self._known.keys() - set(ids)]
        for table in ids:
            if self._must_stop():
                raise OutOfTime
            try:
                found = read_log(self._connection, table)
                must_be_whole(found, 0, max(1, self._known.get(table, 0)))
                self.lengths[table] = len(found)
            except UnreadableLog:
                self.damaged.append(table)

    def _check_pages(self) -> None:
        """Other databases have tools of their own for this."""
        if self._connection.dialect.name != "sqlite":
            return
        try:
            query = text(f"PRAGMA quick_check({MOST_FAULTS})")
            told = self._connection.scalars(query).all()
            self.faults = 0 if told == ["ok"] else len(told)
        except DBAPIError as error:
            if not is_damage(error):
                raise
            self.faults = 1


@contextmanager
def stopped_when(connection: Connection, must_stop: Callable[[], bool]) -> Iterator[None]:
    """A statement that takes long is interrupted, by SQLite at least."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        yield
        return
    driver.set_progress_handler(must_stop, STEPS)
    try:
        yield
    finally:
        driver.set_progress_handler(None, 0)
