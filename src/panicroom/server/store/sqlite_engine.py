"""The peculiarities of SQLite: its write-ahead log, its locks, and when a transaction begins."""

import sqlite3
import time
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

from panicroom.server.store.database_file import SQLITE

LOCK_SECONDS: Final = 30
LOCK_RETRY_SECONDS: Final = 0.01
PRAGMAS: Final = (
    "synchronous = FULL",
    "secure_delete = ON",  # deleted text stays in no free page, and so in no copy
)


def sqlite_engine(address: str, foreign_keys: bool) -> Engine:
    """A writer takes the lock before it reads, so that what it has read is still true when it
    writes. What follows `sqlite:///` is a path, whatever characters are in it."""
    engine = create_engine(URL.create("sqlite", database=address.removeprefix(SQLITE)))

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

    return engine


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
