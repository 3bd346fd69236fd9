"""What many games say together."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles
from typing import NamedTuple

from panicroom.sim.games import Result


class Spread(NamedTuple):
    """A mean and the three quartiles."""

    mean: float
    lower: float
    median: float
    upper: float


class Summary(NamedTuple):
    """Wins as (side, reason) counts, the most frequent first; lengths and infections."""

    games: int
    sides: dict[str, int]
    reasons: dict[str, dict[str, int]]
    rounds: Spread
    decisions: Spread
    infections: Spread


def summarise(results: Sequence[Result]) -> Summary:
    sides = counted(result.side for result in results)
    return Summary(
        games=len(results),
        sides=sides,
        reasons={side: counted(r.reason for r in results if r.side == side) for side in sides},
        rounds=spread([result.rounds for result in results]),
        decisions=spread([result.decisions for result in results]),
        infections=spread([result.infections for result in results]),
    )


def counted(words: Iterable[str]) -> dict[str, int]:
    """Most frequent first; equal ones by name, so that the order is always the same."""
    counts = Counter(words)
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def spread(numbers: Sequence[int]) -> Spread:
    if len(numbers) == 1:
        return Spread(*([float(numbers[0])] * 4))
    lower, median, upper = quantiles(numbers, n=4, method="inclusive")
    return Spread(round(fmean(numbers), 3), lower, median, upper)
