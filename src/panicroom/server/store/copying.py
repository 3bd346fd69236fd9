"""A consistent copy of the database while others go on writing."""

import sqlite3
from contextlib import closing
from pathlib import Path

from panicroom.server.store.database import file_of
from panicroom.server.store.errors import NoDatabase, StoreError


class NotAFile(StoreError):
    """The database is not a file: copy it with the tools of its server."""


def copy_database(address: str, to: Path) -> None:
    file = file_of(address)
    if file is None:
        raise NotAFile
    if not file.exists():
        raise NoDatabase(file)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(to)) as copy:
        source.backup(copy)
