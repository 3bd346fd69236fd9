"""What is due at all tables: answers by bots, clocks and standing orders."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from panicroom.server.store.database import Database
from panicroom.server.store.rows import Due
from panicroom.server.store.schema import due

EVER: Final = 1 << 62
MOST: Final = 1_000_000
SHOWN = [due.c.table_id, due.c.decision, due.c.seat, due.c.at, due.c.by]


class DueBook:
    """Reading removes nothing: an item is deleted in the transaction of the entry that answers it,
    so a server killed in between answers it after the restart."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, item: Due) -> None:
        """Replaces an item for the same answer."""
        mine = (due.c.table_id == item.table) & (due.c.decision == item.decision)
        same = mine & (due.c.seat == item.seat) & (due.c.by == item.by)

        def replace(connection: Connection) -> None:
            connection.execute(delete(due).where(same))
            connection.execute(insert(due).values(row(item)))

        await self._database.write(replace)

    async def before(self, at: int, most: int) -> list[Due]:
        """Items due by then, the oldest first."""
        query = select(*SHOWN).where(due.c.at <= at).order_by(due.c.at, due.c.table_id).limit(most)
        return [Due._make(found) for found in await self._database.read(query)]

    async def all(self) -> list[Due]:
        return await self.before(EVER, MOST)

    async def of(self, table: str) -> list[Due]:
        query = select(*SHOWN).where(due.c.table_id == table).order_by(due.c.at, due.c.seat)
        return [Due._make(found) for found in await self._database.read(query)]


def row(item: Due) -> dict[str, object]:
    return dict(zip((column.name for column in SHOWN), item, strict=True))
