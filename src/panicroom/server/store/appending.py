"""Appends to many logs in one transaction, with statements written by hand for each database: one
for PostgreSQL, a few for SQLite, however many logs there are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from panicroom.server.store import body, postgres_append, sqlite_append
from panicroom.server.store.checksum import checksum_of
from panicroom.server.store.errors import LostRace, Unknown
from panicroom.server.store.requests import Found, Outcome, Request, Rows
from panicroom.server.store.rows import Appended, Draft

Append = Callable[[Connection, Sequence[Request], Rows], Mapping[str, Found]]
APPENDS: Final[Mapping[str, Append]] = {
    "sqlite": sqlite_append.append,
    "postgresql": postgres_append.append,
}


def append_all(connection: Connection, requests: Sequence[Request]) -> list[Outcome]:
    """Write those that are valid, at most one for each table; each request gets its own outcome."""
    append = APPENDS[connection.dialect.name]
    found = append(connection, requests, rows_of(requests))
    return [outcome(request, found.get(request.table)) for request in requests]


def outcome(request: Request, found: Found | None) -> Outcome:
    if found is None:
        return Unknown("table", request.table)
    if found.again is not None:
        return Appended(found.again, again=True)
    if found.head != request.after:
        return LostRace(request.table, request.after)
    if found.stranger is not None:
        return Unknown("guest", found.stranger)
    return Appended(request.after + len(request.drafts))


def rows_of(requests: Sequence[Request]) -> Rows:
    entries, words = [], []
    for request in requests:
        for seq, draft in enumerate(request.drafts, request.after + 1):
            entries.append(entry_row(request.table, seq, draft))
            if draft.words is not None:
                words.append((request.table, seq, draft.guest, draft.words))
    return Rows(entries, words, [*due_rows(requests)])


def entry_row(table: str, seq: int, draft: Draft) -> tuple[Any, ...]:
    text = body.write(draft.body)
    row = (table, seq, draft.kind, draft.at, text, draft.seat, draft.client, draft.guest)
    return (*row, checksum_of(row))


def due_rows(requests: Sequence[Request]) -> Iterator[tuple[Any, ...]]:
    for request in requests:
        for item in request.due or ():
            yield item.table, item.decision, item.seat, item.by, item.at
