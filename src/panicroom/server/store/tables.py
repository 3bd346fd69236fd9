"""Tables as the lobby shows them. What happened at one is in its log."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from panicroom.server.store.appending import append_all
from panicroom.server.store.database import Database
from panicroom.server.store.errors import StoreError, Unknown
from panicroom.server.store.log_lengths import LogLengths
from panicroom.server.store.requests import Request
from panicroom.server.store.rows import Draft, Kept, Table
from panicroom.server.store.schema import entries, old_codes, tables

SHOWN = [tables.c[name] for name in Table._fields]


class Tables:
    def __init__(self, database: Database, lengths: LogLengths) -> None:
        self._database, self._lengths = database, lengths

    async def make(self, table: Table, key: str, first: Sequence[Draft]) -> None:
        """Together with its first entries: there is never a table without a log."""

        def make(connection: Connection) -> None:
            new = {"key": key, "active": table.made, "head": 0, "erased": 0}
            connection.execute(insert(tables).values(**new, **table._asdict()))
            [outcome] = append_all(connection, [Request(table.id, 0, first)])
            if isinstance(outcome, StoreError):
                raise outcome

        await self._database.write(make, lambda _: self._lengths.note({table.id: len(first)}))

    async def find(self, id: str) -> Table | None:
        return await self._one(tables.c.id == id)

    async def by_code(self, code: str) -> Table | None:
        return await self._one(tables.c.code == code)

    async def by_old_code(self, code: str) -> Table | None:
        """By a code that was renewed since."""
        renewed = select(old_codes.c.table_id).where(old_codes.c.code == code)
        return await self._one(tables.c.id.in_(renewed))

    async def listed(self, most: int) -> list[Table]:
        """Listed tables that have not begun, the newest first."""
        return await self._many(tables.c.listed & (tables.c.status == "open"), most)

    async def of_guest(self, guest: str, most: int) -> list[Table]:
        """Tables whose log has an entry of the guest, the newest first."""
        return await self._many(_of(guest), most)

    async def unfinished_of(self, guest: str, most: int) -> list[Table]:
        return await self._many(_of(guest) & (tables.c.status != "over"), most)

    async def finished_of(self, guest: str, most: int) -> list[Table]:
        return await self._many(_of(guest) & (tables.c.status == "over"), most)

    async def kept(self) -> list[Kept]:
        """All tables, the most recently active first. No log is read: one may be damaged."""
        length = select(func.count()).where(entries.c.table_id == tables.c.id)
        query = select(*SHOWN, length.scalar_subquery(), tables.c.active, tables.c.marked)
        query = query.order_by(tables.c.active.desc(), tables.c.id)
        found: list[Any] = await self._database.read(query)
        return [Kept(Table._make(row[:-3]), *row[-3:]) for row in found]

    async def remove(self, id: str) -> bool:
        """With its log and everything due; also one that is remembered but missing."""
        was_known = self._lengths.of(id) > 0

        def remove(connection: Connection) -> bool:
            gone = connection.execute(delete(tables).where(tables.c.id == id))
            return bool(gone.rowcount) or was_known

        return await self._database.write(remove, lambda known: self._forget(id, known))

    def _forget(self, id: str, was_there: bool) -> None:
        if was_there:
            self._lengths.forget([id])

    async def key(self, id: str) -> str:
        """The secret that the dice key is made from, needed to fold; public only after the end."""
        return (await self.key_and_erased(id))[0]

    async def key_and_erased(self, id: str) -> tuple[str, int]:
        """The secret, and how often words were deleted from the log."""
        query = select(tables.c.key, tables.c.erased).where(tables.c.id == id)
        found: list[Any] = await self._database.read(query)
        if not found:
            raise Unknown("table", id)
        return found[0][0], found[0][1]

    async def _one(self, where: Any) -> Table | None:
        found = await self._many(where, 1)
        return found[0] if found else None

    async def _many(self, where: Any, most: int) -> list[Table]:
        newest = (tables.c.made.desc(), tables.c.id)
        query = select(*SHOWN).where(where).order_by(*newest).limit(most)
        return [Table._make(row) for row in await self._database.read(query)]


def _of(guest: str) -> Any:
    """Tables whose log has an entry of the guest."""
    return tables.c.id.in_(select(entries.c.table_id).where(entries.c.guest == guest))
