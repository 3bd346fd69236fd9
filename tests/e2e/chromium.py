"""A real browser: the machine's own Chromium, or, as root, Debian's package."""

import os
import shutil
import subprocess
from functools import cache
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
    "--host-resolver-rules=MAP panicroom.test 127.0.0.1",
)


@cache
def chromium() -> str:
    """Its path; without one the tests are skipped, and where they must run they fail."""
    found = next(filter(None, map(shutil.which, NAMES)), None) or installed()
    if found:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(LACKING)
    pytest.skip(LACKING)


def installed() -> str | None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    for command in (("apt-get", "update"), INSTALL):
        subprocess.run(command, capture_output=True, check=False)
    return shutil.which("chromium")
