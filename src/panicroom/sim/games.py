"""Plays one game of bots and returns its result."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from panicroom.bots.bot import Bot
from panicroom.bots.keys import derived_key
from panicroom.bots.table import Table
from panicroom.games import game_named
from panicroom.kernel.game import Figures
from panicroom.kernel.match import AnyMatch, Match
from panicroom.sim import in_core
from panicroom.sim.players import Player, bot_of


class Plan(NamedTuple):
    """Games of one setup with the same players. Dice keys are derived from `base` and the number
    of the game, so plans with one base play the same deals."""

    game: str
    games: int
    wishes: Mapping[str, Any]
    """Arguments of the setup, `seats` among them."""
    base: str
    players: tuple[Player, ...]
    """One for each seat."""
    talk: bool = False
    """Whether bots that can talk do."""


class Result(NamedTuple):
    side: str
    """The side that won; "nobody" if it has no living winner."""
    reason: str
    winners: tuple[int, ...]
    figures: Figures


def begin_game(plan: Plan, key: str, bots: Mapping[int, Bot[Any]] | None = None) -> Table:
    """With the plan's players, or with others in their seats."""
    game = game_named(plan.game)
    match: AnyMatch = Match.begin(game, game.setup(**plan.wishes), key)
    if bots is None:
        bots = {seat: bot_of(plan.game, player) for seat, player in enumerate(plan.players)}
    return Table(match, bots, key, plan.talk)


def play_game(plan: Plan, index: int) -> Result:
    key = derived_key(plan.base, index)
    if in_core.can_play(plan.game, plan.players):
        setup = game_named(plan.game).setup(**plan.wishes)
        return result_of(plan.game, *in_core.random_end(plan.game, setup, key))
    table = begin_game(plan, key)
    table.play_on()
    return result_of(plan.game, table.match.state, len(table.match.record.actions))


def result_of(name: str, state: Any, decisions: int) -> Result:
    game, outcome = game_named(name), state.outcome
    assert outcome is not None
    return Result(
        side=outcome.side if outcome.winners else "nobody",
        reason=outcome.reason,
        winners=outcome.winners,
        figures={"decisions": decisions, **game.figures(game.view(state, None))},
    )
