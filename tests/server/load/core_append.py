"""The append as SQLAlchemy Core writes it, for comparison: a few statements for any number of logs,
and one for each table."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, tuple_, update

from panicroom.server.store import body
from panicroom.server.store.checksum import checksum
from panicroom.server.store.due import row as due_row
from panicroom.server.store.errors import LostRace, Unknown
from panicroom.server.store.requests import Outcome, Request
from panicroom.server.store.rows import Appended, Draft
from panicroom.server.store.schema import due, entries, guests, old_codes, tables, words

ClientId = tuple[str, str, int | None]


class LogEnds(NamedTuple):
    """The last entries and client ids of the logs involved; updated with each accepted request."""

    last: dict[str, int]
    client_ids: dict[ClientId, int]
    guests: set[str]

    def take(self, request: Request) -> Outcome:
        if request.table not in self.last:
            return Unknown("table", request.table)
        for id in _client_ids(request):
            if id in self.client_ids:
                return Appended(self.client_ids[id], again=True)
        if self.last[request.table] != request.after:
            return LostRace(request.table, request.after)
        for draft in request.drafts:
            if draft.guest is not None and draft.guest not in self.guests:
                return Unknown("guest", draft.guest)
        return self._grow(request)

    def _grow(self, request: Request) -> Appended:
        for seq, draft in _numbered(request):
            self.last[request.table] = seq
            if draft.client is not None:
                self.client_ids[request.table, draft.client, draft.seat] = seq
        return Appended(self.last[request.table])


def append_all(connection: Connection, requests: Sequence[Request]) -> list[Outcome]:
    """Write those that are still valid; each request gets its own outcome."""
    ends = _log_ends(connection, requests)
    outcomes = [ends.take(request) for request in requests]
    accepted = [
        request
        for request, outcome in zip(requests, outcomes, strict=True)
        if isinstance(outcome, Appended) and not outcome.again
    ]
    _write(connection, accepted)
    return outcomes


def _log_ends(connection: Connection, requests: Sequence[Request]) -> LogEnds:
    drafts = [draft for request in requests for draft in request.drafts]
    last = select(func.coalesce(func.max(entries.c.seq), 0)).where(
        entries.c.table_id == tables.c.id
    )
    at = tables.c.id.in_({request.table for request in requests})
    lasts = connection.execute(select(tables.c.id, last.scalar_subquery()).where(at))
    used = _used_ids(connection, {id for request in requests for id in _client_ids(request)})
    writers = {draft.guest for draft in drafts if draft.guest is not None}
    return LogEnds(dict(map(tuple, lasts)), used, _known(connection, writers))


def _used_ids(connection: Connection, ids: set[ClientId]) -> dict[ClientId, int]:
    if not ids:
        return {}
    same = tuple_(entries.c.table_id, entries.c.client).in_({(id[0], id[1]) for id in ids})
    columns = (entries.c.table_id, entries.c.client, entries.c.seat, entries.c.seq)
    found = connection.execute(select(*columns).where(same))
    return {(table, client, seat): seq for table, client, seat, seq in found}


def _known(connection: Connection, writers: set[str]) -> set[str]:
    if not writers:
        return set()
    return set(connection.scalars(select(guests.c.id).where(guests.c.id.in_(writers))))


def _write(connection: Connection, requests: Sequence[Request]) -> None:
    lines = [
        _line(request, seq, draft) for request in requests for seq, draft in _numbered(request)
    ]
    texts = [text for request in requests for text in _texts(request)]
    answered = {request.table for request in requests if request.due is not None}
    owed = [due_row(item) for request in requests for item in request.due or ()]
    if lines:
        connection.execute(insert(entries), lines)
    if texts:
        connection.execute(insert(words), texts)
    if answered:
        connection.execute(delete(due).where(due.c.table_id.in_(answered)))
    if owed:
        connection.execute(insert(due), owed)
    for request in requests:
        if request.code is not None:
            code = select(tables.c.code, tables.c.id).where(tables.c.id == request.table)
            connection.execute(insert(old_codes).from_select(["code", "table_id"], code))
        changed = update(tables).where(tables.c.id == request.table)
        connection.execute(changed.values(_columns(request)))


def _columns(request: Request) -> dict[str, Any]:
    """The columns of the table that change. Something happened there, so it is not deleted soon."""
    shown = {name: getattr(request, name) for name in ("status", "listed", "host", "code")}
    changed = {name: value for name, value in shown.items() if value is not None}
    head = tables.c.head + len(request.drafts)
    return {**changed, "head": head, "active": request.drafts[-1].at, "marked": None}


def _client_ids(request: Request) -> Iterator[ClientId]:
    """The client ids of a request, each with its table and seat."""
    for draft in request.drafts:
        if draft.client is not None:
            yield request.table, draft.client, draft.seat


def _numbered(request: Request) -> Iterator[tuple[int, Draft]]:
    return enumerate(request.drafts, request.after + 1)


def _line(request: Request, seq: int, draft: Draft) -> dict[str, Any]:
    line = {"table_id": request.table, "seq": seq, **draft._asdict()}
    line["body"] = body.write(line["body"])
    del line["words"]
    return {**line, "checksum": checksum(line)}


def _texts(request: Request) -> Iterator[dict[str, Any]]:
    for seq, draft in _numbered(request):
        if draft.words is not None:
            at = {"table_id": request.table, "seq": seq}
            yield {**at, "guest": draft.guest, "text": draft.words}
