"""Ways through the station: what it costs to get to each room, and the first step there."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from panicroom.station.rooms import NOWHERE, ROOMS, UPPER_ROOM_ICONS, Icon, Room

FAR: Final = 99.0
RUN_COST: Final = 0.1
"""A free step still takes its chance of not being free."""
NO_STEP: Final = -1


class Journeys(NamedTuple):
    """From one room: for each room the cost and the direction of the first step."""

    cost: list[float]
    step: list[int]


def no_journeys() -> Journeys:
    """Of a character that is not on the map."""
    return Journeys([FAR] * len(ROOMS), [NO_STEP] * len(ROOMS))


def journeys(
    ways: Sequence[Sequence[Room]], start: Room, entry: Sequence[float], free: bool
) -> Journeys:
    """`entry` is what it costs to enter each room; the first step may be a free run."""
    cost, step = [FAR] * len(ROOMS), [NO_STEP] * len(ROOMS)
    cost[start] = 0.0
    queue = [(0.0, start)]
    while queue:
        so_far, room = heappop(queue)
        if so_far > cost[room]:
            continue
        runs = free if room == start else UPPER_ROOM_ICONS[room] is Icon.RUN
        saved = 1 - RUN_COST if runs else 0.0
        for direction, beyond in enumerate(ways[room]):
            if beyond == NOWHERE:
                continue
            reached = so_far + entry[beyond] - saved
            if reached < cost[beyond]:
                cost[beyond] = reached
                step[beyond] = direction if room == start else step[room]
                heappush(queue, (reached, beyond))
    return Journeys(cost, step)
