"""Appends to SQLite. The transaction holds the lock of the database from its beginning, so what it
has looked up is true when it writes."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from panicroom.server.store.requests import Found, Request, Row, Rows

HEADS: Final = "SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(?))"
USED: Final = """
SELECT entries.table_id, entries.client, entries.seat, entries.seq
FROM json_each(?) AS asked CROSS JOIN entries
ON entries.table_id = json_extract(asked.value, '$[0]')
AND entries.client = json_extract(asked.value, '$[1]')
"""
GUESTS: Final = "SELECT id FROM guests WHERE id IN (SELECT value FROM json_each(?))"
ENTRY: Final = """
INSERT INTO entries (table_id, seq, kind, at, body, seat, client, guest, checksum)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
WORDS: Final = "INSERT INTO words (table_id, seq, guest, text) VALUES (?, ?, ?, ?)"
ANSWERED: Final = "DELETE FROM due WHERE table_id = ?"
DUE: Final = 'INSERT INTO due (table_id, decision, seat, "by", at) VALUES (?, ?, ?, ?, ?)'
OLD_CODE: Final = "INSERT INTO old_codes (code, table_id) SELECT code, id FROM tables WHERE id = ?"
TABLE: Final = """
UPDATE tables SET head = head + ?, active = ?, marked = NULL, status = coalesce(?, status),
listed = coalesce(?, listed), host = coalesce(?, host), code = coalesce(?, code) WHERE id = ?
"""


def append(connection: Connection, requests: Sequence[Request], rows: Rows) -> Mapping[str, Found]:
    found = look_up(connection, requests)
    accepted = [
        each for each in requests if each.table in found and found[each.table].accepts(each)
    ]
    if accepted:
        write(connection, accepted, rows)
    return found


def look_up(connection: Connection, requests: Sequence[Request]) -> dict[str, Found]:
    heads = _asked(connection, HEADS, [request.table for request in requests])
    found = {table: Found(head) for table, head in heads}
    ids = {
        (request.table, draft.client, draft.seat)
        for request in requests
        for draft in request.drafts
        if draft.client is not None
    }
    used = {row[:3]: row[3] for row in map(tuple, _asked(connection, USED, [id[:2] for id in ids]))}
    for request in requests:
        asked = [(request.table, draft.client, draft.seat) for draft in request.drafts]
        again = [used[id] for id in asked if id in used]
        if again and request.table in found:
            found[request.table] = found[request.table]._replace(again=again[0])
    writers = {draft.guest for request in requests for draft in request.drafts} - {None}
    known = {id for (id,) in _asked(connection, GUESTS, [*writers])}
    for request in requests:
        strangers = {draft.guest for draft in request.drafts} - known - {None}
        if strangers and request.table in found:
            found[request.table] = found[request.table]._replace(stranger=min(strangers, key=str))
    return found


def _asked(connection: Connection, query: str, about: Sequence[Any]) -> Sequence[Any]:
    if not about:
        return ()
    return connection.exec_driver_sql(query, (json.dumps(about),)).all()


def write(connection: Connection, accepted: Sequence[Request], rows: Rows) -> None:
    tables = {request.table for request in accepted}

    def execute(statement: str, parameters: list[Row]) -> None:
        if parameters:
            connection.exec_driver_sql(statement, parameters)

    execute(ENTRY, [row for row in rows.entries if row[0] in tables])
    execute(WORDS, [row for row in rows.words if row[0] in tables])
    execute(ANSWERED, [(request.table,) for request in accepted if request.due is not None])
    execute(DUE, [row for row in rows.due if row[0] in tables])
    execute(OLD_CODE, [(request.table,) for request in accepted if request.code is not None])
    execute(TABLE, [changes(request) for request in accepted])


def changes(request: Request) -> Row:
    """Something happened at the table, so it is not deleted soon."""
    shown = (request.status, request.listed, request.host, request.code)
    return (len(request.drafts), request.at, *shown, request.table)
