"""What was found out about finished games by long work, and would be found again the same way. It
goes with its table."""

import json
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select

from panicroom.server.store.database import Database
from panicroom.server.store.schema import findings, tables


class Findings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, kind: str) -> Any:
        """As JSON; None if it is not known."""
        own = (findings.c.table_id == table) & (findings.c.kind == kind)
        rows = await self._database.read(select(findings.c.body).where(own))
        return json.loads(rows[0][0]) if rows else None

    async def keep(self, table: str, kind: str, found: Any) -> None:
        """In place of what was kept; nothing if the table has been removed meanwhile."""

        def keep(connection: Connection) -> None:
            own = (findings.c.table_id == table) & (findings.c.kind == kind)
            connection.execute(delete(findings).where(own))
            if connection.scalar(select(exists().where(tables.c.id == table))):
                row = {"table_id": table, "kind": kind, "body": json.dumps(found)}
                connection.execute(insert(findings).values(row))

        await self._database.write(keep)
