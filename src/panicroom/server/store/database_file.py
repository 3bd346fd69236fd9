"""The file of a database that is a file."""

from pathlib import Path
from typing import Final

from panicroom.server.store.errors import NoDatabase, UnusableDatabase

SQLITE: Final = "sqlite:///"
WRITE_AHEAD_LOG: Final = "-wal"


def file_of(address: str) -> Path | None:
    """The path of the database, if it is a file."""
    return Path(address.removeprefix(SQLITE)) if address.startswith(SQLITE) else None


def must_be_usable(address: str) -> None:
    """SQLite names neither a folder in the place of the file nor a missing permission. The error of
    the operating system does."""
    file = file_of(address)
    if file is not None and file.exists():
        with file.open("r+b"):
            pass


def must_exist(address: str) -> None:
    file = file_of(address)
    if file is not None and not file.exists():
        raise NoDatabase(file)


def must_not_be_empty(address: str) -> None:
    """SQLite takes an empty file for a new database. Where there were tables, it is all that is
    left of the old one."""
    file = file_of(address)
    if file is not None and file.exists() and not file.stat().st_size:
        ahead = file.with_name(file.name + WRITE_AHEAD_LOG)
        if not ahead.exists() or not ahead.stat().st_size:
            raise UnusableDatabase(file, "damaged")
