"""A seat's facts as the few rows of a puzzle: what bears on nothing is left away.

Rows say no more than the facts did. Their worlds are those of the facts or more.
"""

from collections.abc import Callable, Iterable, Sequence

from panicroom.station.deduction.facts import Case, Exchange, Fact, Hand, Pair, Pile, Scan, Span
from panicroom.station.deduction.possible import (
    BEGINNING,
    Worlds,
    possible,
    through_span,
)
from panicroom.station.tokens import NOBODY, Seat


def shortened(case: Case, still: Callable[[Case], bool]) -> Case:
    """The case in rows. `still` asks whether the answer follows from them yet."""
    case = case._replace(facts=tuple(joined(case.facts)))
    for number in reversed(range(len(case.facts))):
        if isinstance(case.facts[number], Scan | Hand | Pile):
            without = (*case.facts[:number], *case.facts[number + 1 :])
            shorter = case._replace(facts=tuple(joined(without)))
            if still(shorter):
                case = shorter
    return thinned(case)


def joined(facts: Iterable[Fact]) -> list[Fact]:
    """Spans that follow each other are one: all draws, then all trades. Who draws earlier may
    infect in more trades, never in fewer."""
    rows: list[Fact] = []
    for fact in facts:
        last = rows[-1] if rows else None
        if isinstance(last, Span) and isinstance(fact, Span):
            drew = dict.fromkeys((*last.drew, *fact.drew))
            rows[-1] = Span(last.since, fact.until, tuple(drew), (*last.trades, *fact.trades))
        else:
            rows.append(fact)
    return rows


def thinned(case: Case) -> Case:
    """Without draws and trades that change nothing: no Host card is left to draw, both traders are
    human for certain, an own infection card was answered by gas, and so on."""
    rows: list[Fact] = []
    worlds = BEGINNING
    for fact, after in zip(case.facts, possible(case), strict=True):
        if isinstance(fact, Span):
            fact = thin(fact, worlds)
            if not fact.drew and not fact.trades:
                continue
        elif isinstance(fact, Exchange) and after.worlds == worlds:
            continue
        worlds = after.worlds
        rows.append(fact)
    return case._replace(facts=tuple(joined(rows)))


def thin(span: Span, worlds: Worlds) -> Span:
    drew: tuple[Seat, ...] = span.drew
    if all(world.host != NOBODY for world in worlds):
        drew = ()
    whole = through_span(span._replace(drew=drew), worlds)
    trades = list(span.trades)
    for number in reversed(range(len(trades))):
        fewer = without_one(trades, number)
        if through_span(span._replace(drew=drew, trades=tuple(fewer)), worlds) == whole:
            trades = fewer
    return span._replace(drew=drew, trades=tuple(trades))


def without_one(trades: Sequence[Pair], number: int) -> list[Pair]:
    return [*trades[:number], *trades[number + 1 :]]
