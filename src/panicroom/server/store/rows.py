"""What the store takes and gives: plain values, times in UTC milliseconds."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

Status = Literal["open", "playing", "over"]
By = Literal["bot", "clock", "order"]


class Guest(NamedTuple):
    """Somebody with a name; a token of another version than `version` is void."""

    id: str
    name: str
    version: int
    made: int


class Link(NamedTuple):
    """A way back for a guest: only its hash is known here."""

    hash: str
    guest: str
    made: int
    expires: int


class Table(NamedTuple):
    """A table as the lobby knows it. Its dice key is not here, so that it cannot slip out."""

    id: str
    code: str
    game: str
    status: Status
    listed: bool
    host: str
    made: int


class Kept(NamedTuple):
    """A table as its host's own list has it: how long its log is, and when it last grew."""

    table: Table
    entries: int
    last: int


class Draft(NamedTuple):
    """An entry that has no place in the log yet.

    `client` is the sender's own id for it: of one seat it counts once. `words` are what a person
    wrote; they lie apart and go with their guest.
    """

    kind: str
    at: int
    body: Mapping[str, Any] = {}
    seat: int | None = None
    client: str | None = None
    guest: str | None = None
    words: str | None = None


class Entry(NamedTuple):
    """A line of a table's log. It never changes, but its words may be gone."""

    seq: int
    kind: str
    at: int
    body: Mapping[str, Any]
    seat: int | None
    client: str | None
    guest: str | None
    words: str | None


class Appended(NamedTuple):
    """The last new entry, or, if the client id had been there before, the entry it made then."""

    seq: int
    again: bool = False


class Due(NamedTuple):
    """At `at` somebody other than a person answers this decision for the seat."""

    table: str
    decision: int
    seat: int
    at: int
    by: By
