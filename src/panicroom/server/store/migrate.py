"""Migrates a database to the version of this program, in one transaction."""

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from panicroom.server.store.database import engine_for
from panicroom.server.store.errors import NewerDatabase, OlderDatabase
from panicroom.server.store.jobs import wait_alone

MIGRATIONS: Final = Path(__file__).with_name("migrations")


async def migrate(address: str, migrations: Path = MIGRATIONS) -> None:
    """Create or upgrade; a database of a later version is refused unchanged."""
    await asyncio.to_thread(_migrate, address, migrations)


def _migrate(address: str, migrations: Path) -> None:
    # Without foreign keys: SQLite changes a table by dropping it, and the drop would cascade.
    engine = engine_for(address, foreign_keys=False)
    try:
        with engine.execution_options(writing=True).begin() as connection:
            wait_alone(connection, "migrate")
            _upgrade(connection, migrations)
    finally:
        engine.dispose()


def _upgrade(connection: Connection, migrations: Path) -> None:
    config = _config(migrations)
    config.attributes["connection"] = connection
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def check_version(connection: Connection) -> None:
    """For read-only use: the database must have this version already."""
    script = ScriptDirectory.from_config(_config(MIGRATIONS))
    _refuse_newer(connection, script)
    if set(MigrationContext.configure(connection).get_current_heads()) != set(script.get_heads()):
        raise OlderDatabase


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    return config


def _refuse_newer(connection: Connection, script: ScriptDirectory) -> None:
    known = {revision.revision for revision in script.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise NewerDatabase(found, str(script.get_current_head()))
