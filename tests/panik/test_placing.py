"""The turn: a hunter from the hand at any manor with room, clockwise, and nobody may pass."""

import pytest

from panicroom.panik.pieces import COLORS
from tests.gametable import rule
from tests.panik.table import Table, at

FOUR = "with red:basic red:tandem blue:basic blue:call"
THREE = "with red:basic red:tandem blue:basic"


def after_setup(seats: int) -> Table:
    """Red's first turn: everyone has a manor face up and a tandem at another."""
    lines = [f"{color} ? up; ? with {color}:tandem" for color in COLORS[:seats]]
    return at(f"panik seats={seats}", *lines)


def all_manors(seats: int) -> list[str]:
    return [f"{color}.{place}" for color in COLORS[:seats] for place in (1, 2, 3, 4)]


@rule("PTURN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hunter_goes_to_any_manor_own_or_not_face_up_or_down(seats: int) -> None:
    table = after_setup(seats)
    places = [text for text in table.options("red") if text.startswith("place basic")]
    assert places == [f"place basic {manor}" for manor in all_manors(seats)]


@rule("PTURN-1", "PTURN-3")
@pytest.mark.parametrize(("seats", "count"), [(2, 35), (3, 54), (4, 73)])
def test_the_first_turn_is_counted_out(seats: int, count: int) -> None:
    """Four kinds of hunters may go to each of 4 manors for each player; the detector asks for
    one of the three face-down manors of each opponent first: 4 x 8 + 3 = 35, 4 x 12 + 6 = 54,
    4 x 16 + 9 = 73."""
    assert len(after_setup(seats).options("red")) == count


@rule("PTURN-1")
def test_the_hunter_leaves_the_hand_and_lies_at_the_manor() -> None:
    table = after_setup(3)
    table.do("red", "place over-equipped blue.3")
    assert table.hunters("blue.3") == ["red:over-equipped"]
    assert table.hand("red").count("over-equipped") == 1
    assert len(table.hand("red")) == 7


@rule("PTURN-1")
def test_there_is_room_for_four_and_no_more() -> None:
    table = at(f"red ? {FOUR}; ? {THREE.replace('basic', 'over-equipped')}")
    assert table.refuses("red", "place basic red.1") == "PTURN-1"
    assert "place basic red.1" not in table.options("red")
    assert "place basic red.2" in table.options("red")
    table.do("red", "place basic red.2")
    assert len(table.hunters("red.2")) == 4


@rule("PTURN-1")
def test_only_a_hunter_of_the_hand_is_placed() -> None:
    table = at("red ? with red:call")
    assert table.refuses("red", "place call red.2") == "PTURN-1"
    assert not [text for text in table.options("red") if "call" in text]


@rule("PTURN-1")
def test_identical_hunters_are_offered_once() -> None:
    options = at().options("red")
    assert len(set(options)) == len(options)
    assert options.count("place basic green.1") == 1


@rule("PTURN-1")
def test_nobody_may_pass() -> None:
    table = at()
    assert table.refuses("red", "end-turn") == "PTURN-1"
    assert {text.split()[0] for text in table.options("red")} == {"detect", "place"}


@rule("PTURN-1")
def test_one_hunter_is_placed_in_a_turn() -> None:
    table = at("red ? with blue:basic")
    table.do("red", "place basic red.1")
    assert table.owed() == ["red"]
    assert table.refuses("red", "place basic red.2") == "PTURN-2"


@rule("PTURN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_and_round_again(seats: int) -> None:
    table = at(f"panik seats={seats}", "turn blue")
    turns = []
    for number in range(2 * seats):
        [color] = table.owed()
        turns.append(color)
        table.do(color, f"place basic {all_manors(seats)[number]}")
    clockwise = [*COLORS[1:seats], "red"]
    assert turns == clockwise * 2


@rule("PTURN-1")
def test_nobody_places_out_of_turn() -> None:
    table = at("turn blue")
    assert table.refuses("red", "place basic red.1") == "PTURN-1"
    assert table.options("red") == []


@rule("PTURN-1")
def test_who_has_no_hunter_left_in_an_uneven_position_is_passed_over() -> None:
    """It never comes to this in a game: everyone places one hunter a round."""
    team = ["basic"] * 3 + ["over-equipped"] * 2 + ["tandem"] * 2 + ["detector", "call"]
    hunters = [f"blue:{kind}" for kind in team]
    manors = [" ".join(hunters[n : n + 4]) for n in (0, 4, 8)]
    table = at("blue " + "; ".join(f"? with {manor}" for manor in manors))
    table.do("red", "place basic red.1")
    assert table.owed() == ["green"]
