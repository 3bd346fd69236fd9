"""The databases that the tests of the server run on: a file, and one on PostgreSQL."""

import asyncio
import atexit
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

import pytest

from panicroom.server.store.migrate import migrate
from tests.services import needed
from tests.services.postgres import new_database, postgres

DATABASES = ("sqlite", "postgresql")
on_each_database = pytest.mark.parametrize("database", DATABASES)


@contextmanager
def a_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of one that nobody has used."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/table.sqlite"
    else:
        server = needed(postgres)
        with new_database(server, migrated(server)) as address:
            yield address


@contextmanager
def an_empty_database(kind: str, folder: Path) -> Iterator[str]:
    """Without tables."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/table.sqlite"
    else:
        with new_database(needed(postgres)) as address:
            yield address


@cache
def migrated(server: str) -> str:
    """The name of an empty database of this version, which is quickly copied."""
    stack = ExitStack()
    atexit.register(stack.close)
    address = stack.enter_context(new_database(server))
    asyncio.run(migrate(address))
    return address.rpartition("/")[2]
