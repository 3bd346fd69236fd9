"""Ratings of levels from games on the same deals: Bradley and Terry's model, in which the odds that
one beats another are the quotient of their strengths. In a game of sides a level has a rating for
each side."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import exp, log
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from panicroom.sim.games import Plan, Result
from panicroom.sim.intervals import Mean, rounded
from panicroom.sim.players import SIDED, Player, Sides, seated

SCALE: Final = 400 / log(10)
"""As in chess: 400 points are odds of ten to one."""
DRAWN: Final = 0.5
PRIOR: Final = 1.0
"""So many drawn games are added to each pair, so that who never wins has a rating, too."""
STEPS: Final = 200
RESAMPLED: Final = 200
"""How often the deals are drawn anew for the interval."""


class Rated(NamedTuple):
    """A level, on a side if the game has any."""

    level: str
    side: str = ""


class Contest(NamedTuple):
    """What one has won against another, deal by deal."""

    one: Rated
    other: Rated
    points: Sequence[float]


class Rating(NamedTuple):
    player: Rated
    rating: Mean
    """Around 0, the mean of all."""


Meeting: TypeAlias = tuple[Rated, Rated, tuple[Player, ...]]
Strengths: TypeAlias = dict[Rated, float]


def pairs(game: str, levels: Sequence[str], seats: int) -> Iterator[Meeting]:
    """Who is to meet whom, and who sits where."""
    if game in SIDED:
        humans, infected = Sides._fields
        for one, other in product(levels, levels):
            players = seated([Sides(one, other)], seats)
            yield Rated(one, humans), Rated(other, infected), players
        return
    for one, other in combinations(levels, 2):
        yield Rated(one), Rated(other), tuple([one, other][seat % 2] for seat in range(seats))


def contest(one: Rated, other: Rated, plan: Plan, results: Sequence[Result]) -> Contest:
    return Contest(one, other, [points(one, plan, result) for result in results])


def points(one: Rated, plan: Plan, result: Result) -> float:
    """A win is 1, shared by those who win together; nobody's is drawn."""
    if not result.winners:
        return DRAWN
    if one.side:
        return float(result.side == one.side)
    return fmean(plan.players[seat] == one.level for seat in result.winners)


def ratings(contests: Sequence[Contest], key: str) -> list[Rating]:
    """The best first. Deals are drawn anew for all contests alike."""
    deals = len(contests[0].points)
    middle, dice = strengths(contests, range(deals)), Random(key)
    spread = [strengths(contests, dice.choices(range(deals), k=deals)) for _ in range(RESAMPLED)]
    found = []
    for player, strength in middle.items():
        drawn = sorted(SCALE * log(each[player]) for each in spread)
        low, high = drawn[len(drawn) * 25 // 1000], drawn[len(drawn) * 975 // 1000]
        found.append(Rating(player, Mean(*rounded(SCALE * log(strength), low, high))))
    return sorted(found, key=lambda each: -each.rating.mean)


def strengths(contests: Sequence[Contest], deals: Sequence[int]) -> Strengths:
    """The most likely ones, found step by step (Zermelo's way); their geometric mean is 1."""
    won = [(c, sum(c.points[deal] for deal in deals) + PRIOR / 2) for c in contests]
    games = len(deals) + PRIOR
    found: Strengths = dict.fromkeys([p for c in contests for p in (c.one, c.other)], 1.0)
    for _ in range(STEPS):
        wins, weights = dict.fromkeys(found, 0.0), dict.fromkeys(found, 0.0)
        for (one, other, _), score in won:
            weight = games / (found[one] + found[other])
            for player, earned in ((one, score), (other, games - score)):
                wins[player] += earned
                weights[player] += weight
        found = {player: wins[player] / weights[player] for player in found}
        mean = exp(fmean(map(log, found.values())))
        found = {player: strength / mean for player, strength in found.items()}
    return found
