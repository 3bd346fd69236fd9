"""Removal of tables where nothing happens any more, in two steps: marked, then deleted."""

from sqlalchemy import delete, func, select, update

from panicroom.server.store.database import Database
from panicroom.server.store.log_lengths import LogLengths
from panicroom.server.store.schema import tables


class Removal:
    """An entry in its log takes a table's mark away, in the same commit."""

    def __init__(self, database: Database, lengths: LogLengths) -> None:
        self._database, self._lengths = database, lengths

    async def mark(self, inactive_since: int, now: int) -> list[str]:
        """Mark the tables where nothing has happened since then."""
        quiet = (tables.c.active <= inactive_since) & tables.c.marked.is_(None)
        marked = update(tables).where(quiet).values(marked=now).returning(tables.c.id)
        return [row.id for row in await self._database.take(marked)]

    async def delete_marked(self, by: int) -> list[str]:
        """Delete the tables that were marked by then, with their logs."""
        gone = delete(tables).where(tables.c.marked <= by).returning(tables.c.id)
        return await self._database.write(
            lambda connection: [row.id for row in connection.execute(gone)], self._lengths.forget
        )

    async def restore(self, id: str) -> bool:
        """Take the mark away; False if there is none. The table counts as active when it was
        marked, or it would be marked again at once."""
        own = (tables.c.id == id) & tables.c.marked.is_not(None)
        kept = update(tables).where(own).values(active=tables.c.marked, marked=None)
        return bool(await self._database.change(kept))

    async def newest(self) -> int | None:
        """The latest time that any table carries; None if there are no tables."""
        query = select(func.max(tables.c.active), func.max(tables.c.marked))
        [times] = await self._database.read(query)
        return max((at for at in times if at is not None), default=None)
