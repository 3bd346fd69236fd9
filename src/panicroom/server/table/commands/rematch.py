"""A rematch: the same players at a new table."""

from collections.abc import Iterator
from typing import NamedTuple

from panicroom.server.table.commands.preconditions import seat_of
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import BotSat, Created, Rematched, Sat, TableEntry
from panicroom.server.table.fold import TableFold


class Rematch(NamedTuple):
    """`table` is the id of the table that is to be made."""

    table: str


def rematch(fold: TableFold, who: str, command: Rematch) -> list[TableEntry]:
    """The entry in the old table's log; only once."""
    seat_of(fold, who)
    if fold.status != "over":
        raise Denied("not-over")
    if fold.rematch is not None:
        raise Denied("rematch-made", table=fold.rematch)
    return [Rematched(command.table)]


def first_entries(fold: TableFold, who: str) -> list[TableEntry]:
    """The first entries of the new table's log; its host is the guest who asked."""
    lobby = fold.lobby
    plan = (len(lobby.chairs), lobby.wishes, lobby.listed, lobby.terms)
    return [Created(who, lobby.game, *plan, position=fold.position), *seated_again(fold)]


def seated_again(fold: TableFold) -> Iterator[TableEntry]:
    """The chairs of deleted guests stay empty."""
    lobby = fold.lobby
    for seat, chair in enumerate(lobby.chairs):
        if chair.guest is None and chair.level is not None:
            yield BotSat(seat, chair.level, chair.persona)
        elif chair.guest is not None and lobby.names.get(chair.guest) is not None:
            yield Sat(seat, chair.guest, lobby.names[chair.guest])
