"""Rolls and deals that a position dictates: used up in order, written down, and nobody's to see."""

import pytest

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed, MalformedPosition
from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.station.state import State
from tests.table import Table, at, named

KNIFE = ("red table knife", "turn red ap 8")
TEAM = (
    "map 0,0 reactor; -1,0 team-1",
    "red T4@team-1",
    "blue T4@team-1",
    "search armor gas | rest",
)


def rolled(table: Table, times: int) -> list[int]:
    """What so many stabs of red's Trooper roll."""
    events = [event for _ in range(times) for event in table.do("red", "stab T blue.T")]
    return [event.number for event in named(events, "DieRolled")]  # type: ignore[attr-defined]


def line(state: State, name: str) -> list[str]:
    return [text for text in STATION.write(state).splitlines() if text.startswith(name)]


def test_rolls_are_used_up_in_order_and_then_the_key_goes_on() -> None:
    by_key = rolled(at(*KNIFE), 2)
    assert rolled(at("rolls 1 2*2 1", *KNIFE), 6) == [1, 2, 2, 1, *by_key]


def test_a_step_that_is_done_while_reading_takes_the_first_roll() -> None:
    table = at("map 0,0 reactor; 1,0 run-2", "rolls 2 4", "owed spawn red reactor")
    assert table.parasites() == ["gray@run-2"]
    assert line(table.state, "rolls") == ["rolls 4"]


def test_the_rolls_that_are_left_are_written_and_read_again() -> None:
    table = at("rolls 1 2*2 1", *KNIFE)
    assert line(table.state, "rolls") == ["rolls 1 2*2 1"]
    rolled(table, 1)
    assert line(table.state, "rolls") == ["rolls 2*2 1"]
    again = Table(STATION.read(STATION.write(table.state)))
    assert rolled(again, 4) == rolled(table, 4)
    assert line(table.state, "rolls") == []


def test_rolls_do_not_change_what_is_dealt() -> None:
    plain, scripted = at(), at("rolls 1 2 3", "deals partner")
    assert scripted.state.hands == plain.state.hands
    assert scripted.state.search == plain.state.search


@pytest.mark.parametrize(
    ("deals", "red", "blue"),
    [("searcher", "armor", "gas"), ("partner", "gas", "armor")],
)
def test_the_upper_card_of_a_team_search_goes_to_whom_it_is_dealt(
    deals: str, red: str, blue: str
) -> None:
    table = at(*TEAM, f"deals {deals}", "red T4@team-1 hand own ammo*2", "blue hand own boost*2")
    assert line(table.state, "deals") == [f"deals {deals}"]
    table.do("red", "search T blue")
    assert red in table.hand("red")
    assert blue in table.hand("blue")
    assert line(table.state, "deals") == []


def test_a_copy_rolls_the_same_and_leaves_the_original_alone() -> None:
    table = at("rolls 1 4", *KNIFE)
    assert rolled(Table(table.state.copy()), 2) == [1, 4]
    assert rolled(table, 2) == [1, 4]


def test_no_viewer_sees_what_will_be_rolled() -> None:
    """The whole view is compared, so nothing that a view is made of can carry them."""
    plain, scripted = at(*KNIFE), at("rolls 4 4", *KNIFE)
    for color in ("red", "blue", None):
        assert scripted.view(color) == plain.view(color)


def test_no_world_knows_what_will_be_rolled() -> None:
    table = at("rolls 4 4 4", "deals partner", *KNIFE)
    for number in range(8):
        world = STATION.world(table.state, 0, Dice(f"world-{number}"))
        assert not world.dice.scripted
    assert rolled(table, 3) == [4, 4, 4]


def test_a_record_of_a_scripted_position_replays() -> None:
    position = "\n".join(["station", "rolls 4 1", *KNIFE])
    match = Match.begin_at(STATION, position)
    for _ in range(3):
        match.act(0, STATION.parse("stab T blue.T"))
    again = Match.replay(STATION, match.record)
    assert STATION.write(again.state) == STATION.write(match.state)


def test_a_game_that_is_set_up_takes_no_script() -> None:
    with pytest.raises(Malformed):
        STATION.setup(seats=4, rolls="3 1")
    setup = {**STATION.setup(seats=4), "rolls": [3, 1], "scripted": {"roll": [3, 1]}}
    assert not STATION.begin(setup, "key").dice.scripted


@pytest.mark.parametrize("text", ["rolls 5", "rolls 0", "rolls n", "deals blue", "rolls 1*x"])
def test_what_no_die_shows_is_refused(text: str) -> None:
    with pytest.raises(MalformedPosition) as caught:
        at(text)
    assert caught.value.line == 1
