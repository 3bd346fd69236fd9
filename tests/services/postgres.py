"""The PostgreSQL of the tests, and databases on it for one test each."""

import os
from functools import cache

from tools.services.postgres import Own, answers, beside, execute, new_database, running

__all__ = ["Own", "beside", "execute", "new_database", "postgres"]

VARIABLE = "PANICROOM_TEST_POSTGRES"


@cache
def postgres() -> str:
    """The address of one that may make databases; the same for all tests of this process."""
    wished = os.environ.get(VARIABLE)
    if wished and answers(wished):
        return wished
    return running() or Own().address
