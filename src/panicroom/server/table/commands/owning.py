"""Who owns the table: locking it, renewing its code, handing it over, and taking it over from an
owner who is away."""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from panicroom.server.table.commands.preconditions import guest_at, must_be_host, seat_of
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import (
    CodeRenewed,
    HostChanged,
    Locked,
    ReplayShared,
    TableEntry,
)
from panicroom.server.table.fold import TableFold

AWAY: Final = 5 * 60 * 1000
"""Milliseconds of running time after which an owner without a connection can be replaced."""
SILENT: Final = 15 * 60 * 1000
"""The same for one who has the table open and does nothing, while a lobby or a pause waits."""
STALLED: Final = 24 * 3600 * 1000
"""The same while the game waits for the owner's answer, as it does only without clocks."""


class Wait(NamedTuple):
    """`since` is None if the wait began with the owner's last sign of life."""

    since: int | None
    most: int


class Lock(NamedTuple):
    """Nobody new can sit down at a locked table."""

    locked: bool


class RenewCode(NamedTuple):
    """The new code itself is in the store and not in the log, which every player is told."""


class GiveTable(NamedTuple):
    """To the guest on this seat."""

    seat: int


class ShareReplay(NamedTuple):
    """Whoever has the link may watch the finished game, or no longer."""

    shared: bool


class TakeOver(NamedTuple):
    """`away` is how long the owner has been away, in milliseconds of running time, and `here` are
    the other guests who have a connection and use it. Only the server knows both."""

    away: int
    here: frozenset[str]


def lock(fold: TableFold, who: str, command: Lock) -> list[TableEntry]:
    must_be_host(fold, who)
    if command.locked == fold.lobby.locked:
        raise Denied("locked-already" if command.locked else "not-locked")
    return [Locked(command.locked)]


def renew_code(fold: TableFold, who: str, command: RenewCode) -> list[TableEntry]:
    must_be_host(fold, who)
    return [CodeRenewed()]


def share_replay(fold: TableFold, who: str, command: ShareReplay) -> list[TableEntry]:
    must_be_host(fold, who)
    if fold.status != "over":
        raise Denied("not-over")
    if command.shared == fold.replay_shared:
        raise Denied("shared-already" if command.shared else "not-shared")
    return [ReplayShared(command.shared)]


def give_table(fold: TableFold, who: str, command: GiveTable) -> list[TableEntry]:
    must_be_host(fold, who)
    guest = guest_at(fold, command.seat)
    if guest == who:
        raise Denied("yours-already")
    return [HostChanged(command.seat, guest, "gift")]


def take_over(fold: TableFold, who: str, command: TakeOver) -> list[TableEntry]:
    """Only the guest who has been seated longest of those who are here, so that two never both
    believe to own the table."""
    seat = seat_of(fold, who)
    if who == fold.lobby.host:
        raise Denied("yours-already")
    if command.away < AWAY:
        raise Denied("host-here", minutes=AWAY // 60_000)
    if who != heir(fold.lobby.seated(), command.here):
        raise Denied("not-longest-seated")
    return [HostChanged(seat, who, "away")]


def wait_for_owner(fold: TableFold) -> Wait | None:
    """For an owner who has the table open. It follows from what all at the table see: answers can
    be sealed. Where a clock runs, it alone decides how long an answer may take."""
    if fold.status == "open" or (fold.status == "playing" and fold.rests):
        return Wait(None, SILENT)
    terms = fold.lobby.terms
    has_clock = terms.turn is not None or terms.answer is not None
    if has_clock or fold.asked is None:
        return None
    if fold.lobby.seat_of(fold.lobby.host) in fold.asked.seats:
        return Wait(fold.asked.since, STALLED)
    return None


def heir(seated: Iterable[str], here: Collection[str]) -> str | None:
    """Of the guests who sit at a table, who has known it longest first, the one who may take it
    over; None if nobody of them is here."""
    return next((guest for guest in seated if guest in here), None)
