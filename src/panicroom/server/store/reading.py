"""Rows of a log to entries, with a check that they are what was written, and all of it."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy.exc import DBAPIError

from panicroom.server.store import body
from panicroom.server.store.checksum import checksum
from panicroom.server.store.errors import UnreadableLog
from panicroom.server.store.failures import is_damage
from panicroom.server.store.rows import Entry


@contextmanager
def reading() -> Iterator[None]:
    """A page that the database cannot read is trouble of the tables that are on it."""
    try:
        yield
    except DBAPIError as error:
        if not is_damage(error):
            raise
        raise UnreadableLog(0, "unknown", "a page of the database is damaged") from error


def checked(row: Mapping[Any, Any]) -> Entry:
    """The entry of a row; its words are in another table and may have been deleted."""
    if row["checksum"] is not None and row["checksum"] != checksum(row):
        raise UnreadableLog(row["seq"], str(row["kind"]), "it was altered")
    try:
        stored = body.read(row["body"])
    except (ValueError, TypeError, RecursionError) as error:
        raise UnreadableLog(row["seq"], str(row["kind"]), "its body is no JSON") from error
    columns = {name: row[name] for name in Entry._fields if name not in ("body", "words")}
    return Entry(body=stored, words=row["text"], **columns)


def must_be_whole(found: Sequence[Entry], since: int, least: int) -> None:
    """Numbered without a gap, and as long as the log is known to have been."""
    for number, entry in enumerate(found, since + 1):
        if entry.seq != number:
            raise UnreadableLog(entry.seq, entry.kind, f"entry {number} is missing")
    if since + len(found) < least:
        raise UnreadableLog(least, "unknown", "the log ends before it")
