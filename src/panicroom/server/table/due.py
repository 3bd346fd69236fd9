"""Which answers a bot, a standing order or the clock will give, and what a bot will say, and when.

The moment is derived from the table's key, the decision and the seat, never from hands or options,
so the delay reveals nothing about them. That a bot speaks follows from what everybody has heard.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from panicroom.bots.keys import derived_key
from panicroom.kernel.dice import Dice
from panicroom.server.store.rows import By, Due
from panicroom.server.table.clocks import clock_of, passed, waited
from panicroom.server.table.commands.talking import SLOW
from panicroom.server.table.fold import TableFold
from panicroom.server.table.spans import Span

NEVER: Final = 1 << 60


def due(fold: TableFold, table: str, now: int, down: Sequence[Span] = ()) -> list[Due]:
    """Everything due at this table, replacing what was due before; nothing while it is paused."""
    return [
        Due(table, decision, seat, now + left, by)
        for decision, seat, by in answerers(fold)
        if (left := time_left(fold, decision, seat, by, now, down)) < NEVER
    ]


def answerers(fold: TableFold) -> Iterator[tuple[int, int, By]]:
    """For each seat that owes an answer, who gives it if the guest does not; and one who speaks."""
    if fold.asked is None or fold.status != "playing" or fold.rests:
        return
    if (seat := speaker(fold)) is not None:
        yield fold.asked.decision, seat, "talk"
    for seat in fold.owed():
        yield fold.asked.decision, seat, answerer(fold, seat)


def answerer(fold: TableFold, seat: int) -> By:
    if fold.lobby.chairs[seat].level is not None:
        return "bot"
    return "order" if order_applies(fold, seat) else "clock"


def order_applies(fold: TableFold, seat: int) -> bool:
    """Decided from the public view alone, so that the delay reveals nothing."""
    order = fold.manners.orders.get(fold.orders.get(seat, ""))
    return order is not None and order.applies(fold.view(None), seat)


def speaker(fold: TableFold) -> int | None:
    """The bot that says something next, one after the other: first whose turn it is. One that
    stands in for a guest says nothing in that name."""
    if fold.match is None or not fold.lobby.terms.talk:
        return None
    chairs = enumerate(fold.lobby.chairs)
    bots = [(seat, c.level) for seat, c in chairs if c.guest is None and c.level is not None]
    found = list(fold.bots.with_floor(fold.match, fold.stream, bots, fold.key))
    if len(found) > 1 and (turn := fold.manners.turn(fold.view(None)).seat) in found:
        return turn
    return found[0] if found else None


def time_left(
    fold: TableFold, decision: int, seat: int, by: By, now: int, down: Sequence[Span]
) -> int:
    if by == "talk":
        since = max(fold.claimed_at, 0 if fold.asked is None else fold.asked.since)
        return speaking_time(fold, decision, seat) - passed(fold, since, now, down)
    if by != "clock":
        return thinking_time(fold, decision, seat) - waited(fold, now, down)
    clock = clock_of(fold, now, down)
    return NEVER if clock is None else clock.left


def thinking_time(fold: TableFold, decision: int, seat: int) -> int:
    """Between half and one and a half times the table's pace."""
    pace = fold.lobby.terms.pace
    dice = Dice(derived_key(fold.key, "moment", decision, seat))
    return pace // 2 + dice.below("moment", pace) if pace else 0


def speaking_time(fold: TableFold, decision: int, seat: int) -> int:
    """Before any bot acts; where talk is slowed down as seldom as people may talk there."""
    if fold.is_slowed:
        return SLOW
    part = fold.lobby.terms.pace // 4
    dice = Dice(derived_key(fold.key, "talk", decision, seat))
    return part + dice.below("talk", part) if part else 0
