"""A service of our own: started in a folder that goes with it when we end."""

import atexit
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL, Signals
from tempfile import mkdtemp
from typing import Final

from tools.services import Unavailable

LONGEST_START: Final = 300.0
"""Seconds that the slowest machine may need; whatever ends meanwhile is noticed at once."""
LONGEST_END: Final = 30.0
"""Seconds until a service that does not end as asked is killed."""
BETWEEN: Final = 0.05
"""Seconds between two looks at whether it answers."""


class Service:
    """A process that listens on loopback, until it is killed or we end. Ctrl-C in the terminal
    does not reach it: it ends when those that need it have ended."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        user: str | None = None,
        how: Signals = SIGKILL,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """`how` is the signal that ends it."""
        self.command, self.folder, self.user, self._how = command, folder, user, how
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.kill)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def start(self, answers: Callable[[], bool]) -> None:
        self.launch()
        self.wait_for(answers)

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                env=self._environment,
                process_group=0,
            )

    def wait_for(self, answers: Callable[[], bool]) -> None:
        deadline = time.monotonic() + LONGEST_START
        while not answers():
            if self.has_ended() or time.monotonic() > deadline:
                raise Unavailable(f"{self.command[0]} does not start: {self.last_words()}")
            time.sleep(BETWEEN)

    def has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def kill(self) -> None:
        """With whatever it has started."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.send_signal(self._how)
        try:
            self._process.wait(LONGEST_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-500:]


def folder_for(name: str, user: str | None = None) -> Path:
    """One that this user can reach, wherever our temporary files lie."""
    folder = Path(mkdtemp(prefix=f"panicroom-{name}-", dir=None if user is None else "/tmp"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if user is not None:
        shutil.chown(folder, user)
    return folder


def user_for(name: str) -> str | None:
    """PostgreSQL does not run as root: then as its own user."""
    return name if hasattr(os, "geteuid") and os.geteuid() == 0 else None
