"""How good chances were that somebody has named: their Brier score and their calibration."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple, Protocol

BINS: Final = 10


class Named(Protocol):
    """A chance that was named, and what was true."""

    @property
    def chance(self) -> float: ...

    @property
    def truth(self) -> bool: ...


class Bin(NamedTuple):
    """Beliefs of about the same chance: how many, their mean, and how often it was so."""

    beliefs: int
    chance: float
    true: float


class Calibration(NamedTuple):
    beliefs: int
    brier: float
    """The mean of (chance - truth) squared: 0 is certain and right."""
    base: float
    """Of whoever always says how often it is so."""
    bins: list[Bin]


def calibration_of(beliefs: Sequence[Named]) -> Calibration:
    bins: list[list[Named]] = [[] for _ in range(BINS)]
    for belief in beliefs:
        bins[min(int(belief.chance * BINS), BINS - 1)].append(belief)
    rate = true_share(beliefs)
    return Calibration(
        len(beliefs),
        round(fmean((belief.chance - belief.truth) ** 2 for belief in beliefs), 5),
        round(rate * (1 - rate), 5),
        [bin_of(found) for found in bins if found],
    )


def bin_of(beliefs: Sequence[Named]) -> Bin:
    mean = fmean(belief.chance for belief in beliefs)
    return Bin(len(beliefs), round(mean, 5), round(true_share(beliefs), 5))


def true_share(beliefs: Sequence[Named]) -> float:
    return fmean(belief.truth for belief in beliefs)
