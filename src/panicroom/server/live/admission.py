"""Who is let in to a table, and who may stay when its code is renewed."""

from panicroom.server.store import Guest
from panicroom.server.table.fold import TableFold


def may_enter(fold: TableFold, guest: Guest | None, has_code: bool) -> bool:
    return not is_barred(fold, guest) and (has_code or may_see(fold, guest))


def is_barred(fold: TableFold, guest: Guest | None) -> bool:
    """Removed by the table's owner."""
    return guest is not None and guest.id in fold.lobby.barred


def may_see(fold: TableFold, guest: Guest | None) -> bool:
    """Without its code."""
    return fold.lobby.listed or has_sat(fold, guest)


def may_watch_again(fold: TableFold, guest: Guest | None) -> bool:
    """The finished game: who was at the table, and everybody if it was listed or is shared."""
    return not is_barred(fold, guest) and (fold.replay_shared or may_see(fold, guest))


def has_sat(fold: TableFold, guest: Guest | None) -> bool:
    """Or owns the table."""
    lobby = fold.lobby
    return guest is not None and (guest.id == lobby.host or guest.id in lobby.names)
