"""A write that changes nothing, to see whether anything can be written."""

from secrets import token_hex

from sqlalchemy import Connection, delete, insert

from panicroom.server.store.database import Database
from panicroom.server.store.schema import guests


class Probe:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self) -> None:
        """Insert a row and delete it again in one transaction: its pages go to the disk, and nobody
        sees it. CannotStore if that fails."""

        def probe(connection: Connection) -> None:
            id = token_hex(16)
            connection.execute(insert(guests).values(id=id, name="", version=0, made=0, seen=0))
            connection.execute(delete(guests).where(guests.c.id == id))

        await self._database.write(probe)
