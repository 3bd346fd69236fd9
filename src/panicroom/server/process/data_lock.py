"""A file lock that allows one server for each data folder, and publishes its address.

Two servers on one folder would both answer for the bots, and each would count the other's uptime as
down time. The operating system releases the lock when the process ends, however it ends.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from panicroom.server.process.named_errors import named

NAME: Final = "server.lock"
ATTEMPTS: Final = 20
RETRY_SECONDS: Final = 0.02
LONGEST: Final = 1000

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 20
    """Windows locks byte ranges, and a locked byte cannot be read: lock one behind the address."""

    def _lock(file: BinaryIO) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DataFolderInUse(Exception):
    """Another server holds the lock; its address is empty until it has published one."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class DataLock:
    """Held by this process until it is released or the process ends."""

    def __init__(self, file: BinaryIO, path: Path) -> None:
        self._file, self._path = file, path
        self.publish("")  # erase the address of a server that was killed

    @classmethod
    @contextmanager
    def hold(cls, data: Path) -> Iterator["DataLock"]:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _opened(data / NAME) as file:
            if not _acquire(file):
                raise DataFolderInUse(_address(file))
            data_lock = cls(file, data / NAME)
            try:
                yield data_lock
            finally:
                data_lock.publish("")

    def publish(self, address: str) -> None:
        """Write down where the server listens, for other processes on this machine."""
        with named(self._path):
            self._file.seek(0)
            self._file.write(address.encode())
            self._file.truncate()


def _opened(path: Path) -> BinaryIO:
    """The file is never removed: a lock on a removed file would exclude nobody."""
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)


def _acquire(file: BinaryIO) -> bool:
    """Retry: a server that is being restarted may still hold the lock for a moment."""
    for left in reversed(range(ATTEMPTS)):
        try:
            _lock(file)
        except OSError:
            if left:
                time.sleep(RETRY_SECONDS)
        else:
            return True
    return False


def _address(file: BinaryIO) -> str:
    file.seek(0)
    return file.read(LONGEST).decode(errors="replace")
