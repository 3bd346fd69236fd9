"""The Redis of the tests."""

import os
from functools import cache

from tools.services.redis import Own, answers, running

__all__ = ["Own", "redis"]

VARIABLE = "PANICROOM_TEST_REDIS"


@cache
def redis() -> str:
    """The address of one that has nothing of ours; the same for all tests of this process."""
    wished = os.environ.get(VARIABLE)
    if wished and answers(wished):
        return wished
    return running() or Own().address
