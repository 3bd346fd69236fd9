"""What the store takes and gives: plain values, times in UTC milliseconds."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

Status = Literal["open", "playing", "over"]
By = Literal["bot", "clock", "order", "talk"]


class Guest(NamedTuple):
    """A person with a name; tokens without a device and of another `version` are revoked."""

    id: str
    name: str
    version: int
    made: int


class Device(NamedTuple):
    """Where a guest is signed in, with one token; without a row here that token is revoked."""

    id: str
    guest: str
    made: int
    seen: int
    expires: int
    browser: str | None = None
    system: str | None = None


class SignedIn(NamedTuple):
    """A guest, and the device their token belongs to; None for a token from before there were
    devices."""

    guest: Guest
    device: str | None = None


class Link(NamedTuple):
    """A return link of a guest; only its hash is stored. It ends with the device it was made on."""

    hash: str
    guest: str
    made: int
    expires: int
    device: str | None = None


class Table(NamedTuple):
    """A table as the lobby shows it. Its dice key is not a field, so that it cannot leak."""

    id: str
    code: str
    game: str
    status: Status
    listed: bool
    host: str
    made: int


class Kept(NamedTuple):
    """A table with the length of its log, the time when it was last active, and the time when it
    was marked for deletion."""

    table: Table
    entries: int
    last: int
    marked: int | None


class Draft(NamedTuple):
    """An entry that has no number yet.

    `client` is the sender's own id for it, unique for each seat, and among entries without a seat.
    `words` are what a person wrote; they are stored separately and deleted with their guest.
    """

    kind: str
    at: int
    body: Mapping[str, Any] = {}
    seat: int | None = None
    client: str | None = None
    guest: str | None = None
    words: str | None = None


class Entry(NamedTuple):
    """A row of a table's log. It never changes, but its words may be deleted."""

    seq: int
    kind: str
    at: int
    body: Mapping[str, Any]
    seat: int | None
    client: str | None
    guest: str | None
    words: str | None


class Head(NamedTuple):
    """The end of a table's log, and how often words in it were deleted."""

    seq: int
    erased: int


class Appended(NamedTuple):
    """The last new entry; or with `again`, the entry this client id wrote before."""

    seq: int
    again: bool = False


class Due(NamedTuple):
    """At `at` a bot, a clock or a standing order answers this decision for the seat."""

    table: str
    decision: int
    seat: int
    at: int
    by: By
