"""A consistent copy of the database while others go on writing."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from panicroom.server.store.database_file import file_of, must_be_usable, must_exist
from panicroom.server.store.errors import StoreError, UnusableDatabase
from panicroom.server.store.failures import told_as_unusable

VERSIONS: Final = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
"""An empty file is a database to SQLite, and not a copy that anybody wants."""


class NotAFile(StoreError):
    """The database is not a file: copy it with the tools of its server."""


def copy_database(address: str, to: Path) -> None:
    file = file_of(address)
    if file is None:
        raise NotAFile
    must_exist(address)
    must_be_usable(address)
    with (
        told_as_unusable(address),
        closing(sqlite3.connect(file)) as source,
        closing(sqlite3.connect(to)) as copy,
    ):
        source.backup(copy)
        if not copy.execute(VERSIONS).fetchone():
            raise UnusableDatabase(file, "damaged")
