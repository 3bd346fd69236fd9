"""The logs of the tables, one sequence of entries each."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, select

from panicroom.server.store.database import Database
from panicroom.server.store.log_lengths import LogLengths
from panicroom.server.store.reading import checked, must_be_whole, reading
from panicroom.server.store.requests import Request
from panicroom.server.store.rows import Appended, Draft, Due, Entry, Head, Status
from panicroom.server.store.schema import entries, tables, words
from panicroom.server.store.writer import Writer


class Log:
    def __init__(self, database: Database, writer: Writer, lengths: LogLengths) -> None:
        self._database, self._writer, self._lengths = database, writer, lengths

    async def append(
        self,
        table: str,
        after: int,
        drafts: Sequence[Draft],
        *,
        due: Sequence[Due] | None = None,
        status: Status | None = None,
        listed: bool | None = None,
        host: str | None = None,
        code: str | None = None,
    ) -> Appended:
        """Append after entry `after`, all or nothing; LostRace if the log no longer ends there.

        A client id that was used before for the same seat, or for no seat, writes nothing and
        returns the first entry's number. `due` replaces everything due at this table, `status`,
        `listed`, `host` and `code` are updated in the same commit.
        """
        check(table, drafts, due or ())
        request = Request(table, after, drafts, due, status, listed, host, code)
        return await self._writer.append(request)

    async def heads(self, ids: Collection[str]) -> dict[str, Head]:
        """Of these tables, without those that have been removed."""
        columns = select(tables.c.id, tables.c.head, tables.c.erased)
        found: list[Any] = await self._database.read(columns.where(tables.c.id.in_(ids)))
        return {id: Head(seq, erased) for id, seq, erased in found}

    async def read(
        self, table: str, since: int = 0, kinds: Collection[str] | None = None
    ) -> list[Entry]:
        """The entries after `since` in order: all of them, or those of some kinds. UnreadableLog if
        one is damaged or missing."""
        least = self._lengths.of(table)  # before reading: the log may grow meanwhile
        found = await self._database.look(
            lambda connection: read_log(connection, table, since, kinds)
        )
        if kinds is None:
            must_be_whole(found, since, least)
        return found


def read_log(
    connection: Connection, table: str, since: int = 0, kinds: Collection[str] | None = None
) -> list[Entry]:
    """Each entry is what was written; whether all are there is left to the caller."""
    wanted = (entries.c.table_id == table) & (entries.c.seq > since)
    if kinds is not None:
        wanted &= entries.c.kind.in_(kinds)
    own = (words.c.table_id == entries.c.table_id) & (words.c.seq == entries.c.seq)
    query = select(entries, words.c.text).outerjoin_from(entries, words, own)
    with reading():
        rows = connection.execute(query.where(wanted).order_by(entries.c.seq))
        return [checked(row._mapping) for row in rows]


def check(table: str, drafts: Sequence[Draft], due: Sequence[Due]) -> None:
    """Reject what no log can hold, an error of the caller, before it is queued."""
    if not drafts:
        raise ValueError("nothing to append")
    if any(item.table != table for item in due):
        raise ValueError("due at another table")
    for draft in drafts:
        if draft.words is not None and draft.guest is None:
            raise ValueError("words belong to a guest")
