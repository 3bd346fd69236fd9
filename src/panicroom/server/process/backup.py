"""A backup: one archive of database, signing key and uptime, which unpacks to a data folder."""

import os
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Final

from panicroom.server.process.keyfile import NAME as KEY
from panicroom.server.process.named_errors import named
from panicroom.server.process.settings import Settings
from panicroom.server.process.uptime import NAME as UPTIME
from panicroom.server.store import UnusableDatabase, copy_database

DATABASE: Final = "panicroom.sqlite"


def write_backup(settings: Settings, to: Path) -> None:
    """It unpacks into a folder with the name of the archive, never over existing files. The lengths
    of the logs are left out: by the time they were read, the logs would be longer than in it."""
    with (
        named(to),
        new(to) as file,
        TemporaryDirectory(dir=to.parent, prefix=".backup-") as folder,
    ):
        database = Path(folder) / DATABASE
        with told_of_the_archive(to):
            copy_database(settings.database, database)
        # The uptime after the database: the time until then was not down time.
        beside = [path for name in (KEY, UPTIME) if (path := settings.data / name).exists()]
        with tarfile.open(fileobj=file, mode="w") as tar:
            tar.addfile(folder_named(to.stem))
            for path in (database, *beside):
                tar.add(path, f"{to.stem}/{path.name}", filter=private)


@contextmanager
def told_of_the_archive(to: Path) -> Iterator[None]:
    """What cannot be written is the copy, not the database."""
    try:
        yield
    except UnusableDatabase as error:
        raise UnusableDatabase(to, "full") if error.why == "full" else error from None


@contextmanager
def new(path: Path) -> Iterator[BinaryIO]:
    """Create a new file, readable by its owner only; remove it after a failure."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        try:
            yield file
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            path.unlink()
            raise


def folder_named(name: str) -> tarfile.TarInfo:
    """With the permissions the server gives a data folder, since it adds files after a restore."""
    member = tarfile.TarInfo(name)
    member.type, member.mode = tarfile.DIRTYPE, 0o700
    return member


def private(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Owned by the user who unpacks it, and readable by that user only."""
    member.mode, member.uid, member.gid, member.uname, member.gname = 0o600, 0, 0, "", ""
    return member
