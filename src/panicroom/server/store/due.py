"""What is due at all tables: answers by bots, clocks and standing orders."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, tuple_, update

from panicroom.server.store.database import Database
from panicroom.server.store.rows import Due
from panicroom.server.store.schema import due, tables

SHOWN: Final = [due.c.table_id, due.c.decision, due.c.seat, due.c.at, due.c.by]
KEY: Final = tuple_(due.c.table_id, due.c.decision, due.c.seat, due.c.by)


class DueBook:
    """Reading removes nothing: an item is deleted in the transaction of the entry that answers it,
    so a server killed in between answers it after the restart."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def replace(self, table: str, after: int, items: Sequence[Due]) -> bool:
        """What is due at a table whose log ends with `after`; False if it does so no more, for the
        entry that follows has brought what is due."""

        def replace(connection: Connection) -> bool:
            head = select(tables.c.head).where(tables.c.id == table).with_for_update()
            if connection.scalar(head) != after:
                return False
            connection.execute(delete(due).where(due.c.table_id == table))
            if items:
                connection.execute(insert(due), [row(item) for item in items])
            return True

        return await self._database.write(replace)

    async def before(self, at: int) -> list[Due]:
        """Everything at the tables where something is due by then, the oldest first."""
        soon = select(due.c.table_id).where(due.c.at <= at)
        return await self._where(due.c.table_id.in_(soon))

    async def of(self, table: str) -> list[Due]:
        return await self._where(due.c.table_id == table)

    async def claim(self, before: int, until: int, most: int) -> list[Due]:
        """The oldest that were due by then, for this process alone: to all others they are due
        `until` then, in case it dies. Those that another one is about to claim are left to it."""

        def claim(connection: Connection) -> list[Due]:
            oldest = select(*SHOWN).where(due.c.at <= before).order_by(due.c.at).limit(most)
            found = [*connection.execute(oldest.with_for_update(skip_locked=True))]
            items = [Due._make(each) for each in found]
            keys = [(item.table, item.decision, item.seat, item.by) for item in items]
            if keys:
                connection.execute(update(due).where(KEY.in_(keys)).values(at=until))
            return items

        return await self._database.write(claim)

    async def must_be_readable(self) -> None:
        """Whatever is damaged in it is met here."""
        number = due.c.at + due.c.decision + due.c.seat
        await self._database.read(select(func.max(number), func.max(due.c.by)))

    async def _where(self, where: ColumnElement[bool]) -> list[Due]:
        query = select(*SHOWN).where(where).order_by(due.c.at, due.c.table_id, due.c.seat)
        found: list[Any] = await self._database.read(query)
        return [Due._make(each) for each in found]


def row(item: Due) -> dict[str, object]:
    return dict(zip((column.name for column in SHOWN), item, strict=True))
