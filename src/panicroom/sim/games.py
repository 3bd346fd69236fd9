"""One game of bots, and what is kept of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from panicroom.bots.keys import derived_key
from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.station.tokens import NOBODY


class Plan(NamedTuple):
    """So many games of one setup, on keys derived from a base and the game's number."""

    games: int
    setup: Mapping[str, Any]
    base: str


class Result(NamedTuple):
    side: str
    """Whose side has won; "nobody" if it had no winner left."""
    reason: str
    rounds: int
    decisions: int
    infections: int
    """How many were infected in trades, the Host not counted."""


def play_game(plan: Plan, index: int) -> Result:
    key = derived_key(plan.base, index)
    match = Match.begin(STATION, plan.setup, key)
    bots = {seat: RandomBot() for seat in range(match.state.seats)}
    Table(match, bots, key).play_on()
    last = STATION.view(match.state, None)
    outcome = last.outcome
    assert outcome is not None
    assert last.infections is not HIDDEN
    return Result(
        side=outcome.side if outcome.winners else "nobody",
        reason=outcome.reason,
        rounds=last.round,
        decisions=len(match.record.actions),
        infections=sum(infection.by != NOBODY for infection in last.infections),
    )
