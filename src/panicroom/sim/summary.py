"""Statistics of many games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import quantiles
from typing import NamedTuple

from panicroom.sim.games import Result
from panicroom.sim.intervals import Mean, Share, mean, rounded, score, share


class Spread(NamedTuple):
    """A mean with its interval, the quartiles, and the 5th and 95th percentile."""

    mean: float
    low: float
    high: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class Wins(NamedTuple):
    """How often a seat won, how often it shared the win, and its score: a win is one point, split
    among those who win together."""

    won: Share
    shared: int
    score: Mean


class Summary(NamedTuple):
    """Wins by side and by reason, the most frequent first; wins by seat; a spread for each figure
    that is a number, and the mean course for each that has a value per round."""

    sides: dict[str, Share]
    reasons: dict[str, dict[str, Share]]
    seats: list[Wins]
    spreads: dict[str, Spread]
    courses: dict[str, list[Mean]]


def summarise(results: Sequence[Result], seats: int) -> Summary:
    games = len(results)
    sides = counted((result.side for result in results), games)
    spreads, courses = figures_of(results)
    return Summary(
        sides=sides,
        reasons={
            side: counted((result.reason for result in results if result.side == side), games)
            for side in sides
        },
        seats=[wins_of(seat, results) for seat in range(seats)],
        spreads=spreads,
        courses=courses,
    )


def counted(words: Iterable[str], games: int) -> dict[str, Share]:
    """The most frequent first; ties by name, so that the order is stable."""
    counts = sorted(Counter(words).items(), key=lambda item: (-item[1], item[0]))
    return {word: share(count, games) for word, count in counts}


def wins_of(seat: int, results: Sequence[Result]) -> Wins:
    together = [len(result.winners) for result in results if seat in result.winners]
    points = [points_of(seat, result) for result in results]
    shared = sum(winners > 1 for winners in together)
    return Wins(share(len(together), len(results)), shared, score(points))


def points_of(seat: int, result: Result) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def figures_of(
    results: Sequence[Result],
) -> tuple[dict[str, Spread], dict[str, list[Mean]]]:
    spreads: dict[str, Spread] = {}
    courses: dict[str, list[Mean]] = {}
    for name in results[0].figures:
        found = [result.figures[name] for result in results]
        numbers = [figure for figure in found if isinstance(figure, int)]
        if numbers:
            spreads[name] = spread(numbers)
        else:
            courses[name] = course([figure for figure in found if isinstance(figure, tuple)])
    return spreads, courses


def spread(numbers: Sequence[int]) -> Spread:
    if len(numbers) == 1:
        return Spread(*mean(numbers), *([float(numbers[0])] * 5))
    parts = quantiles(numbers, n=20, method="inclusive")
    return Spread(*mean(numbers), *rounded(*(parts[part] for part in (0, 4, 9, 14, 18))))


def course(courses: Sequence[tuple[int, ...]]) -> list[Mean]:
    """The mean of each round over all games. A game that is over keeps its last value; otherwise
    each round would average other games."""
    longest = max(map(len, courses))
    return [
        mean([numbers[min(now, len(numbers) - 1)] for numbers in courses]) for now in range(longest)
    ]
