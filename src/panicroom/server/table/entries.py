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
    since a later version may have another default. `shared_dice` is false at tables from before
    the players had a part in the dice key. The text of the `position` that the game begins from,
    if any, names what is hidden: no viewer is sent it."""

    guest: str
    game: str
    seats: int
    wishes: Mapping[str, Any]
    listed: bool
    terms: Terms
    shared_dice: bool = False
    position: str | None = None


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
    nonce: str | None = None
    """Their part in the dice key."""


class NonceGiven(NamedTuple):
    """In place of the one that this seat had, if any."""

    seat: int
    guest: str
    nonce: str


class Stood(NamedTuple):
    """Left the seat, before the game."""

    seat: int
    guest: str


class BotSat(NamedTuple):
    """`persona` is the one that it had at the table before, at a rematch."""

    seat: int
    level: str
    persona: str | None = None


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
    """By a guest, or by a bot in a seat of its own."""

    seat: int
    guest: str | None
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


class VotedSlow(NamedTuple):
    """To slow down talk; `slow` false takes the vote back."""

    seat: int
    guest: str
    slow: bool


class VotedBot(NamedTuple):
    """To let a bot play for the guest on the seat `about`; `bot` false takes the vote back."""

    seat: int
    guest: str
    about: int
    bot: bool


class Locked(NamedTuple):
    """By the host: nobody new can sit down; `locked` false unlocks."""

    locked: bool


class CodeRenewed(NamedTuple):
    """The old code leads only those to the table who have sat there."""


class HostChanged(NamedTuple):
    """The guest on this seat owns the table now: it was given to them, or the host was away."""

    seat: int
    guest: str
    by: Literal["gift", "away"]


class StoodIn(NamedTuple):
    """A bot plays for the guest until they are back; they left, the host said so, or a majority."""

    seat: int
    level: str
    by: Literal["guest", "host", "vote"]


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


class ReplayShared(NamedTuple):
    """By the owner, after the game: its link is enough to watch it; `shared` false ends that."""

    shared: bool


TableEntry: TypeAlias = (
    Created
    | Changed
    | Named
    | Sat
    | NonceGiven
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
    | VotedSlow
    | VotedBot
    | Locked
    | CodeRenewed
    | HostChanged
    | StoodIn
    | TimedOut
    | Returned
    | Ended
    | Rematched
    | ReplayShared
)
ENTRY_TYPES: tuple[type[TableEntry], ...] = TableEntry.__args__
