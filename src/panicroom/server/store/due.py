"""What is due: answers by bots, clocks and standing orders, at every table."""

from sqlalchemy import Connection, delete, insert, select

from panicroom.server.store.database import Database
from panicroom.server.store.rows import Due
from panicroom.server.store.schema import due

SHOWN = [due.c.table_id, due.c.decision, due.c.seat, due.c.at, due.c.by]


class DueBook:
    """Reading takes nothing away: what is due goes in the transaction of the entry that answers
    it, so that a server killed in between asks again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, item: Due) -> None:
        """A second one for the same answer takes the place of the first."""
        mine = (due.c.table_id == item.table) & (due.c.decision == item.decision)
        same = mine & (due.c.seat == item.seat) & (due.c.by == item.by)

        def replace(connection: Connection) -> None:
            connection.execute(delete(due).where(same))
            connection.execute(insert(due).values(row(item)))

        await self._database.write(replace)

    async def before(self, at: int, most: int) -> list[Due]:
        """Those due by then, the longest due first."""
        query = select(*SHOWN).where(due.c.at <= at).order_by(due.c.at, due.c.table_id).limit(most)
        return [Due._make(found) for found in await self._database.read(query)]

    async def of(self, table: str) -> list[Due]:
        query = select(*SHOWN).where(due.c.table_id == table).order_by(due.c.at, due.c.seat)
        return [Due._make(found) for found in await self._database.read(query)]


def row(item: Due) -> dict[str, object]:
    return dict(zip((column.name for column in SHOWN), item, strict=True))
