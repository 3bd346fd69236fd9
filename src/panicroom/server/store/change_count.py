"""How many changes were stored that are in no log: of guests, names, devices, links and the like.

The database counts them in a field of its header, in the same transaction; the file of the lengths
of logs remembers the count. If the write-ahead log is cut, the database has fewer. Nothing tells
which ones are missing, only that some are.
"""

from typing import Final

from sqlalchemy import Connection

MODULUS: Final = 1 << 31
"""The field has so many values; then it begins anew."""


def count_up(connection: Connection) -> int | None:
    """The number of this change. Other databases than SQLite lose nothing in this way."""
    found = count_in(connection)
    if found is None:
        return None
    number = (found + 1) % MODULUS
    connection.exec_driver_sql(f"PRAGMA user_version = {number}")
    return number


def count_in(connection: Connection) -> int | None:
    if connection.dialect.name != "sqlite":
        return None
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def lost(known: int, found: int | None) -> int:
    """How many of those that are known of the database does not have."""
    if not known or found is None:
        return 0
    missing = (known - found) % MODULUS
    return missing if missing < MODULUS // 2 else 0
