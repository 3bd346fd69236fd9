"""The detector: an opponent's face-down manor is turned before it is placed."""

import pytest

from panicroom.panik.agenda import PlaceDetector
from panicroom.panik.pieces import COLORS, ManorKind
from panicroom.panik.rules.setup import ManorTurned
from tests.gametable import rule
from tests.panik.table import at, heard, place, seat

UP = "? up; ? up; ? up; ? up"


@rule("PTURN-3")
def test_the_manor_is_turned_before_the_detector_is_placed() -> None:
    table = at("blue trap; ghost-5")
    events = table.do("red", "detect blue.2")
    assert events == [ManorTurned(place("blue.2"), ManorKind.GHOST_5)]
    assert table.is_up("blue.2")
    assert "detector" in table.hand("red")
    assert table.state.agenda == [PlaceDetector(seat("red"))]


@rule("PTURN-3")
def test_all_see_what_was_turned() -> None:
    events = at("blue trap").do("red", "detect blue.1")
    assert all(heard(events, viewer) == events for viewer in ("red", "blue", "green", None))


@rule("PTURN-3")
def test_then_it_is_placed_in_the_light_of_that() -> None:
    """12 manors, two of them full: ten places, the turned manor among them."""
    four = "with red:basic red:basic green:basic green:basic"
    table = at(f"red ? {four}; ? {four.replace('basic', 'tandem')}")
    table.do("red", "detect blue.1")
    assert table.owed() == ["red"]
    manors = [f"{color}.{place}" for color in COLORS[:3] for place in (1, 2, 3, 4)]
    assert table.options("red") == [f"place detector {manor}" for manor in manors[2:]]
    table.do("red", "place detector blue.1")
    assert table.hunters("blue.1") == ["red:detector"]
    assert table.owed() == ["blue"]


@rule("PTURN-3")
def test_after_turning_nothing_but_the_detector_is_placed() -> None:
    table = at()
    table.do("red", "detect blue.1")
    assert table.refuses("red", "place basic red.1") == "PTURN-3"
    assert table.refuses("red", "detect blue.2") == "PTURN-3"


@rule("PTURN-1", "PTURN-3")
def test_a_full_manor_has_no_room_for_the_detector_either() -> None:
    table = at("red ? with red:basic red:basic blue:basic blue:basic")
    table.do("red", "detect blue.1")
    assert table.refuses("red", "place detector red.1") == "PTURN-1"


@rule("PTURN-3")
def test_it_is_not_placed_without_turning_a_manor_while_there_is_one() -> None:
    table = at(f"blue {UP}", "green ? up; ? up; ? up; ?")
    assert table.refuses("red", "place detector red.1") == "PTURN-3"
    assert table.options("red", "detect") == ["detect green.4"]


@rule("PTURN-3")
def test_only_face_down_manors_of_opponents_are_turned() -> None:
    table = at("red ? up; ?; ?; ?", "blue ? up; ?; ?; ?", "green ?; ?; ?; ? up")
    assert table.options("red", "detect") == [
        f"detect {manor}"
        for manor in ("blue.2", "blue.3", "blue.4", "green.1", "green.2", "green.3")
    ]
    assert table.refuses("red", "detect red.2") == "PTURN-3"
    assert table.refuses("red", "detect blue.1") == "PTURN-3"


@rule("PTURN-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_none_left_it_is_placed_straight_away(seats: int) -> None:
    """The own face-down manors do not count."""
    lines = [f"{color} {UP}" for color in COLORS[1:seats]]
    table = at(f"panik seats={seats}", "red ?; ?; ?; ?", *lines)
    assert table.options("red", "detect") == []
    events = table.do("red", "place detector red.1")
    assert not [event for event in events if isinstance(event, ManorTurned)]
    assert table.hunters("red.1") == ["red:detector"]


@rule("PTURN-1")
def test_without_the_detector_in_hand_nothing_is_turned() -> None:
    table = at("red ? with red:detector")
    assert table.refuses("red", "detect blue.1") == "PTURN-1"
    assert table.options("red", "detect") == []


@rule("PTURN-2", "PTURN-3")
def test_who_placed_the_detector_may_send_back_as_after_any_placing() -> None:
    table = at("blue ? with green:basic")
    table.do("red", "detect green.1", "place detector blue.1")
    assert table.options("red") == ["send-back green:basic", "end-turn"]
    assert table.refuses("red", "send-back red:detector") == "PTURN-2"
