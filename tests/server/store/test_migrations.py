"""Databases of every version come to this one with all they hold; those of later ones stay shut."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from panicroom.server.store import NewerDatabase, Quiet, Store, Wanted
from panicroom.server.store.database import Database, engine_for
from panicroom.server.store.log_lengths import LogLengths
from panicroom.server.store.migrate import MIGRATIONS, migrate
from panicroom.server.store.schema import metadata
from panicroom.server.store.writer import Writer
from tests.server.databases import an_empty_database, on_each_database
from tests.server.store import old_databases
from tests.server.store.temporary_store import address, as_draft, within

KEPT = sorted(old_databases.DATABASES.glob("*.sqlite"))

# What a later version might do: make `tables` anew, which has logs and what is due below it.
LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"


def upgrade():
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("color", sa.Text()))
{more}
"""


def later(folder: Path, more: str = "") -> Path:
    """The migrations of a program that is one version ahead."""
    shutil.copytree(MIGRATIONS, folder / "later", ignore=shutil.ignore_patterns("__pycache__"))
    last = max(path.stem.removeprefix("v") for path in MIGRATIONS.glob("versions/v*.py"))
    text = LATER.format(last=last, more=more)
    (folder / "later" / "versions" / "v9999.py").write_text(text)
    return folder / "later"


def differences(folder: Path) -> list[object]:
    return differences_at(address(folder))


def differences_at(address: str) -> list[object]:
    """Between the database and the schema."""
    engine = engine_for(address)
    with engine.connect() as connection:
        found = list(compare_metadata(MigrationContext.configure(connection), metadata))
    engine.dispose()
    return found


async def holds_the_old_data(store: Store) -> None:
    assert [
        await store.guests.find(guest.id) for guest in old_databases.GUESTS
    ] == old_databases.GUESTS
    assert await store.tables.find("t") == old_databases.TABLE
    assert await store.tables.key("t") == "key"
    assert [as_draft(entry) for entry in await store.log.read("t")] == old_databases.LOG
    assert await store.links.of("bob") == [old_databases.LINK]
    assert await store.due.of("t") == [old_databases.DUE]


@on_each_database
def test_an_empty_database_becomes_what_the_schema_says(tmp_path: Path, database: str) -> None:
    with an_empty_database(database, tmp_path) as address:
        asyncio.run(migrate(address))
        assert differences_at(address) == []
        asyncio.run(migrate(address))


def test_a_path_may_hold_any_sign(tmp_path: Path) -> None:
    folder = tmp_path / "100% ünïcode? #1"
    folder.mkdir()
    asyncio.run(migrate(address(folder)))
    assert (folder / "table.sqlite").exists()


def test_there_is_a_database_of_the_first_version() -> None:
    assert "0001" in [path.stem for path in KEPT]


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
def test_a_database_of_any_version_keeps_what_it_holds(tmp_path: Path, kept: Path) -> None:
    shutil.copy(kept, tmp_path / "table.sqlite")
    asyncio.run(within(tmp_path, holds_the_old_data))
    assert differences(tmp_path) == []


def before(folder: Path, version: str) -> Path:
    """The migrations up to that version."""
    shutil.copytree(MIGRATIONS, folder / "earlier", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "earlier" / "versions").glob("v*.py"):
        if path.stem.removeprefix("v") > version:
            path.unlink()
    return folder / "earlier"


def test_browsers_that_have_subscribed_are_still_called_and_not_twice_for_a_turn(
    tmp_path: Path,
) -> None:
    asyncio.run(migrate(address(tmp_path), before(tmp_path, "0008")))
    with closing(sqlite3.connect(tmp_path / "table.sqlite")) as database, database:
        database.executescript(
            """
            INSERT INTO guests VALUES ('ann', 'Ann', 1, 1, 1);
            INSERT INTO tables
                VALUES ('t', 'code', 'panik', 'playing', 0, 'ann', 'key', 1, 1, NULL);
            INSERT INTO subscriptions
                VALUES ('s', 'ann', NULL, 'https://push/x', 'k', 'q', 60, 120, 'Europe/Prague');
            INSERT INTO calls VALUES ('t', 's', 'turn', 'turn 1', 50, 2);
            """
        )
    asyncio.run(within(tmp_path, still_calls_ann))


async def still_calls_ann(store: Store) -> None:
    [call] = await store.calls.before(99, "push", 9)
    assert call[1:6] == ("t", "turn", "turn 1", 50, 2)
    assert (call.to.guest, call.to.address, call.to.key, call.to.secret) == (
        *("ann", "https://push/x"),
        *("k", "q"),
    )
    assert call.to.quiet == Quiet(60, 120, "Europe/Prague")
    await store.calls.plan("t", [Wanted("ann", "turn", "turn 1")], {"push": 70})
    assert [each.at for each in await store.calls.before(99, "push", 9)] == [50]


def test_making_a_table_anew_empties_none_below_it(tmp_path: Path) -> None:
    asyncio.run(within(tmp_path, old_databases.fill))
    asyncio.run(migrate(address(tmp_path), later(tmp_path)))
    assert differences(tmp_path) != []
    asyncio.run(_read_beside_migrations(tmp_path))


async def _read_beside_migrations(folder: Path) -> None:
    database, lengths = Database(address(folder)), LogLengths()
    await holds_the_old_data(Store(database, Writer(database, lengths), lengths))
    database.close()


def test_a_database_of_a_later_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    asyncio.run(migrate(address(tmp_path), later(tmp_path)))
    before = (tmp_path / "table.sqlite").read_bytes()
    with pytest.raises(NewerDatabase) as refused:
        asyncio.run(migrate(address(tmp_path)))
    assert refused.value.found == "9999"
    assert (tmp_path / "table.sqlite").read_bytes() == before


def test_a_migration_that_fails_half_way_has_changed_nothing(tmp_path: Path) -> None:
    asyncio.run(within(tmp_path, old_databases.fill))
    with pytest.raises(ZeroDivisionError):
        asyncio.run(migrate(address(tmp_path), later(tmp_path, more="    1 / 0")))
    assert differences(tmp_path) == []
    asyncio.run(within(tmp_path, holds_the_old_data))
