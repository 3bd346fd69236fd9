"""The First Aid Kit: two points, shared out one at a time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panicroom.station.cards import FIRST_AID
from tests.table import at, rule, ruling

HALL = "map 0,0 reactor; 1,0 run-2"
KIT = "hand own first-aid gas*2"


@rule("ITEM-3")
def test_both_points_may_go_to_one_character_the_own_or_anothers() -> None:
    for patient in ("red.A", "blue.T"):
        table = at(f"red T3 A1 {KIT}", "blue T1")
        table.do("red", "first-aid T", f"heal {patient}", f"heal {patient}")
        assert table.health(patient) == 3
        assert "end-turn" in table.options("red")


@rule("ITEM-3")
def test_the_kit_costs_an_action_point_and_is_spent() -> None:
    table = at(f"red T3 {KIT}")
    table.do("red", "first-aid A", "heal red.T")
    assert table.state.turn.ap == 3
    assert table.state.discards == [FIRST_AID]
    assert at(f"red T3 {KIT}", "turn red ap 0").refuses("red", "first-aid T") == "TURN-5"
    assert at(f"red T0 A3 {KIT}").refuses("red", "first-aid T") == "DEATH-1"


@rule("ITEM-3")
def test_one_point_to_an_own_and_one_to_another_character_in_either_order() -> None:
    for order in (["heal red.T", "heal blue.T"], ["heal blue.T", "heal red.T"]):
        table = at(f"red T1 {KIT}", "blue T1")
        table.do("red", "first-aid T", *order)
        assert table.health("red.T") == table.health("blue.T") == 2


@rule("ITEM-3")
def test_the_two_points_may_go_to_both_own_characters() -> None:
    table = at(f"red T1 A1 {KIT}")
    table.do("red", "first-aid T", "heal red.T", "heal red.A")
    assert table.health("red.T") == table.health("red.A") == 2


@rule("ITEM-3")
@ruling("first_aid")
@pytest.mark.parametrize("second", ["heal blue.A", "heal green.T"])
def test_one_point_each_to_two_others_is_a_matter_of_the_edition(second: str) -> None:
    lines = (f"red T1 {KIT}", "blue T1 A1", "green T1")
    loose = at("station seats=5 first_aid=any_two", *lines)
    loose.do("red", "first-aid T", "heal blue.T", second)
    assert loose.health(second.split()[1]) == 2
    strict = at("station seats=5 first_aid=one_or_self_and_one", *lines)
    strict.do("red", "first-aid T", "heal blue.T")
    assert strict.refuses("red", second) == "ITEM-3"
    assert strict.options("red") == ["heal red.T", "heal blue.T", "stop-healing"]


@rule("ITEM-3")
def test_patients_are_in_the_room_of_the_user() -> None:
    table = at(HALL, f"red T1@run-2 A1 {KIT}", "blue T1@run-2 A1", "green T0")
    table.do("red", "first-aid T")
    assert table.options("red") == ["heal red.T", "heal blue.T"]
    assert table.refuses("red", "heal red.A") == "ITEM-3"
    assert table.refuses("red", "heal blue.A") == "ITEM-3"


@rule("ITEM-3", "DEATH-1")
def test_the_dead_are_not_healed() -> None:
    table = at(f"red T1 A0 {KIT}")
    table.do("red", "first-aid T")
    assert table.refuses("red", "heal red.A") == "ITEM-3"


@rule("ITEM-3")
@given(health=st.integers(1, 3))
def test_health_never_passes_four(health: int) -> None:
    table = at(f"red T{health} A3 {KIT}")
    table.do("red", "first-aid T", "heal red.T")
    if health == 3:
        assert table.refuses("red", "heal red.T") == "ITEM-3"
    else:
        table.do("red", "heal red.T")
    assert table.health("red.T") == min(4, health + 2)


@rule("ITEM-3")
def test_a_second_point_that_nobody_could_have_is_not_asked_for() -> None:
    table = at(f"red T3 {KIT}")
    table.do("red", "first-aid T", "heal red.T")
    assert "end-turn" in table.options("red")


@rule("ITEM-3")
def test_at_least_one_point_is_healed_and_the_other_may_be_forgone() -> None:
    table = at(f"red T1 {KIT}")
    table.do("red", "first-aid T")
    assert table.refuses("red", "stop-healing") == "ITEM-3"
    table.do("red", "heal red.T", "stop-healing")
    assert table.health("red.T") == 2
    assert "end-turn" in table.options("red")


@rule("ITEM-3")
def test_the_kit_is_not_spent_where_nobody_is_wounded() -> None:
    table = at(HALL, f"red {KIT}", "blue T1@run-2")
    assert table.refuses("red", "first-aid T") == "ITEM-3"
    assert table.options("red", "first-aid") == []


@rule("ITEM-3")
def test_no_point_is_healed_without_a_kit() -> None:
    table = at("red T1")
    assert table.refuses("red", "heal red.T") == "ITEM-3"
    assert table.refuses("red", "stop-healing") == "ITEM-3"


@rule("ITEM-3")
@ruling("first_aid")
@pytest.mark.parametrize(("edition", "ways"), [("en", 17), ("cs", 19)])
def test_the_ways_to_share_two_points_are_counted_by_hand(edition: str, ways: int) -> None:
    """In the room: red.T and red.A with 1 health, blue.T with 1, green.A with 3; blue.A unhurt.

    A first point goes to one of four; then, beside stopping, the second:
    after red.T   to red.T, red.A, blue.T or green.A                        5 ways with the stop
    after red.A   likewise                                                  5
    after blue.T  to red.T, red.A or blue.T, by any_two also green.A        4 or 5
    after green.A to red.T, red.A, by any_two also blue.T; green.A is full  3 or 4
    """
    table = at(f"station {edition} seats=5", f"red T1 A1 {KIT}", "blue T1", "green A3")
    table.do("red", "first-aid T")
    found = 0
    for first in table.options("red"):
        branch = at(f"station {edition} seats=5", f"red T1 A1 {KIT}", "blue T1", "green A3")
        branch.do("red", "first-aid T", first)
        found += len(branch.options("red"))
    assert found == ways
