"""Counts as an oracle: every sequence of actions to a small depth, and where they lead."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from panicroom.kernel.game import AnyGame
from panicroom.kernel.table import GameTable


class Count(NamedTuple):
    """After so many actions: in how many ways, and to how many different positions."""

    sequences: int
    states: int


def counts(table: GameTable[Any, Any], depth: int) -> list[Count]:
    """Depth by depth. Where two seats owe an answer, either may be the first to give it."""
    found = []
    reached = [table.state]
    for _ in range(depth):
        reached = [after for before in reached for after in successors(table.game, before)]
        found.append(Count(len(reached), len({table.game.write(after) for after in reached})))
    return found


def successors(game: AnyGame, state: Any) -> Iterator[Any]:
    for seat in game.owed(state):
        for action in game.options(state, seat):
            after = state.copy()
            game.apply(after, seat, action)
            yield after


def options_along_a_line(table: GameTable[Any, Any], steps: int) -> list[int]:
    """How many options each decision offers along a line that anyone can follow: the seat asked
    first takes the option whose number is thrice the step's, counted round and round."""
    found = []
    for step in range(steps):
        seat = table.game.owed(table.state)[0]
        options = table.game.options(table.state, seat)
        found.append(len(options))
        table.game.apply(table.state, seat, options[3 * step % len(options)])
    return found
