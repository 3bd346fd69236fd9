"""Which answers come from a bot, a standing order or the clock, and when.

The moment is drawn from the table's key, the decision and the seat. It looks at no hand and at
no option, so it tells nothing of them.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from panicroom.bots.keys import derived_key
from panicroom.kernel.dice import Dice
from panicroom.server.store.rows import By, Due
from panicroom.server.table.clocks import clock_of, waited
from panicroom.server.table.fold import TableFold
from panicroom.server.table.spans import Span

NEVER: Final = 1 << 60


def due(fold: TableFold, table: str, now: int, down: Sequence[Span] = ()) -> list[Due]:
    """All that is due at this table, in place of what was due before; nothing while it rests."""
    return [
        Due(table, decision, seat, now + left, by)
        for decision, seat, by in answerers(fold)
        if (left := time_left(fold, decision, seat, by, now, down)) < NEVER
    ]


def answerers(fold: TableFold) -> Iterator[tuple[int, int, By]]:
    """Who will answer for each seat that owes, if its guest does not."""
    if fold.asked is None or fold.status != "playing" or fold.rests:
        return
    for seat in fold.owed():
        yield fold.asked.decision, seat, answerer(fold, seat)


def answerer(fold: TableFold, seat: int) -> By:
    if fold.lobby.chairs[seat].level is not None:
        return "bot"
    return "order" if order_applies(fold, seat) else "clock"


def order_applies(fold: TableFold, seat: int) -> bool:
    """By what everybody sees, and by nothing else."""
    order = fold.manners.orders.get(fold.orders.get(seat, ""))
    return order is not None and order.applies(fold.view(None), seat)


def time_left(
    fold: TableFold, decision: int, seat: int, by: By, now: int, down: Sequence[Span]
) -> int:
    if by != "clock":
        return thinking_time(fold, decision, seat) - waited(fold, now, down)
    clock = clock_of(fold, now, down)
    return NEVER if clock is None else clock.left


def thinking_time(fold: TableFold, decision: int, seat: int) -> int:
    """From half the table's pace to one and a half of it."""
    pace = fold.lobby.terms.pace
    dice = Dice(derived_key(fold.key, "moment", decision, seat))
    return pace // 2 + dice.below("moment", pace) if pace else 0
