"""Data of a server that cannot be used, told as sentences by every command that opens it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from panicroom.cli.extras import missing
from panicroom.cli.user_error import UserError
from panicroom.server.process.keyfile import BrokenKey
from panicroom.server.process.settings import Settings
from panicroom.server.store import (
    NewerDatabase,
    NoDatabase,
    NotAFile,
    OlderDatabase,
    Unreachable,
    UnusableDatabase,
    shown,
)

EXTRAS: Final = {"psycopg": "postgres", "redis": "cluster"}
"""What brings the driver of a database or a bus."""


@contextmanager
def told_in_a_sentence(settings: Settings) -> Iterator[None]:
    try:
        yield
    except BrokenKey as error:
        raise UserError("serve-broken-key", file=str(error.path)) from None
    except NoDatabase as error:
        raise UserError("data-none", file=str(error.path)) from None
    except NewerDatabase as error:
        raise UserError("serve-newer-database", found=error.found, known=error.known) from None
    except OlderDatabase:
        raise UserError("tables-older-database") from None
    except NotAFile:
        raise UserError("backup-other-database", folder=str(settings.data)) from None
    except Unreachable:
        raise UserError("data-unreachable", database=shown(settings.database)) from None
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(error.name or "")
        if extra is None:
            raise
        raise missing(extra, "serve") from None
    except UnusableDatabase as error:
        raise UserError(f"data-{error.why}", file=str(error.path)) from None
