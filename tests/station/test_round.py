"""Rounds: whose turn it is, and the way of the Parasite Marker."""

import pytest

from panicroom.kernel.audience import Event
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import COLORS
from tests.table import Table, at, begin, rule

FOUR = "station en seats=4"
DUE = "round 1 marker blue due"
GUN = "red hand own gas*2 table ammo"


def spoken(events: list[Event]) -> list[str]:
    """Parasite Phases and turns, in order."""
    words = []
    for event in events:
        if isinstance(event, ParasitePhaseBegan):
            words.append(f"phase {COLORS[event.seat]}")
        elif isinstance(event, TurnBegan):
            words.append(COLORS[event.seat])
    return words


def pass_turns(table: Table, turns: int) -> list[str]:
    """Everyone ends the turn at once; what came of it."""
    words = []
    for _ in range(turns):
        [color] = table.owed()
        words += spoken(table.do(color, "end-turn"))
    return words


def marker(table: Table) -> tuple[str, bool]:
    return COLORS[table.state.marker], table.state.marker_due


@rule("ROUND-1")
def test_the_marker_falls_due_when_its_holders_turn_comes_for_the_second_time() -> None:
    table = at(FOUR, "turn yellow", "round 1 marker red due")
    assert pass_turns(table, 11) == [
        *("phase red", "red", "blue", "green", "yellow", "red"),
        *("phase blue", "blue", "green", "yellow", "red", "blue"),
        *("phase green", "green"),
    ]


@rule("ROUND-1")
def test_a_game_begins_with_a_phase_and_the_marker_goes_on_clockwise() -> None:
    table = begin(seats=4)
    first = table.state.turn.seat
    assert spoken(table.state.news) == [f"phase {COLORS[first]}", COLORS[first]]
    assert marker(table) == (COLORS[(first + 1) % 4], False)
    assert table.state.round == 1


@rule("ROUND-1")
def test_the_marker_passes_over_the_dead() -> None:
    table = at(DUE, "green T0 A0")
    table.do("red", "end-turn")
    assert marker(table) == ("yellow", False)


@rule("ROUND-1")
def test_the_turn_passes_over_the_dead() -> None:
    assert pass_turns(at("blue T0 A0", "green T0 A0", "round 1 marker red"), 1) == ["yellow"]


@rule("ROUND-1")
def test_nobody_acts_out_of_turn() -> None:
    assert at().refuses("blue", "end-turn") == "ROUND-1"


@rule("ROUND-1")
def test_a_round_runs_from_one_phase_to_the_next() -> None:
    table = at(FOUR, "turn yellow", "round 1 marker red due")
    rounds = []
    for _ in range(6):
        pass_turns(table, 1)
        rounds.append(table.state.round)
    assert rounds == [2, 2, 2, 2, 2, 3]


@rule("ROUND-1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_round_has_a_turn_more_than_there_are_players(seats: int) -> None:
    """Everyone's turn and the first one's again, since the marker has gone one seat on: N + 1
    turns and a phase, so that N rounds are N times N + 2 words and the first player's phase
    comes round."""
    table = at(f"station en seats={seats}", f"turn {COLORS[seats - 1]}", "round 1 marker red due")
    words = pass_turns(table, seats * (seats + 1))
    assert [word for word in words if word.startswith("phase")] == [
        f"phase {color}" for color in COLORS[:seats]
    ]
    assert len(words) == seats * (seats + 2)
    assert pass_turns(table, 1) == ["phase red", "red"]


@rule("ROUND-2")
def test_the_marker_is_due_once_its_holder_has_ended_a_turn_begun_with_it() -> None:
    table = at("round 1 marker blue")
    table.do("red", "end-turn")
    assert marker(table) == ("blue", False)
    table.do("blue", "end-turn")
    assert marker(table) == ("blue", True)


@rule("ROUND-2")
@pytest.mark.parametrize("due", ["", "due"])
def test_the_marker_of_the_eliminated_goes_on_as_it_is(due: str) -> None:
    table = at(GUN, "blue T0 A1", f"round 1 marker blue {due}")
    table.do("red", "fire blue.A")
    assert marker(table) == ("green", bool(due))
    assert pass_turns(table, 1) == (["phase green", "green"] if due else ["green"])


@rule("ROUND-2")
def test_a_marker_that_comes_during_a_turn_was_not_there_at_its_beginning() -> None:
    table = at(GUN, "white T0 A1", "round 1 marker white")
    table.do("red", "fire white.A")
    assert marker(table) == ("red", False)
    assert pass_turns(table, 5) == ["blue", "green", "yellow", "red", "blue"]
    assert marker(table) == ("red", True)


@rule("ROUND-2")
def test_the_death_of_another_player_does_not_move_the_marker() -> None:
    table = at(GUN, "green T0 A1", "round 1 marker blue")
    table.do("red", "fire green.A")
    assert marker(table) == ("blue", False)


@rule("ROUND-2")
def test_after_a_holder_who_dies_in_the_phase_the_next_takes_the_turn() -> None:
    table = at("blue T0 A1", "parasites reactor gray", DUE)
    assert pass_turns(table, 1) == ["phase blue", "green"]
    assert marker(table) == ("yellow", False)


@rule("ROUND-2")
def test_a_last_survivor_passes_the_marker_to_itself() -> None:
    dead = [f"{color} T0 A0" for color in ("blue", "green", "yellow")]
    table = at(FOUR, *dead, "round 1 marker red due")
    assert pass_turns(table, 6) == 3 * ["phase red", "red", "red"]


@rule("ROUND-2")
def test_the_first_phase_of_the_game_hurts_nobody() -> None:
    infested = [table for table in map(begin, "abcdefghijkl") if table.parasites()]
    assert infested
    for table in infested:
        assert table.state.health == [4] * 10


@rule("ROUND-2")
def test_a_turn_that_ends_in_death_does_not_make_the_marker_due() -> None:
    table = at(
        "red T0 A1", "turn red marked", "round 1 marker red", "owed wounds grenade red red.A:1 -"
    )
    assert marker(table) == ("blue", False)
