"""One game of bots, and what is kept of it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from panicroom.bots.keys import derived_key
from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.games import game_named
from panicroom.kernel.game import View
from panicroom.kernel.match import Match

Figures = Mapping[str, int]
"""What else is counted of a game, by name: its rounds, its scores."""


def no_figures(view: View) -> Figures:
    return {}


class Plan(NamedTuple):
    """So many games of one setup, on keys derived from a base and the game's number."""

    game: str
    games: int
    setup: Mapping[str, Any]
    base: str
    figures: Callable[[View], Figures] = no_figures
    """Read off the last view of a spectator."""


class Result(NamedTuple):
    side: str
    """Whose side has won; "nobody" if it had no winner left."""
    reason: str
    winners: tuple[int, ...]
    figures: Figures


def begin_game(plan: Plan, key: str) -> Match[Any]:
    return Match.begin(game_named(plan.game), plan.setup, key)


def play_game(plan: Plan, index: int) -> Result:
    key = derived_key(plan.base, index)
    match = begin_game(plan, key)
    bots = {seat: RandomBot() for seat in range(match.state.seats)}
    Table(match, bots, key).play_on()
    outcome = match.state.outcome
    assert outcome is not None
    return Result(
        side=outcome.side if outcome.winners else "nobody",
        reason=outcome.reason,
        winners=outcome.winners,
        figures={"decisions": len(match.record.actions), **plan.figures(match.view(None))},
    )
