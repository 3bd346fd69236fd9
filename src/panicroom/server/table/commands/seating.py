"""Taking and leaving seats, before the game."""

from typing import NamedTuple

from panicroom.bots.registry import LEVELS
from panicroom.server.table.commands.preconditions import (
    chair_at,
    must_be_host,
    must_be_open,
    seat_of,
)
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import BotSat, BotStood, Named, Sat, Stood, TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding.talking import audience_of


class Sit(NamedTuple):
    """The seat is the color, too. The name is the guest's stored one."""

    seat: int
    name: str


class Stand(NamedTuple):
    pass


class Rename(NamedTuple):
    name: str


class SeatBot(NamedTuple):
    seat: int
    level: str


class DismissBot(NamedTuple):
    seat: int


def sit(fold: TableFold, who: str, command: Sit) -> list[TableEntry]:
    """A guest who has another seat leaves it; a bot on this one is removed."""
    must_be_open(fold)
    if who in fold.lobby.barred:
        raise Denied("removed-from-table")
    chair = chair_at(fold, command.seat)
    if chair.guest is not None:
        raise Denied("seat-taken", seat=command.seat)
    before = fold.lobby.seat_of(who)
    left: list[TableEntry] = [] if before is None else [Stood(before, who)]
    yielded: list[TableEntry] = [] if chair.is_empty else [BotStood(command.seat)]
    return [*left, *yielded, Sat(command.seat, who, command.name)]


def stand(fold: TableFold, who: str, command: Stand) -> list[TableEntry]:
    must_be_open(fold)
    return [Stood(seat_of(fold, who), who)]


def rename(fold: TableFold, who: str, command: Rename) -> list[TableEntry]:
    """All players see a name, so the eliminated cannot change theirs until the end (TALK-2)."""
    if audience_of(fold, seat_of(fold, who)) is not None:
        raise Denied("eliminated")
    return [Named(who, command.name)]


def seat_bot(fold: TableFold, who: str, command: SeatBot) -> list[TableEntry]:
    """Into an empty chair, or in place of another bot."""
    must_be_host(fold, who)
    must_be_open(fold)
    if command.level not in LEVELS:
        raise Denied("no-such-level", levels=LEVELS)
    if chair_at(fold, command.seat).guest is not None:
        raise Denied("seat-taken", seat=command.seat)
    return [BotSat(command.seat, command.level)]


def dismiss_bot(fold: TableFold, who: str, command: DismissBot) -> list[TableEntry]:
    must_be_host(fold, who)
    must_be_open(fold)
    chair = chair_at(fold, command.seat)
    if chair.guest is not None or chair.level is None:
        raise Denied("no-bot-there", seat=command.seat)
    return [BotStood(command.seat)]
