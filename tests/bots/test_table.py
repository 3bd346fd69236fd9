"""Bots at a table: told what their seat hears, shown what their seat sees."""

import gc
from collections.abc import Sequence
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Seated, Table
from panicroom.kernel.audience import HIDDEN, Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action, Setup, View
from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.station.state import State


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


def match_of(key: str = "bots", seats: int = 4) -> Match[State]:
    return Match.begin(STATION, STATION.setup(seats=seats), key)


def play(key: str = "bots") -> tuple[Match[State], list[Spy]]:
    match, spies = match_of(key), [Spy() for _ in range(4)]
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


def test_bots_play_a_game_to_its_end() -> None:
    match, _ = play()
    assert match.over


def test_a_bot_hears_what_its_seat_hears() -> None:
    match, spies = play()
    for seat, spy in enumerate(spies):
        assert spy.shown is not None
        assert spy.shown.events == match.told(seat)


def test_a_bot_sees_no_hand_but_its_own() -> None:
    _, spies = play()
    for seat, spy in enumerate(spies):
        assert spy.shown is not None
        assert spy.shown.views
        for view in spy.shown.views:
            assert view.viewer == seat
            assert [p.seat for p in view.players if p.hand is not HIDDEN] == [seat]


def test_no_way_leads_from_what_a_bot_is_given_to_the_state() -> None:
    match, spies = play()
    assert any(value is match.state for value in reachable(match))
    for spy in spies:
        given = reachable(spy.shown)
        assert not any(isinstance(value, State | Match | Dice) for value in given)


def test_no_way_leads_from_a_seated_bot_to_the_match() -> None:
    match = match_of()
    table = Table(match, {seat: RandomBot() for seat in range(4)}, "bots")
    table.play_on()
    for value in reachable(list(table._seated.values())):
        assert not isinstance(value, State | Match)
        assert not isinstance(value, Dice) or value.key != "bots"


def test_the_same_key_gives_the_same_game() -> None:
    assert str(play("one")[0].record) == str(play("one")[0].record)
    assert str(play("one")[0].record) != str(play("two")[0].record)


def test_a_record_replays_without_its_bots() -> None:
    match, _ = play()
    again = Match.replay(STATION, match.record)
    assert again.record.digest == match.record.digest


def test_a_table_waits_for_the_person_in_a_seat() -> None:
    match = match_of()
    table = Table(match, {seat: RandomBot() for seat in (1, 2, 3)}, "bots")
    table.play_on()
    assert tuple(STATION.owed(match.state)) == (0,)
    assert not table.step()
    before = match.state.decision
    table.act(0, STATION.options(match.state, 0)[0])
    assert match.state.decision > before


def test_bots_hear_what_a_person_does() -> None:
    match, spies = match_of(), {seat: Spy() for seat in (1, 2, 3)}
    table = Table(match, spies, "bots")
    table.play_on()
    table.act(0, STATION.options(match.state, 0)[0])
    for seat, spy in spies.items():
        assert spy.shown is not None
        assert spy.shown.events == match.told(seat)


def test_a_random_bot_takes_every_option_about_as_often() -> None:
    seated: Seated[Any] = Seated(RandomBot(), 0, {}, "dice")
    options = [f"option {number}" for number in range(4)]
    taken = [seated.choose(None, options) for _ in range(400)]
    assert all(70 <= taken.count(option) <= 130 for option in options)
