"""The entries of a table's log, in the past tense. The fold of them is the table.

`seat`, `guest` and `words` have columns of their own, so a guest can be found and words deleted
without touching anything else. The other fields are stored as the JSON body.
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from panicroom.server.table.terms import Terms

MovedBy: TypeAlias = Literal["person", "bot", "clock", "order"]


class Created(NamedTuple):
    """By its host. `wishes` are the settings asked for; the number of seats is stored as well,
    since a later version may have another default."""

    guest: str
    game: str
    seats: int
    wishes: Mapping[str, Any]
    listed: bool
    terms: Terms


class Changed(NamedTuple):
    """The host changed the settings."""

    seats: int
    wishes: Mapping[str, Any]
    listed: bool
    terms: Terms


class Named(NamedTuple):
    guest: str
    words: str | None


class Sat(NamedTuple):
    seat: int
    guest: str
    words: str | None
    """The name they sit down with."""


class Stood(NamedTuple):
    """Left the seat, before the game."""

    seat: int
    guest: str


class BotSat(NamedTuple):
    seat: int
    level: str


class BotStood(NamedTuple):
    seat: int


class Removed(NamedTuple):
    """Removed permanently by the host; during a game a bot of this level takes the seat."""

    seat: int
    guest: str
    level: str | None


class Started(NamedTuple):
    """With the full setup, so that a later default does not change the game."""

    setup: Mapping[str, Any]


class Moved(NamedTuple):
    seat: int
    action: str
    by: MovedBy
    guest: str | None = None


class Talked(NamedTuple):
    seat: int
    guest: str
    words: str | None


class Claimed(NamedTuple):
    seat: int
    guest: str
    claim: str


class Ordered(NamedTuple):
    """From now on the seat answers by this standing order; None: ask me."""

    seat: int
    guest: str
    order: str | None


class Paused(NamedTuple):
    pass


class Resumed(NamedTuple):
    pass


class Voted(NamedTuple):
    """To end the game; `end` false takes the vote back."""

    seat: int
    guest: str
    end: bool


class StoodIn(NamedTuple):
    """A bot plays for the guest until they are back; they left, or the host said so."""

    seat: int
    level: str
    by: Literal["guest", "host"]


class TimedOut(NamedTuple):
    """The clock ran out, and a bot plays for the guest until they are back."""

    seat: int
    level: str


class Returned(NamedTuple):
    seat: int
    guest: str


class Ended(NamedTuple):
    """By vote. A game that ends by its rules needs no entry."""


class Rematched(NamedTuple):
    """The same players have a new table."""

    table: str


TableEntry: TypeAlias = (
    Created
    | Changed
    | Named
    | Sat
    | Stood
    | BotSat
    | BotStood
    | Removed
    | Started
    | Moved
    | Talked
    | Claimed
    | Ordered
    | Paused
    | Resumed
    | Voted
    | StoodIn
    | TimedOut
    | Returned
    | Ended
    | Rematched
)
ENTRY_TYPES: tuple[type[TableEntry], ...] = TableEntry.__args__
