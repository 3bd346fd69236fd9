"""The turning points of a finished game: the steps in which the chance of those who won changed
most.

First an even grid of steps is measured, then the middle of what differs most, again and again; at
last the steps that stand out are measured anew and longer, with other dice: what was found by luck
does not stay.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from panicroom.kernel.record import Record
from panicroom.replay.playouts import Playouts

GRID: Final = 16
HALVINGS: Final = 24
TRIES: Final = 12
STANDING_OUT: Final = 6
CHECKS: Final = 48
LEAST: Final = 0.2
"""A change that is worth telling, and no noise: of so many tries one is off by some 0.07."""
MOST: Final = 5
Progress = Callable[[float], None]


class TurningPoint(NamedTuple):
    """The chance of those who won, before what happened in the step and after it."""

    step: int
    before: float
    after: float

    @property
    def change(self) -> float:
        return abs(self.after - self.before)


def turning_points(
    record: Record, progress: Progress = lambda part: None, effort: float = 1.0
) -> list[TurningPoint]:
    """The gravest, in the order of the game. Half the `effort` is half the playouts."""
    search = Search(Playouts(record), progress, effort)
    search.survey()
    found = sorted(search.checked(), key=lambda point: -point.change)
    return sorted([point for point in found if point.change >= LEAST][:MOST])


class Search:
    """Places are those of the steps in which something happened."""

    def __init__(self, playouts: Playouts, progress: Progress, effort: float) -> None:
        self.playouts, self._progress = playouts, progress
        self.steps: Sequence[int] = playouts.told
        self.tries, self.checks = (max(1, round(each * effort)) for each in (TRIES, CHECKS))
        self.found: dict[int, float] = {}
        """The chance by place."""
        places = min(len(self.steps), GRID + 1 + HALVINGS)
        self._work = places * self.tries + 2 * STANDING_OUT * self.checks
        self._done = 0

    def survey(self) -> None:
        last = len(self.steps) - 1
        for place in sorted({round(last * part / GRID) for part in range(GRID + 1)}):
            self.found[place] = self._measured(place, self.tries, "survey")
        for _ in range(HALVINGS):
            widest = next(iter(self._gaps(least=2)), None)
            if widest is None:
                break
            middle = sum(widest) // 2
            self.found[middle] = self._measured(middle, self.tries, "survey")

    def checked(self) -> list[TurningPoint]:
        """The neighbors that stand out."""
        pairs = [gap for gap in self._gaps(least=1) if gap[1] - gap[0] == 1][:STANDING_OUT]
        places = sorted({place for pair in pairs for place in pair})
        chance = {place: self._measured(place, self.checks, "check") for place in places}
        self._progress(1.0)
        return [TurningPoint(self.steps[b], chance[a], chance[b]) for a, b in pairs]

    def _gaps(self, least: int) -> list[tuple[int, int]]:
        """Between places that were measured, the greatest difference first."""
        gaps = [(a, b) for a, b in pairwise(sorted(self.found)) if b - a >= least]
        return sorted(gaps, key=lambda gap: -abs(self.found[gap[1]] - self.found[gap[0]]))

    def _measured(self, place: int, tries: int, key: str) -> float:
        chance = self.playouts.chance(self.steps[place], tries, key)
        self._done += tries
        self._progress(min(0.99, self._done / self._work))
        return chance
