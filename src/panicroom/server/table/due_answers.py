"""The answers of bots, clocks and standing orders, and the claims of bots: entries like those of a
person."""

from collections.abc import Sequence

from panicroom.bots.registry import default_level
from panicroom.kernel.match import AnyMatch
from panicroom.server.store.rows import Due
from panicroom.server.table.commands.talking import claimed
from panicroom.server.table.due import answerers, time_left
from panicroom.server.table.entries import Moved, TableEntry, TimedOut
from panicroom.server.table.fold import TableFold
from panicroom.server.table.spans import Span


def answer(fold: TableFold, item: Due, now: int, down: Sequence[Span] = ()) -> list[TableEntry]:
    """Empty if the item is not due (any more, or yet): somebody may have answered, returned, left
    or paused meanwhile, or down time has postponed it. The caller then schedules what is due."""
    match = fold.match
    asked = item.decision, item.seat, item.by
    if match is None or asked not in answerers(fold) or time_left(fold, *asked, now, down) > 0:
        return []
    seat = item.seat
    level = fold.lobby.chairs[seat].level or default_level(fold.game.name)
    if item.by == "talk":
        said = fold.bots.say(match, fold.stream, seat, level, fold.key)
        return [claimed(fold, seat, None, said)]
    if item.by == "order":
        return [Moved(seat, by_order(fold, match, seat), "order")]
    action = fold.bots.choose(match, fold.stream, seat, level, fold.key)
    move = Moved(seat, fold.game.spell(action), item.by)
    return [move] if item.by == "bot" else [TimedOut(seat, level), move]


def by_order(fold: TableFold, match: AnyMatch, seat: int) -> str:
    order = fold.manners.orders[fold.orders[seat]]
    options = fold.game.options(match.state, seat)
    return fold.game.spell(order.answer(match.view(seat), options))
