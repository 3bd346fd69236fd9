"""Commands of the host, and the vote to end a game."""

from typing import NamedTuple

from panicroom.bots.registry import DEFAULT_LEVEL
from panicroom.server.table.commands.preconditions import (
    chair_at,
    guest_at,
    must_be_host,
    must_be_played,
    seat_of,
)
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import (
    Ended,
    Paused,
    Removed,
    Resumed,
    StoodIn,
    TableEntry,
    Voted,
)
from panicroom.server.table.fold import TableFold


class Remove(NamedTuple):
    seat: int


class HandOver(NamedTuple):
    """To a bot, until the guest is back."""

    seat: int


class Pause(NamedTuple):
    pass


class Resume(NamedTuple):
    pass


class Vote(NamedTuple):
    """To end the game; `end` false takes the vote back."""

    end: bool


def remove(fold: TableFold, who: str, command: Remove) -> list[TableEntry]:
    """Permanently; in a running game a bot takes the seat."""
    must_be_host(fold, who)
    guest = guest_at(fold, command.seat)
    if fold.status == "over":
        raise Denied("game-over")
    if guest == who:
        raise Denied("not-yourself")
    level = None if fold.match is None else DEFAULT_LEVEL
    return [Removed(command.seat, guest, level)]


def hand_over(fold: TableFold, who: str, command: HandOver) -> list[TableEntry]:
    must_be_host(fold, who)
    must_be_played(fold)
    guest_at(fold, command.seat)
    if chair_at(fold, command.seat).has_stand_in:
        raise Denied("stood-in")
    return [StoodIn(command.seat, DEFAULT_LEVEL, "host")]


def pause(fold: TableFold, who: str, command: Pause) -> list[TableEntry]:
    must_be_host(fold, who)
    must_be_played(fold)
    if fold.paused_at is not None:
        raise Denied("paused")
    return [Paused()]


def resume(fold: TableFold, who: str, command: Resume) -> list[TableEntry]:
    must_be_host(fold, who)
    must_be_played(fold)
    if fold.paused_at is None:
        raise Denied("not-paused")
    return [Resumed()]


def vote(fold: TableFold, who: str, command: Vote) -> list[TableEntry]:
    """The game ends once a majority of the guests who play want it."""
    must_be_played(fold)
    seat, people = seat_of(fold, who), fold.lobby.people()
    if seat not in people:
        raise Denied("stood-in")
    ayes = (fold.votes & set(people)) | {seat}
    is_enough = command.end and 2 * len(ayes) > len(
        people
    )  # counted now, since others may have left
    if command.end == (seat in fold.votes) and not is_enough:
        raise Denied("voted-already")
    voted = Voted(seat, who, command.end)
    return [voted, Ended()] if is_enough else [voted]
