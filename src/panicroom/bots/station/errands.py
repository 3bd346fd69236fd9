"""Errands: something worth doing in a room, and what that makes the first step there worth.

All values are in AP: about 1 is a search in a fresh room. An errand further away is worth less by
the AP it takes, so that work at hand and work elsewhere can be compared.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from panicroom.bots.station.situation import Situation
from panicroom.bots.station.travel import FAR
from panicroom.station.rooms import Room
from panicroom.station.tokens import Role

Steps: TypeAlias = dict[tuple[int, int], float]


class Errand(NamedTuple):
    who: Role
    room: Room
    value: float


def step_values(sit: Situation, errands: Iterable[Errand]) -> Steps:
    """The best errand for each character and direction of the first step."""
    best: Steps = {}
    for who, room, value in errands:
        cost, step = sit.journeys[who]
        if step[room] < 0 or cost[room] >= FAR:
            continue
        away = sit.view.turn.ap - cost[room] - 1
        harm = sit.harm(who, room) * (0.25 if away >= 1 else 1.0)
        worth = (value - harm) / (cost[room] + 1)
        if worth > best.get((who, step[room]), 0.0):
            best[who, step[room]] = worth
    return best
