"""A real browser: the machine's own Chromium, or, as root, Debian's package."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import pytest

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL: Final = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")
LACKING: Final = "no Chromium found: install it (Debian, Ubuntu: apt install chromium)"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP panicroom.local 127.0.0.1",
)


@cache
def chromium() -> str:
    """Its path; without one the tests are skipped, and where they must run they fail."""
    found = found_chromium() or installed()
    if found:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(LACKING)
    pytest.skip(LACKING)


def found_chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def installed() -> str | None:
    """By one test process; the others wait for it, since apt-get fails while another one runs."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    with one_at_a_time():
        for command in (("apt-get", "update"), INSTALL):
            if not found_chromium():
                subprocess.run(command, capture_output=True, check=False)
        return found_chromium()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    with (Path(tempfile.gettempdir()) / "panicroom-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
