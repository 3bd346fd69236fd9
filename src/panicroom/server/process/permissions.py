"""Permissions of the data: only its owner should read it, because it holds the key that signs
tokens, everybody's names and the secrets of every game."""

import logging
import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from panicroom.server.process.keyfile import NAME as KEY
from panicroom.server.process.settings import Settings
from panicroom.server.store import file_of

OWNER_ONLY: Final = 0o077
READ_OR_WRITTEN: Final = 0o066
"""By the group or by others."""
BESIDE: Final = ("", "-wal", "-shm")
"""The database and the files that SQLite keeps beside it while it is open."""

log = logging.getLogger(__name__)


@contextmanager
def private_umask() -> Iterator[None]:
    """Whatever this process creates is readable by its owner only. SQLite and the log would
    otherwise be readable by everybody who can enter the folder."""
    before = os.umask(OWNER_ONLY)
    try:
        yield
    finally:
        os.umask(before)


def check_permissions(settings: Settings) -> list[Path]:
    """Log and return what others can read or write by its mode. A file counts even if nobody else
    can enter its folder: a copy of it elsewhere keeps the mode."""
    if os.name == "nt":
        return []  # no modes there
    found = [path for path in secrets_of(settings) if is_exposed(path)]
    for path in found:
        fields = {"path": str(path), "command": mending_command([path])}
        log.warning("other users can read or change the data", extra=fields)
    return found


def mending_command(paths: Sequence[Path]) -> str:
    return shlex.join(["chmod", "go=", *map(str, paths)])


def secrets_of(settings: Settings) -> list[Path]:
    database = file_of(settings.database)
    files = [] if database is None else [database.with_name(database.name + end) for end in BESIDE]
    return [settings.data, settings.data / KEY, *files]


def is_exposed(path: Path) -> bool:
    return path.exists() and bool(path.stat().st_mode & READ_OR_WRITTEN)
