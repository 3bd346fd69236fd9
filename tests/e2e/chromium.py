"""A real browser: the machine's own Chromium, or, as root, Debian's package."""

import os
import shutil
from functools import cache
from typing import Final

import pytest

from tests.debian import install

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    install("chromium", found_chromium)
    return found_chromium()
