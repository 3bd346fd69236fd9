"""Entries about chairs, names and settings."""

from panicroom.server.table import entries as log
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding.notices import notify_all
from panicroom.server.table.folding.personas import bot_chair, yield_names
from panicroom.server.table.lobby import EMPTY, Chair
from panicroom.server.table.stream import Notice


def fold_created(fold: TableFold, entry: log.Created, at: int) -> None:
    notify_all(fold, entry)


def fold_changed(fold: TableFold, entry: log.Changed, at: int) -> None:
    lobby = fold.lobby
    lobby.wishes, lobby.listed, lobby.terms = entry.wishes, entry.listed, entry.terms
    lobby.set_chairs(entry.seats)
    notify_all(fold, entry)


def fold_named(fold: TableFold, entry: log.Named, at: int) -> None:
    fold.lobby.names[entry.guest] = entry.words
    yield_names(fold)
    seat = fold.lobby.seat_of(entry.guest)
    fold.stream.extend([Notice("named", seat, words=entry.words)])


def fold_sat(fold: TableFold, entry: log.Sat, at: int) -> None:
    fold.lobby.chairs[entry.seat] = Chair(entry.guest, nonce=entry.nonce)
    fold.lobby.names[entry.guest] = entry.words
    yield_names(fold)
    notify_all(fold, entry)


def fold_nonce_given(fold: TableFold, entry: log.NonceGiven, at: int) -> None:
    """Nobody is told before the game begins: there is nothing to see yet."""
    chair = fold.lobby.chairs[entry.seat]
    fold.lobby.chairs[entry.seat] = chair._replace(nonce=entry.nonce)


def fold_stood(fold: TableFold, entry: log.Stood | log.BotStood, at: int) -> None:
    fold.lobby.chairs[entry.seat] = EMPTY
    fold.slow_votes.discard(entry.seat)
    fold.talked_at.pop(entry.seat, None)
    notify_all(fold, entry)


def fold_bot_sat(fold: TableFold, entry: log.BotSat, at: int) -> None:
    chair = bot_chair(fold, entry.seat, entry.level, entry.persona)
    fold.lobby.chairs[entry.seat] = chair
    notify_all(fold, entry, level=entry.level, persona=chair.persona)


def note_desertion(fold: TableFold, at: int) -> None:
    """While no guest plays, clocks stop."""
    is_deserted = fold.match is not None and not fold.lobby.people()
    if is_deserted and fold.deserted_at is None:
        fold.deserted_at = at
    elif not is_deserted and fold.deserted_at is not None:
        fold.pauses.append((fold.deserted_at, at))
        fold.deserted_at = None


def fold_removed(fold: TableFold, entry: log.Removed, at: int) -> None:
    fold.lobby.chairs[entry.seat] = EMPTY  # the name is free before a bot looks for one
    if entry.level is not None:
        fold.lobby.chairs[entry.seat] = bot_chair(fold, entry.seat, entry.level)
    fold.lobby.barred.add(entry.guest)
    fold.orders.pop(entry.seat, None)
    forget_votes(fold, entry.seat)
    note_desertion(fold, at)
    notify_all(fold, entry)


def forget_votes(fold: TableFold, seat: int) -> None:
    """Those of the seat, and those about it."""
    fold.votes.discard(seat)
    fold.slow_votes.discard(seat)
    fold.bot_votes = {pair for pair in fold.bot_votes if seat not in pair}


def fold_voted_bot(fold: TableFold, entry: log.VotedBot, at: int) -> None:
    pair = (entry.seat, entry.about)
    fold.bot_votes = fold.bot_votes | {pair} if entry.bot else fold.bot_votes - {pair}
    notify_all(fold, entry, about=entry.about, bot=entry.bot)


def fold_locked(fold: TableFold, entry: log.Locked, at: int) -> None:
    fold.lobby.locked = entry.locked
    notify_all(fold, entry, locked=entry.locked)


def fold_code_renewed(fold: TableFold, entry: log.CodeRenewed, at: int) -> None:
    notify_all(fold, entry)


def fold_host_changed(fold: TableFold, entry: log.HostChanged, at: int) -> None:
    fold.lobby.host = entry.guest
    notify_all(fold, entry, by=entry.by)


def fold_stood_in(fold: TableFold, entry: log.StoodIn | log.TimedOut, at: int) -> None:
    chair = fold.lobby.chairs[entry.seat]
    fold.lobby.chairs[entry.seat] = chair._replace(level=entry.level)
    fold.bot_votes = {pair for pair in fold.bot_votes if pair[1] != entry.seat}
    note_desertion(fold, at)
    notify_all(fold, entry, level=entry.level)


def fold_returned(fold: TableFold, entry: log.Returned, at: int) -> None:
    chair = fold.lobby.chairs[entry.seat]
    fold.lobby.chairs[entry.seat] = chair._replace(level=None)
    note_desertion(fold, at)
    notify_all(fold, entry)
