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
from panicroom.server.table.entries import (
    BotSat,
    BotStood,
    Named,
    NonceGiven,
    Sat,
    Stood,
    TableEntry,
)
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding.talking import audience_of
from panicroom.server.table.skeleton import skeleton


class Sit(NamedTuple):
    """The seat is the color, too. The name is the guest's stored one, the nonce their part in the
    dice key, if their client sends any."""

    seat: int
    name: str
    nonce: str | None = None


class GiveNonce(NamedTuple):
    """By a guest who was seated without one, as at a rematch, or wants another one."""

    nonce: str


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
    if fold.lobby.locked and who not in (fold.lobby.host, *fold.lobby.names):
        raise Denied("table-locked")
    chair = chair_at(fold, command.seat)
    if chair.guest is not None:
        raise Denied("seat-taken", seat=command.seat)
    must_look_like_nobody(fold, who, command.name)
    before = fold.lobby.seat_of(who)
    left: list[TableEntry] = [] if before is None else [Stood(before, who)]
    yielded: list[TableEntry] = [] if chair.is_empty else [BotStood(command.seat)]
    return [*left, *yielded, Sat(command.seat, who, command.name, command.nonce)]


def give_nonce(fold: TableFold, who: str, command: GiveNonce) -> list[TableEntry]:
    must_be_open(fold)
    return [NonceGiven(seat_of(fold, who), who, command.nonce)]


def stand(fold: TableFold, who: str, command: Stand) -> list[TableEntry]:
    must_be_open(fold)
    return [Stood(seat_of(fold, who), who)]


def rename(fold: TableFold, who: str, command: Rename) -> list[TableEntry]:
    """All players see a name, so the eliminated cannot change theirs until the end (TALK-2)."""
    if audience_of(fold, seat_of(fold, who)) is not None:
        raise Denied("eliminated")
    must_look_like_nobody(fold, who, command.name)
    return [Named(who, command.name)]


def must_look_like_nobody(fold: TableFold, who: str, name: str) -> None:
    """Who already sits with this name keeps it: tables from before this rule go on."""
    lobby = fold.lobby
    if lobby.seat_of(who) is not None and lobby.names.get(who) == name:
        return
    others = [
        lobby.names.get(chair.guest) for chair in lobby.chairs if chair.guest not in (None, who)
    ]
    if skeleton(name) in {skeleton(other) for other in others if other is not None}:
        raise Denied("name-taken")


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
