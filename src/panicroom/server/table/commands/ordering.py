"""Standing orders: answers given in advance, in private."""

from typing import NamedTuple

from panicroom.server.table.commands.preconditions import must_be_played, seat_of
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import Ordered, TableEntry
from panicroom.server.table.fold import TableFold


class GiveOrder(NamedTuple):
    """None: ask me."""

    order: str | None


def give_order(fold: TableFold, who: str, command: GiveOrder) -> list[TableEntry]:
    must_be_played(fold)
    seat = seat_of(fold, who)
    orders = fold.manners.orders
    if command.order is not None and command.order not in orders:
        raise Denied("no-such-order", orders=tuple(orders))
    return [Ordered(seat, who, command.order)]
