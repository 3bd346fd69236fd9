"""Settings of the page that travel with their guest: opaque to the server, and small."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from panicroom.server.store.database import Database
from panicroom.server.store.devices import must_be_signed_in
from panicroom.server.store.rows import SignedIn
from panicroom.server.store.schema import preferences

Value = bool | int | float | str


class Kept(NamedTuple):
    """`version` counts how often they were stored; 0 is never."""

    version: int
    values: Mapping[str, Value]


NOTHING_KEPT = Kept(0, {})


class Preferences:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guest: str) -> Kept:
        return await self._database.look(lambda connection: _kept(connection, guest))

    async def put(self, caller: SignedIn, values: Mapping[str, Value]) -> Kept:
        """In place of all that was kept: the newest wins."""

        def put(connection: Connection) -> Kept:
            must_be_signed_in(connection, caller)
            guest = caller.guest.id
            kept = Kept(_kept(connection, guest).version + 1, values)
            row = {"guest": guest, "version": kept.version, "values": json.dumps(values)}
            connection.execute(delete(preferences).where(preferences.c.guest == guest))
            connection.execute(insert(preferences).values(row))
            return kept

        return await self._database.write(put)


def _kept(connection: Connection, guest: str) -> Kept:
    columns = select(preferences.c.version, preferences.c["values"])
    row = connection.execute(columns.where(preferences.c.guest == guest)).first()
    return NOTHING_KEPT if row is None else Kept(row[0], json.loads(row[1]))
