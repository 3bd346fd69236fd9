"""Means and shares with their 95 % confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""Standard errors to either side of a 95 % interval."""


class Share(NamedTuple):
    """A count, its share from 0 to 1, and the interval of the share."""

    times: int
    share: float
    low: float
    high: float


class Mean(NamedTuple):
    mean: float
    low: float
    high: float


def share(times: int, of: int) -> Share:
    return Share(times, *wilson(times / of, of))


def score(points: Sequence[float]) -> Mean:
    """The mean of points from 0 to 1. Their variance is at most that of wins and losses with the
    same mean, so Wilson's interval is valid for them too."""
    return Mean(*wilson(fmean(points), len(points)))


def wilson(part: float, of: int) -> tuple[float, ...]:
    """A share and Wilson's interval, which stays within 0 and 1 and is accurate for rare events."""
    slack = Z * Z / of
    middle = (part + slack / 2) / (1 + slack)
    reach = Z * sqrt(part * (1 - part) / of + slack / of / 4) / (1 + slack)
    low = middle - reach if part > 0 else 0.0
    high = middle + reach if part < 1 else 1.0
    return rounded(part, low, high)


def mean(numbers: Sequence[float]) -> Mean:
    """With the sample's standard error; a single number gets an interval of width 0."""
    middle = fmean(numbers)
    reach = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(*rounded(middle, middle - reach, middle + reach))


def difference(ours: Sequence[float], theirs: Sequence[float]) -> Mean:
    """The mean difference of pairs on the same keys, which cancels the luck of the deal."""
    return mean([our - their for our, their in zip(ours, theirs, strict=True)])


def rounded(*numbers: float) -> tuple[float, ...]:
    """Rounded, so that files are the same on every machine."""
    return tuple(round(number, 5) for number in numbers)
