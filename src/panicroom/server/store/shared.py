"""What all servers of one database have in common: a few named texts, and the time."""

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import BigInteger, Connection, cast, delete, func, insert, select

from panicroom.server.store.database import Database
from panicroom.server.store.schema import shared

Change = Callable[[str | None, int], str]
"""What a text becomes, and the time of the database in milliseconds of UTC."""
CLOCK: Final = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


class Shared:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, name: str) -> str | None:
        found = await self._database.read(select(shared.c.value).where(shared.c.name == name))
        return found[0][0] if found else None

    async def change(self, name: str, change: Change) -> str:
        """In one transaction: of two processes the second one is shown what the first has made."""

        def work(connection: Connection) -> str:
            own = shared.c.name == name
            before = connection.scalar(select(shared.c.value).where(own))
            after = change(before, time_of(connection))
            if after != before:
                connection.execute(delete(shared).where(own))
                connection.execute(insert(shared).values(name=name, value=after))
            return after

        return await self._database.write(work, lambda _: None)


def time_of(connection: Connection) -> int:
    if connection.dialect.name != "postgresql":
        return time.time_ns() // 1_000_000
    return int(connection.execute(select(CLOCK)).scalar_one())
