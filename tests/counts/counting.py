"""Counts as an oracle: every sequence of actions to a small depth, and where they lead."""

from collections.abc import Iterator
from typing import NamedTuple

from panicroom.station import STATION
from panicroom.station.state import State


class Count(NamedTuple):
    """After so many actions: in how many ways, and to how many different positions."""

    sequences: int
    states: int


def counts(state: State, depth: int) -> list[Count]:
    """Depth by depth. Where two seats owe an answer, either may be the first to give it."""
    found = []
    reached = [state]
    for _ in range(depth):
        reached = [after for before in reached for after in successors(before)]
        found.append(Count(len(reached), len({STATION.write(after) for after in reached})))
    return found


def successors(state: State) -> Iterator[State]:
    for seat in STATION.owed(state):
        for action in STATION.options(state, seat):
            after = state.copy()
            STATION.apply(after, seat, action)
            yield after


def options_along_a_line(state: State, steps: int) -> list[int]:
    """How many options each decision offers along a line that anyone can follow: the seat asked
    first takes the option whose number is thrice the step's, counted round and round."""
    found = []
    for step in range(steps):
        seat = STATION.owed(state)[0]
        options = STATION.options(state, seat)
        found.append(len(options))
        STATION.apply(state, seat, options[3 * step % len(options)])
    return found
