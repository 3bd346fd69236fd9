"""A disk with no room left, as far as this process can tell: the operating system refuses to let a
file grow beyond a size, and SQLite and Python are given the error that a full disk gives."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Running


@contextmanager
def files_at_most(size: int) -> Iterator[None]:
    """No file grows beyond so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def full_disk(server: Running) -> Iterator[None]:
    """The write-ahead log of the database, to which every commit is appended, cannot grow."""
    database = Path(server.services.settings.database.removeprefix("sqlite:///"))
    size = database.with_name(f"{database.name}-wal").stat().st_size
    assert size, "there must have been a commit"
    with files_at_most(size):
        yield
