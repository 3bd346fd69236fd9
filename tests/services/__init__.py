"""PostgreSQL and Redis for the tests: those that run here, or our own in a temporary folder."""

import os
from collections.abc import Callable
from typing import Never, TypeVar

import pytest

from tools.services import Unavailable

__all__ = ["Unavailable", "do_without", "needed"]

T = TypeVar("T")


def needed(service: Callable[[], T]) -> T:
    """Without it a test is skipped, and says why; in CI it fails."""
    try:
        return service()
    except Unavailable as error:
        return do_without(str(error))


def do_without(why: str) -> Never:
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)
