"""Debian's packages that tests need, installed where they are missing, by root alone."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def install(package: str, is_there: Callable[[], object]) -> None:
    """By one test process; the others wait for it, since apt-get fails while another one runs."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    with one_at_a_time():
        get = ("apt-get", "install", "-y", "--no-install-recommends", package)
        for command in (("apt-get", "update"), get):
            if not is_there():
                subprocess.run(command, capture_output=True, check=False)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    with (Path(tempfile.gettempdir()) / "panicroom-packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
