"""A small database with something in every table, kept for each version that was ever in use.

`python -m tests.server.store.old_databases` writes this version's into `databases`; commit it
with the migration that follows.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from panicroom.server.store import Draft, Due, Guest, Link, SignedIn, Store, Table
from tests.server.store.temporary_store import moved, within

DATABASES = Path(__file__).with_name("databases")
GUESTS = [Guest("ann", "Анна", 1, 1), Guest("bob", "Bob", 1, 2)]
TABLE = Table("t", "code", "panik", "playing", True, "ann", 3)
LINK = Link("hash", "bob", 4, 99)
DUE = Due("t", 7, 1, 50, "bot")
LOG = [
    Draft("created", 3, {"seats": 2}, guest="ann"),
    Draft("sat", 4, {"seat": 1}, 1, None, "bob", "Bob"),
    moved("c", 1, 5, guest="bob"),
]


async def fill(store: Store) -> None:
    for guest in GUESTS:
        await store.guests.make(guest.id, guest.name, guest.made)
    await store.tables.make(TABLE, "key", LOG[:1])
    await store.log.append("t", 1, LOG[1:], due=[DUE])
    await store.links.make(LINK, SignedIn(GUESTS[1]))


def keep() -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(within(Path(folder), fill))
        with closing(sqlite3.connect(Path(folder) / "table.sqlite")) as database:
            database.executescript("PRAGMA journal_mode=DELETE; PRAGMA page_size=512; VACUUM")
            [version] = database.execute("SELECT version_num FROM alembic_version").fetchone()
        DATABASES.mkdir(exist_ok=True)
        (Path(folder) / "table.sqlite").rename(DATABASES / f"{version}.sqlite")


if __name__ == "__main__":
    keep()
