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


class Wins(NamedTuple):
    """How often a seat was among the winners, and how often not alone."""

    wins: int
    shared: int


class Summary(NamedTuple):
    """Wins as (side, reason) counts, the most frequent first; wins by seat; a spread of each
    figure."""

    games: int
    sides: dict[str, int]
    reasons: dict[str, dict[str, int]]
    seats: list[Wins]
    spreads: dict[str, Spread]


def summarise(results: Sequence[Result], seats: int) -> Summary:
    sides = counted(result.side for result in results)
    return Summary(
        games=len(results),
        sides=sides,
        reasons={side: counted(r.reason for r in results if r.side == side) for side in sides},
        seats=[wins_of(seat, results) for seat in range(seats)],
        spreads={
            name: spread([result.figures[name] for result in results])
            for name in results[0].figures
        },
    )


def wins_of(seat: int, results: Sequence[Result]) -> Wins:
    won = [result for result in results if seat in result.winners]
    return Wins(len(won), sum(len(result.winners) > 1 for result in won))


def counted(words: Iterable[str]) -> dict[str, int]:
    """Most frequent first; equal ones by name, so that the order is always the same."""
    counts = Counter(words)
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def spread(numbers: Sequence[int]) -> Spread:
    if len(numbers) == 1:
        return Spread(*([float(numbers[0])] * 4))
    lower, median, upper = quantiles(numbers, n=4, method="inclusive")
    return Spread(round(fmean(numbers), 3), lower, median, upper)
