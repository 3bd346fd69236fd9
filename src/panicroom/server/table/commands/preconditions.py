"""Preconditions shared by the commands; each raises `Denied` if it does not hold."""

from panicroom.kernel.match import AnyMatch
from panicroom.server.table.denied import Denied
from panicroom.server.table.fold import TableFold
from panicroom.server.table.lobby import Chair


def must_be_host(fold: TableFold, who: str) -> None:
    if who != fold.lobby.host:
        raise Denied("host-only")


def must_be_open(fold: TableFold) -> None:
    if fold.status != "open":
        raise Denied("already-started")


def must_be_played(fold: TableFold) -> AnyMatch:
    """A game that has begun and is not over."""
    if fold.match is None:
        raise Denied("not-started")
    if fold.status == "over":
        raise Denied("game-over")
    return fold.match


def seat_of(fold: TableFold, who: str) -> int:
    seat = fold.lobby.seat_of(who)
    if seat is None:
        raise Denied("no-seat")
    return seat


def chair_at(fold: TableFold, seat: int) -> Chair:
    """Checks the range: a client may send any number."""
    if not 0 <= seat < len(fold.lobby.chairs):
        raise Denied("no-such-seat", seats=len(fold.lobby.chairs))
    return fold.lobby.chairs[seat]


def guest_at(fold: TableFold, seat: int) -> str:
    guest = chair_at(fold, seat).guest
    if guest is None:
        raise Denied("no-guest-there", seat=seat)
    return guest
