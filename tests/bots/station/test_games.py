"""Whole games of scripted bots: they end, and what must never happen never does."""

from collections import Counter
from collections.abc import Sequence

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.registry import bot_named
from panicroom.bots.station.memory import Memory
from panicroom.bots.station.scripted import HUMAN, INFECTED, ScriptedBot
from panicroom.bots.station.sided import Sided, sided
from panicroom.bots.station.signs import Kind
from panicroom.bots.table import Table
from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import Match
from panicroom.sim import Plan, seated
from panicroom.sim.tells import Shown, play_and_tell
from panicroom.station import STATION
from panicroom.station.actions import ACTION_TYPES, Action, BurnHive, Move, Run
from panicroom.station.cards import GAS
from panicroom.station.rooms import NOWHERE, REACTOR
from panicroom.station.state import State
from panicroom.station.view import View

LEVELS = ("easy", "normal", "hard")
SETTINGS = [
    *((edition, (), seats) for edition in ("en", "fr", "ru", "cs") for seats in (4, 5, 6)),
    *(("en", variants, 5) for variants in ((1,), (2,), (3,), (4,), (1, 2, 3, 4))),
]
every_level = pytest.mark.parametrize("level", LEVELS)


class Watched(ScriptedBot):
    """Checks what it is about to do."""

    def choose(self, memory: Memory, view: View, options: Sequence[Action], dice: Dice) -> Action:
        chosen = super().choose(memory, view, options, dice)
        assert chosen in options
        if isinstance(chosen, Move | Run) and len(options) > 1:
            assert not walks_into_a_known_infected(memory, view, chosen)
        return chosen


def walks_into_a_known_infected(memory: Memory, view: View, move: Move | Run) -> bool:
    """Without gas, being human, into a room where one is bound to trade (ENTER-2)."""
    assert view.viewer is not None
    me = view.players[view.viewer]
    assert me.hand is not HIDDEN
    room = view.map.ways[me.rooms[move.who]][move.direction]
    if me.infected is True or GAS in me.hand or room in (NOWHERE, REACTOR) or view.turn.first:
        return False
    there = [player.seat for player in view.players if room in player.rooms]
    return any(memory.dossier.others[s].infected for s in there if s != view.viewer)


def played(level: str, key: str, **wishes: object) -> Match[State, Action, View]:
    match = Match.begin(STATION, STATION.setup(**wishes), key)
    seats = range(match.state.seats)
    Table(match, {seat: Watched(level) for seat in seats}, key).play_on()
    return match


@every_level
@pytest.mark.parametrize(("edition", "variants", "seats"), SETTINGS)
def test_games_end_whatever_is_played(
    level: str, edition: str, variants: tuple[int, ...], seats: int
) -> None:
    match = played(level, "ends", edition=edition, variants=variants, seats=seats)
    assert match.over


@every_level
@pytest.mark.parametrize("key", range(8))
def test_nobody_walks_into_a_known_infected_without_gas(level: str, key: int) -> None:
    """Among infected who give their cards away as it comes, so that many are known soon."""
    match = Match.begin(STATION, STATION.setup(seats=6), f"walk-{key}")
    bots = {seat: Sided(Watched(level), RandomBot()) for seat in range(6)}
    Table(match, bots, "walk").play_on()
    assert match.over


@every_level
def test_infection_cards_are_given_from_the_first_rounds_on_and_not_always(level: str) -> None:
    """Nobody is safe by the clock, and nobody is known by it."""
    plan = Plan("station", 12, {"seats": 5}, "early", seated([level], 5))
    shown = sum((play_and_tell(plan, index).shown for index in range(12)), Counter[Shown]())
    early = [one for one in shown if one.family == "gift" and one.period == "early"]
    by_infected = sum(shown[one] for one in early if one.infected)
    strikes = sum(shown[one] for one in early if one.kind == Kind.INFECTION)
    assert 0.1 < strikes / by_infected < 0.7


@every_level
def test_memory_is_a_fold_of_what_the_seat_has_heard(level: str) -> None:
    match = Match.begin(STATION, STATION.setup(seats=5), "fold")
    bot = ScriptedBot(level)
    table = Table(match, dict.fromkeys(range(5), bot), "fold")
    while table.step():
        if match.state.decision % 40 == 0:
            for seat, seated in table._seated.items():
                memory = bot.begin(seat, match.record.setup)
                for event in match.told(seat):
                    memory = bot.see(memory, event)
                assert memory == seated.memory


@every_level
def test_a_choice_hangs_on_nothing_the_seat_cannot_see(level: str) -> None:
    """In another world that looks the same the bot does the same."""
    match = Match.begin(STATION, STATION.setup(seats=5), "worlds")
    bot = ScriptedBot(level)
    table = Table(match, dict.fromkeys(range(5), bot), "worlds")
    compared = 0
    while not match.over:
        seat = STATION.owed(match.state)[0]
        if match.state.decision % 10 == 0:
            other = STATION.world(match.state, seat, Dice(f"other-{match.state.decision}"))
            memory = table._seated[seat].memory
            options = STATION.options(match.state, seat)
            choices = [
                bot.choose(memory, STATION.view(state, seat), options, Dice("same"))
                for state in (match.state, other)
            ]
            assert choices[0] == choices[1]
            compared += 1
        table.step()
    assert compared > 5


def test_the_same_key_gives_the_same_game() -> None:
    assert str(played("hard", "same").record) == str(played("hard", "same").record)


def test_the_levels_play_differently() -> None:
    games = {str(played(level, "differ").record) for level in LEVELS}
    assert len(games) == 3


def test_bots_are_asked_to_the_table_by_level() -> None:
    for level in LEVELS:
        bot = bot_named("station", level)
        assert isinstance(bot, ScriptedBot)
        assert bot.level.name == level


@every_level
def test_a_game_goes_on_from_a_position(level: str) -> None:
    begun = Match.begin(STATION, STATION.setup(seats=5), "position")
    table = Table(begun, {seat: ScriptedBot(level) for seat in range(5)}, "position")
    for _ in range(60):
        table.step()
    match = Match.begin_at(STATION, STATION.write(begun.state))
    Table(match, {seat: ScriptedBot(level) for seat in range(5)}, "position").play_on()
    assert match.over


class Loyal(ScriptedBot):
    """Must never be asked while of the other loyalty."""

    def __init__(self, infected: bool) -> None:
        super().__init__("normal")
        self.infected = infected

    def choose(self, memory: Memory, view: View, options: Sequence[Action], dice: Dice) -> Action:
        assert view.viewer is not None
        assert view.players[view.viewer].infected is self.infected
        return super().choose(memory, view, options, dice)


def test_a_sided_seat_plays_one_bot_while_human_and_another_once_infected() -> None:
    match = Match.begin(STATION, STATION.setup(seats=4), "sided")
    bots = {seat: Sided(Loyal(False), Loyal(True)) for seat in range(4)}
    Table(match, bots, "sided").play_on()
    assert match.over


def test_sides_are_named_by_level() -> None:
    match = Match.begin(STATION, STATION.setup(seats=4), "named")
    Table(match, {seat: sided("random", "hard") for seat in range(4)}, "named").play_on()
    assert match.over


def test_every_action_has_a_value_for_either_side() -> None:
    """The infected never burn the Hive (WIN-1)."""
    for values, never in ((HUMAN, set[type]()), (INFECTED, {BurnHive})):
        lacking = {*ACTION_TYPES} - values.keys() - never
        assert not lacking, f"SHARED of bots/station/scripted.py lacks {lacking}"
