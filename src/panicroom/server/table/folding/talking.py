"""Entries of chat, claims and standing orders."""

from panicroom.server.table import entries as log
from panicroom.server.table.fold import TableFold
from panicroom.server.table.folding.notices import notify_all
from panicroom.server.table.stream import Notice


def fold_talked(fold: TableFold, entry: log.Talked, at: int) -> None:
    fold.talked_at[entry.seat] = at
    to = audience_of(fold, entry.seat)
    fold.stream.extend([Notice("talked", entry.seat, words=entry.words, to=to)])


def fold_claimed(fold: TableFold, entry: log.Claimed, at: int) -> None:
    fold.claimed_at = at
    to = audience_of(fold, entry.seat)
    fold.stream.extend([Notice("claimed", entry.seat, {"claim": entry.claim}, to=to)])


def audience_of(fold: TableFold, seat: int) -> tuple[int, ...] | None:
    """TALK-2: during the game only the eliminated hear the eliminated."""
    out = eliminated(fold)
    return tuple(out) if seat in out and fold.status == "playing" else None


def eliminated(fold: TableFold) -> list[int]:
    return [] if fold.match is None else sorted(fold.manners.eliminated(fold.view(None)))


def fold_ordered(fold: TableFold, entry: log.Ordered, at: int) -> None:
    fold.orders.pop(entry.seat, None)
    if entry.order is not None:
        fold.orders[entry.seat] = entry.order
    fold.stream.extend([Notice("ordered", entry.seat, {"order": entry.order}, to=(entry.seat,))])


def fold_voted_slow(fold: TableFold, entry: log.VotedSlow, at: int) -> None:
    if entry.slow:
        fold.slow_votes.add(entry.seat)
    else:
        fold.slow_votes.discard(entry.seat)
    notify_all(fold, entry, slow=entry.slow)
