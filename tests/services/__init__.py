"""PostgreSQL and Redis for the tests: those that run here, or our own in a temporary folder."""

import os
import re
from collections.abc import Callable
from typing import Final, Never, TypeVar

import pytest

from tests.debian import install
from tools.services import Unavailable

__all__ = ["Unavailable", "do_without", "needed"]

T = TypeVar("T")
PACKAGE: Final = re.compile(r"\(apt: ([a-z-]+)\)")


def needed(service: Callable[[], T]) -> T:
    """Without it, and where its package cannot be installed, a test is skipped, and says why; in
    CI it fails."""
    try:
        return service()
    except Unavailable as error:
        if package := PACKAGE.search(str(error)):
            install(package[1], lambda: False)
    try:
        return service()
    except Unavailable as error:
        return do_without(str(error))


def do_without(why: str) -> Never:
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)
