"""One server for each data folder: a lock that goes with its process, and where it is to be found.

Two servers on one folder would give each other's bots' answers, and each would take the other's
time for down time.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

NAME: Final = "server.lock"
TRIES: Final = 20
PAUSE: Final = 0.02
LONGEST: Final = 1000

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 20
    """Windows locks bytes, not files, and nobody else can read them: one behind the address."""

    def _lock(file: BinaryIO) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DataFolderInUse(Exception):
    """Another server holds the folder; its address is empty as long as it has told none."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class DataLock:
    """The data folder, held by this process until it lets go or dies."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.tell("")  # what a killed server told holds no longer

    @classmethod
    @contextmanager
    def hold(cls, data: Path) -> Iterator["DataLock"]:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _opened(data / NAME) as file:
            if not _taken(file, TRIES):
                raise DataFolderInUse(_address(file))
            data_lock = cls(file)
            try:
                yield data_lock
            finally:
                data_lock.tell("")

    def tell(self, address: str) -> None:
        """Where the server answers, for others on this machine."""
        self._file.seek(0)
        self._file.write(address.encode())
        self._file.truncate()


def holder(data: Path) -> str | None:
    """Where the server of this folder answers; None if there is none, or none that answers yet."""
    try:
        with (data / NAME).open("r+b", buffering=0) as file:
            return None if _taken(file, 1) else _address(file) or None
    except FileNotFoundError:
        return None


def _opened(path: Path) -> BinaryIO:
    """Never removed: a lock on a removed file would keep nobody out."""
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)


def _taken(file: BinaryIO, tries: int) -> bool:
    """Somebody who only looks has it for a moment, so one asks more than once."""
    for left in reversed(range(tries)):
        try:
            _lock(file)
        except OSError:
            if left:
                time.sleep(PAUSE)
        else:
            return True
    return False


def _address(file: BinaryIO) -> str:
    file.seek(0)
    return file.read(LONGEST).decode(errors="replace")
