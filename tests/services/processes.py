"""A service of our own: started in a folder that goes with it when the tests end."""

import atexit
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL, Signals
from tempfile import mkdtemp

from tests.patience import PATIENCE
from tests.services import Unavailable

BETWEEN = 0.05
"""Seconds between two looks at whether it answers."""


class Service:
    """A process that listens on loopback, until it is killed or the tests end."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        user: str | None = None,
        how: Signals = SIGKILL,
    ) -> None:
        """`how` is the signal that ends it at once."""
        self.command, self.folder, self.user, self._how = command, folder, user, how
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.kill)

    def start(self, answers: Callable[[], bool]) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command, stdout=log, stderr=log, cwd=self.folder, user=self.user
            )
        deadline = time.monotonic() + PATIENCE
        while not answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise Unavailable(f"{self.command[0]} does not start: {self.last_words()}")
            time.sleep(BETWEEN)

    def kill(self) -> None:
        """At once, with whatever it has started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(self._how)
            self._process.wait()
            self._process = None

    def last_words(self) -> str:
        return (self.folder / "log").read_text(errors="replace")[-500:]


def folder_for(name: str, user: str | None = None) -> Path:
    """One that this user can reach, wherever the temporary files of the tests lie."""
    folder = Path(mkdtemp(prefix=f"panicroom-{name}-", dir=None if user is None else "/tmp"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if user is not None:
        shutil.chown(folder, user)
    return folder


def user_for(name: str) -> str | None:
    """PostgreSQL does not run as root: then as its own user."""
    return name if hasattr(os, "geteuid") and os.geteuid() == 0 else None
