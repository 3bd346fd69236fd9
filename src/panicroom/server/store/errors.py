"""Errors of the store."""

from pathlib import Path
from typing import Literal

Why = Literal["damaged", "unwritable", "full"]


class StoreError(Exception):
    """Nothing has been written."""


class LostRace(StoreError):
    """The log has grown meanwhile: rebuild the fold and judge again."""

    def __init__(self, table: str, after: int) -> None:
        super().__init__(table, after)
        self.table = table
        self.after = after

    def __str__(self) -> str:
        return f"table {self.table} has moved on since entry {self.after}"


class Unknown(StoreError):
    """A table or a guest that does not exist, or no longer."""

    def __init__(self, what: str, id: str) -> None:
        super().__init__(what, id)
        self.what = what
        self.id = id

    def __str__(self) -> str:
        return f"there is no {self.what} {self.id}"


class SignedOut(StoreError):
    """The caller's token was revoked while the request was under way."""


class TooManyDevices(StoreError):
    """The guest is signed in on as many devices as there may be."""


class CannotStore(StoreError):
    """The database took nothing: the disk is full or read-only, or the database is gone. The same
    request may succeed later."""


class Unreachable(CannotStore):
    """There is no connection to the database, or it was lost: whether the change was stored is not
    known. Sent again it is stored once."""


class UnreadableLog(StoreError):
    """A log of a later version, or a damaged one: this table cannot be folded here."""

    def __init__(self, seq: int, kind: str, why: str) -> None:
        super().__init__(seq, kind, why)
        self.seq, self.kind, self.why = seq, kind, why

    def __str__(self) -> str:
        return f"entry {self.seq} ({self.kind}) cannot be read: {self.why}"


class UnusableDatabase(StoreError):
    """The file cannot be opened as it is; it is left alone."""

    def __init__(self, path: Path, why: Why) -> None:
        super().__init__(path, why)
        self.path, self.why = path, why


class NoDatabase(StoreError):
    """The database does not exist."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class OlderDatabase(StoreError):
    """An earlier version of the program wrote this database, and may still be using it."""


class NewerDatabase(StoreError):
    """A later version of the program wrote this database; this one could damage it."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known

    def __str__(self) -> str:
        return (
            f"the database is of version {self.found}, this program knows those up to {self.known}"
        )
