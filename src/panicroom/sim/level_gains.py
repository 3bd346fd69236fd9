"""What a better level of bots gains for its side, on the same keys."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from panicroom.sim.games import Result
from panicroom.sim.intervals import Mean, difference
from panicroom.sim.players import Sides

Played: TypeAlias = Mapping[Sides, Sequence[Result]]
"""The games of each pair of levels, all on the same keys."""


class Gain(NamedTuple):
    """How much more often a side wins at a level than at the next lower one."""

    side: str
    level: str
    over: str
    against: str
    gain: Mean


def gains(played: Played) -> list[Gain]:
    return [
        Gain(side, level, over, against, gain(played, side, level, over, against))
        for side in Sides._fields
        for over, level in pairwise(levels_of(played, side))
        for against in levels_of(played, other(side))
    ]


def gain(played: Played, side: str, level: str, over: str, against: str) -> Mean:
    ours, theirs = (
        [float(result.side == side) for result in played[pair(side, own, against)]]
        for own in (level, over)
    )
    return difference(ours, theirs)


def levels_of(played: Iterable[Sides], side: str) -> list[str]:
    """In the order in which they were given."""
    return list(dict.fromkeys(getattr(sides, side) for sides in played))


def other(side: str) -> str:
    [name] = set(Sides._fields) - {side}
    return name


def pair(side: str, own: str, against: str) -> Sides:
    return Sides(**{side: own, other(side): against})
