"""How much more often the infected show a sign than the humans do: the likelihood ratio, by which
the odds of whoever showed it change.

Compared are deeds of one family in one round, and rounds are summed up as Mantel and Haenszel do:
otherwise a sign of the first rounds, in which hardly anybody is infected, would look human.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple, TypeAlias

from panicroom.sim.intervals import Mean, Z, rounded
from panicroom.sim.tells.counting import Shown


class Times(NamedTuple):
    """How often a sign was shown, of how many deeds of its family."""

    times: int = 0
    of: int = 0


class Tell(NamedTuple):
    family: str
    kind: str
    period: str
    humans: Times
    infected: Times
    ratio: Mean | None
    """With its interval; None if only one side has ever shown it, or none could have."""


Round: TypeAlias = tuple[Times, Times]
"""Of one round: the humans' and the infected's."""


def tells(shown: Counter[Shown], families: Sequence[str], periods: Sequence[str]) -> list[Tell]:
    """By family and period, in these orders; within them the most frequent kind first."""
    sums: Counter[tuple[str, str, int, bool]] = Counter()
    kinds: defaultdict[tuple[str, str, str], Counter[tuple[int, bool]]] = defaultdict(Counter)
    for (family, kind, period, now, infected), times in shown.items():
        sums[family, period, now, infected] += times
        kinds[family, period, kind][now, infected] += times
    found = [
        tell(family, kind, period, rounds_of(sums, family, period, times))
        for (family, period, kind), times in kinds.items()
    ]
    return sorted(
        found,
        key=lambda one: (families.index(one.family), periods.index(one.period), -seen(one)),
    )


def rounds_of(
    sums: Mapping[tuple[str, str, int, bool], int],
    family: str,
    period: str,
    times: Mapping[tuple[int, bool], int],
) -> list[Round]:
    rounds = sorted({now for f, p, now, _ in sums if (f, p) == (family, period)})
    return [
        (
            Times(times[now, False], sums[family, period, now, False]),
            Times(times[now, True], sums[family, period, now, True]),
        )
        for now in rounds
    ]


def tell(family: str, kind: str, period: str, rounds: list[Round]) -> Tell:
    humans, infected = (
        Times(sum(one[side].times for one in rounds), sum(one[side].of for one in rounds))
        for side in (0, 1)
    )
    return Tell(family, kind, period, humans, infected, ratio(rounds))


def ratio(rounds: list[Round]) -> Mean | None:
    """Mantel and Haenszel's, with the interval of Greenland and Robins."""
    above = below = spread = 0.0
    for humans, infected in rounds:
        of = humans.of + infected.of
        above += infected.times * humans.of / of
        below += humans.times * infected.of / of
        both = infected.times + humans.times
        spread += (humans.of * infected.of * both - infected.times * humans.times * of) / of**2
    if not above or not below:
        return None
    reach = exp(Z * sqrt(spread / (above * below)))
    middle = above / below
    return Mean(*rounded(middle, middle / reach, middle * reach))


def seen(tell: Tell) -> int:
    return tell.humans.times + tell.infected.times


def strength(tell: Tell) -> float:
    """How far the odds move, whichever way."""
    return abs(log(tell.ratio.mean)) if tell.ratio else 0.0
