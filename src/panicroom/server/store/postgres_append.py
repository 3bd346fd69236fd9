"""Appends to PostgreSQL, in one statement for any number of tables.

It locks the rows of the tables in the order of their ids, so that no two processes wait for each
other. Whoever had to wait is shown the end of the log as it is now, and has lost the race."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection

from panicroom.server.store.requests import Found, Request, Row, Rows

APPEND: Final = """
WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(%(asked)s::text::jsonb) AS asked (
        table_id text, after int, size int, at bigint, answers boolean,
        status text, listed boolean, host text, code text)
), locked AS MATERIALIZED (
    SELECT id, head FROM tables WHERE id IN (SELECT table_id FROM asked)
    ORDER BY id FOR NO KEY UPDATE
), lines AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(%(lines)s::text::jsonb) AS lines (
        table_id text, seq int, kind text, at bigint, body text,
        seat int, client text, guest text, checksum bigint)
), again AS MATERIALIZED (
    SELECT lines.table_id, max(entries.seq) AS seq FROM lines JOIN entries
    ON entries.table_id = lines.table_id AND entries.client = lines.client
    AND entries.seat IS NOT DISTINCT FROM lines.seat
    GROUP BY lines.table_id
), strangers AS MATERIALIZED (
    SELECT table_id, min(guest) AS guest FROM lines
    WHERE guest IS NOT NULL AND NOT EXISTS (SELECT FROM guests WHERE guests.id = lines.guest)
    GROUP BY table_id
), accepted AS MATERIALIZED (
    SELECT asked.* FROM asked JOIN locked ON locked.id = table_id AND locked.head = asked.after
    WHERE table_id NOT IN (SELECT table_id FROM again)
    AND table_id NOT IN (SELECT table_id FROM strangers)
), written AS (
    INSERT INTO entries (table_id, seq, kind, at, body, seat, client, guest, checksum)
    SELECT lines.table_id, seq, kind, lines.at, body, seat, client, guest, checksum
    FROM lines JOIN accepted USING (table_id)
), said AS (
    INSERT INTO words (table_id, seq, guest, text)
    SELECT table_id, seq, guest, words.text
    FROM jsonb_to_recordset(%(words)s::text::jsonb) AS words (
        table_id text, seq int, guest text, text text)
    JOIN accepted USING (table_id)
), owed AS MATERIALIZED (
    SELECT owed.table_id, decision, seat, owed."by", owed.at
    FROM jsonb_to_recordset(%(due)s::text::jsonb) AS owed (
        table_id text, decision int, seat int, "by" text, at bigint)
    JOIN accepted USING (table_id)
), answered AS (
    DELETE FROM due USING accepted WHERE due.table_id = accepted.table_id AND accepted.answers
    AND NOT EXISTS (
        SELECT FROM owed WHERE owed.table_id = due.table_id AND owed.decision = due.decision
        AND owed.seat = due.seat AND owed."by" = due."by")
), planned AS (
    INSERT INTO due (table_id, decision, seat, "by", at) SELECT * FROM owed
    ON CONFLICT (table_id, decision, seat, "by") DO UPDATE SET at = excluded.at
), renewed AS (
    INSERT INTO old_codes (code, table_id)
    SELECT tables.code, tables.id FROM tables JOIN accepted ON accepted.table_id = tables.id
    WHERE accepted.code IS NOT NULL
), changed AS (
    UPDATE tables SET head = head + accepted.size, active = accepted.at, marked = NULL,
    status = coalesce(accepted.status, tables.status),
    listed = coalesce(accepted.listed, tables.listed),
    host = coalesce(accepted.host, tables.host), code = coalesce(accepted.code, tables.code)
    FROM accepted WHERE tables.id = accepted.table_id
)
SELECT locked.id, locked.head, again.seq, strangers.guest FROM locked
LEFT JOIN again ON again.table_id = locked.id LEFT JOIN strangers ON strangers.table_id = locked.id
"""

REQUEST: Final = ("table_id", "after", "size", "at", "answers", "status", "listed", "host", "code")
LINE: Final = ("table_id", "seq", "kind", "at", "body", "seat", "client", "guest", "checksum")
WORDS: Final = ("table_id", "seq", "guest", "text")
DUE: Final = ("table_id", "decision", "seat", "by", "at")


def append(connection: Connection, requests: Sequence[Request], rows: Rows) -> Mapping[str, Found]:
    parameters = {
        "asked": records(REQUEST, [*map(asked, requests)]),
        "lines": records(LINE, rows.entries),
        "words": records(WORDS, rows.words),
        "due": records(DUE, rows.due),
    }
    found = connection.exec_driver_sql(APPEND, parameters).all()
    return {table: Found(head, again, stranger) for table, head, again, stranger in found}


def asked(request: Request) -> Row:
    answers = request.due is not None
    shown = (request.status, request.listed, request.host, request.code)
    return (request.table, request.after, len(request.drafts), request.at, answers, *shown)


def records(names: Sequence[str], rows: Sequence[Row]) -> str:
    """Not escaped, so that half a character is found by the driver and not by the database."""
    return json.dumps([dict(zip(names, row, strict=True)) for row in rows], ensure_ascii=False)
