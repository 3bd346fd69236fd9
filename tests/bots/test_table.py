"""Bots at a table: told what their seat hears, shown what their seat sees."""

import gc
from collections.abc import Sequence
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, NamedTuple

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.registry import bot_named
from panicroom.bots.table import Seated, Table
from panicroom.games import GAMES
from panicroom.kernel.audience import HIDDEN, Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action, Setup, View
from panicroom.kernel.match import AnyMatch, Match


class Shown(NamedTuple):
    """Everything a bot was ever given."""

    seat: int
    setup: Setup
    events: list[Event]
    views: list[View]


class Spy:
    """Keeps whatever it is given, and plays by chance."""

    def __init__(self) -> None:
        self.shown: Shown | None = None

    def begin(self, seat: int, setup: Setup) -> Shown:
        self.shown = Shown(seat, setup, [], [])
        return self.shown

    def see(self, memory: Shown, event: Event) -> Shown:
        memory.events.append(event)
        return memory

    def choose(self, memory: Shown, view: View, options: Sequence[Action], dice: Dice) -> Action:
        memory.views.append(view)
        return dice.pick("choice", options)


every_game = pytest.mark.parametrize("game", GAMES)


def match_of(game: str, key: str = "bots") -> AnyMatch:
    return Match.begin(GAMES[game], GAMES[game].setup(seats=4), key)


def play(game: str, key: str = "bots") -> tuple[AnyMatch, list[Spy]]:
    match, spies = match_of(game, key), [Spy() for _ in range(4)]
    Table(match, dict(enumerate(spies)), key).play_on()
    return match, spies


def reachable(thing: object) -> list[object]:
    """Every value that can be got at from this one, code left aside."""
    found: dict[int, object] = {}
    fresh = [thing]
    while fresh:
        value = fresh.pop()
        if id(value) not in found and not isinstance(value, type | ModuleType | FunctionType):
            found[id(value)] = value
            fresh += gc.get_referents(value)
    return list(found.values())


@every_game
def test_bots_play_a_game_to_its_end(game: str) -> None:
    match, _ = play(game)
    assert match.over


@every_game
def test_a_bot_hears_what_its_seat_hears(game: str) -> None:
    match, spies = play(game)
    for seat, spy in enumerate(spies):
        assert spy.shown is not None
        assert spy.shown.events == match.told(seat)


def known_seats(view: View) -> set[int]:
    """Whose secrets a view shows: hands, or manors that lie face down."""
    if hasattr(view, "players"):
        return {player.seat for player in view.players if player.hand is not HIDDEN}
    return {m.owner for m in view.manors if not m.is_up and m.kind is not HIDDEN}


@every_game
def test_a_bot_sees_no_secrets_but_its_own(game: str) -> None:
    _, spies = play(game)
    for seat, spy in enumerate(spies):
        assert spy.shown is not None
        assert spy.shown.views
        assert {view.viewer for view in spy.shown.views} == {seat}
        assert known_seats(spy.shown.views[0]) == {seat}
        assert all(known_seats(view) <= {seat} for view in spy.shown.views)


@every_game
def test_no_way_leads_from_what_a_bot_is_given_to_the_state(game: str) -> None:
    match, spies = play(game)
    assert any(value is match.state for value in reachable(match))
    for spy in spies:
        given = reachable(spy.shown)
        assert not any(isinstance(value, (type(match.state), Match, Dice)) for value in given)


@every_game
def test_no_way_leads_from_a_seated_bot_to_the_match(game: str) -> None:
    match = match_of(game)
    table = Table(match, {seat: RandomBot() for seat in range(4)}, "bots")
    table.play_on()
    for value in reachable(list(table._seated.values())):
        assert not isinstance(value, (type(match.state), Match))
        assert not isinstance(value, Dice) or value.key != "bots"


@every_game
def test_the_same_key_gives_the_same_game(game: str) -> None:
    assert str(play(game, "one")[0].record) == str(play(game, "one")[0].record)
    assert str(play(game, "one")[0].record) != str(play(game, "two")[0].record)


@every_game
def test_a_record_replays_without_its_bots(game: str) -> None:
    match, _ = play(game)
    again = Match.replay(match.game, match.record)
    assert again.record.digest == match.record.digest


@every_game
def test_a_table_waits_for_the_person_in_a_seat(game: str) -> None:
    match = match_of(game)
    table = Table(match, {seat: RandomBot() for seat in (1, 2, 3)}, "bots")
    table.play_on()
    assert tuple(match.game.owed(match.state)) == (0,)
    assert not table.step()
    before = match.state.decision
    table.act(0, match.game.options(match.state, 0)[0])
    assert match.state.decision > before


@every_game
def test_bots_hear_what_a_person_does(game: str) -> None:
    match, spies = match_of(game), {seat: Spy() for seat in (1, 2, 3)}
    table = Table(match, spies, "bots")
    table.play_on()
    table.act(0, match.game.options(match.state, 0)[0])
    for seat, spy in spies.items():
        assert spy.shown is not None
        assert spy.shown.events == match.told(seat)


def test_a_random_bot_takes_every_option_about_as_often() -> None:
    seated: Seated[Any] = Seated(RandomBot(), 0, {}, "dice")
    options = [f"option {number}" for number in range(4)]
    taken = [seated.choose(SimpleNamespace(decision=number), options) for number in range(400)]
    assert all(70 <= taken.count(option) <= 130 for option in options)


@every_game
def test_a_table_tells_what_bots_think_that_weigh_chances(game: str) -> None:
    match = match_of(game)
    table = Table(match, {0: RandomBot(), 1: bot_named(game, "normal")}, "bots")
    thoughts = table.thoughts()
    assert list(thoughts) == [1]
    assert all(0 <= chance <= 1 for chance in thoughts[1].values())
