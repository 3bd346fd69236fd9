"""What an error of the database driver means: a full disk, a damaged file, or a bug of ours."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from panicroom.server.store.database_file import file_of
from panicroom.server.store.errors import CannotStore, UnusableDatabase, Why

DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNWRITABLE: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
FULL: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
WAITED_IN_VAIN: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
UNREAD: Final = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ)
NO_CODE: Final = -1
CONTRADICTIONS: Final = ("40001", "40P01", "23505")
"""Of PostgreSQL: not serializable, a deadlock, and a row that another transaction has just made."""
READ_ONLY: Final = "25006"
"""A PostgreSQL that another one has taken the place of."""
GONE: Final = ("08", "57P", "53300")
"""How the codes begin of a connection that is lost, a PostgreSQL that stops or starts, and one that
takes no more connections."""


def sqlite_code(error: BaseException) -> int | None:
    """The primary result code; None if the error is not one of SQLite."""
    code = extended_code(error)
    return code if code is None or code == NO_CODE else code & 0xFF


def extended_code(error: BaseException) -> int | None:
    """Text that is no UTF-8 is found by Python, without a code."""
    cause: BaseException | None = error.__cause__ if isinstance(error, CannotStore) else error
    cause = cause.orig if isinstance(cause, DBAPIError) else cause
    if not isinstance(cause, sqlite3.Error):
        return None
    code: int = getattr(cause, "sqlite_errorcode", NO_CODE)
    return code


def is_lost(error: DBAPIError) -> bool:
    """The database could not be reached, or was lost on the way. A file cannot be lost."""
    if sqlite_code(error) is not None:
        return False
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        return isinstance(error, OperationalError | InterfaceError)
    return error.connection_invalidated or state.startswith(GONE)


def is_contradiction(error: DBAPIError) -> bool:
    """What was done was undone because of another transaction: it may be done again."""
    return getattr(error.orig, "sqlstate", None) in CONTRADICTIONS


def is_failed_write(error: DBAPIError) -> bool:
    """Nothing is wrong with the statement: the same one may succeed later, or after a repair."""
    code = sqlite_code(error)
    if code is None:
        is_refused = getattr(error.orig, "sqlstate", None) == READ_ONLY
        return is_refused or is_lost(error) or isinstance(error, OperationalError)
    return code in (*DAMAGED, *UNWRITABLE, *FULL, *WAITED_IN_VAIN)


def is_damage(error: DBAPIError) -> bool:
    """What should be in the file is not there, or cannot be read from the disk."""
    return sqlite_code(error) in (*DAMAGED, sqlite3.SQLITE_IOERR, NO_CODE)


def is_interrupted(error: DBAPIError) -> bool:
    return sqlite_code(error) == sqlite3.SQLITE_INTERRUPT


@contextmanager
def told_as_unusable(address: str) -> Iterator[None]:
    """Raise an error that a host can be told in a sentence."""
    try:
        yield
    except (CannotStore, DBAPIError, sqlite3.Error) as error:
        file, why = file_of(address), why_unusable(error)
        if file is None or why is None:
            raise
        raise UnusableDatabase(file, why) from error


def why_unusable(error: BaseException) -> Why | None:
    code = sqlite_code(error)
    if code in (*DAMAGED, NO_CODE) or extended_code(error) in UNREAD:
        return "damaged"
    if code in UNWRITABLE:
        return "unwritable"
    return "full" if code in FULL else None
