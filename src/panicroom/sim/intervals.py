"""How far chance alone may lie from what was counted: 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""So many standard errors to either side hold 95 %."""


class Share(NamedTuple):
    """So many times of all, as a part of one."""

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
    """The mean of points from 0 to 1. They vary no more than wins and losses of the same mean, so
    Wilson's interval holds them too."""
    return Mean(*wilson(fmean(points), len(points)))


def wilson(part: float, of: int) -> tuple[float, ...]:
    """A share and Wilson's interval, which stays within 0 and 1 and is fair to rare things."""
    slack = Z * Z / of
    middle = (part + slack / 2) / (1 + slack)
    reach = Z * sqrt(part * (1 - part) / of + slack / of / 4) / (1 + slack)
    low = middle - reach if part > 0 else 0.0
    high = middle + reach if part < 1 else 1.0
    return rounded(part, low, high)


def mean(numbers: Sequence[float]) -> Mean:
    """By the sample's own standard error; one number alone says nothing of its reach."""
    middle = fmean(numbers)
    reach = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(*rounded(middle, middle - reach, middle + reach))


def difference(ours: Sequence[float], theirs: Sequence[float]) -> Mean:
    """Of pairs on the same keys: what the deal did to both falls out."""
    return mean([our - their for our, their in zip(ours, theirs, strict=True)])


def rounded(*numbers: float) -> tuple[float, ...]:
    """Written down the same on every machine."""
    return tuple(round(number, 5) for number in numbers)
