"""Commands of the host about seats and the course of the game."""

from typing import NamedTuple

from panicroom.bots.registry import default_level
from panicroom.server.table.commands.preconditions import (
    chair_at,
    guest_at,
    must_be_host,
    must_be_played,
)
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import (
    CodeRenewed,
    Paused,
    Removed,
    Resumed,
    StoodIn,
    TableEntry,
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


def remove(fold: TableFold, who: str, command: Remove) -> list[TableEntry]:
    """Permanently; in a running game a bot takes the seat. The code of the table is renewed: with
    the old one they could come back under another name."""
    must_be_host(fold, who)
    guest = guest_at(fold, command.seat)
    if fold.status == "over":
        raise Denied("game-over")
    if guest == who:
        raise Denied("not-yourself")
    level = None if fold.match is None else default_level(fold.game.name)
    return [Removed(command.seat, guest, level), CodeRenewed()]


def hand_over(fold: TableFold, who: str, command: HandOver) -> list[TableEntry]:
    must_be_host(fold, who)
    must_be_played(fold)
    guest_at(fold, command.seat)
    if chair_at(fold, command.seat).has_stand_in:
        raise Denied("stood-in")
    return [StoodIn(command.seat, default_level(fold.game.name), "host")]


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
