"""The sick bay: two points of health for the own characters that lie there."""

import pytest

from panicroom.kernel.audience import Event
from tests.table import Table, at, rule

WARD = "map 0,0 reactor; 0,1 sick-bay"
RED_WARD = f"{WARD} red"
NORTH = "rolls 1"
"""Its first D4 shows 1."""


def both(trooper: int, android: int, *lines: str, ward: str = WARD) -> Table:
    """Red's characters lie in the sick bay with this much health."""
    return at(ward, f"red T{trooper}@sick-bay.upper A{android}@sick-bay.upper", *lines)


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def endings(table: Table) -> list[tuple[int, int]]:
    """The health of both in every way in which red may share the points out."""
    found = []
    for option in table.options("red"):
        twin = Table(table.state.copy())
        twin.do("red", option)
        if twin.options("red", "heal") + twin.options("red", "stop-healing"):
            found += endings(twin)
        else:
            found.append((twin.health("red.T"), twin.health("red.A")))
    return found


@rule("SICKBAY-1")
def test_two_wounds_are_healed_for_one_ap() -> None:
    table = both(2, 4)
    table.do("red", "sick-bay T", "heal red.T", "heal red.T")
    assert table.health("red.T") == 4
    assert table.state.turn.ap == 3
    assert "end-turn" in table.options("red")


@rule("SICKBAY-1")
def test_the_points_are_shared_out_in_five_ways() -> None:
    """Trooper 2, Android 3. Both to the Trooper, Trooper then Android, Android then Trooper, the
    Trooper alone and the Android alone: five. The Android has no place for two."""
    table = both(2, 3)
    table.do("red", "sick-bay A")
    assert sorted(endings(table)) == [(2, 4), (3, 3), (3, 4), (3, 4), (4, 3)]


@rule("SICKBAY-1")
def test_at_least_one_point_is_healed_and_the_other_may_be_forgone() -> None:
    table = both(2, 2)
    table.do("red", "sick-bay T")
    assert table.options("red") == ["heal red.T", "heal red.A"]
    assert table.refuses("red", "stop-healing") == "SICKBAY-1"
    table.do("red", "heal red.A", "stop-healing", "end-turn")
    assert (table.health("red.T"), table.health("red.A")) == (2, 3)


@rule("SICKBAY-1")
def test_health_never_passes_four() -> None:
    table = both(3, 4)
    table.do("red", "sick-bay T")
    assert table.refuses("red", "heal red.A") == "SICKBAY-1"
    table.do("red", "heal red.T", "end-turn")
    assert table.health("red.T") == 4


@rule("SICKBAY-1")
def test_nothing_is_used_where_nothing_can_be_healed() -> None:
    table = both(4, 4)
    assert table.options("red", "sick-bay") == []
    assert table.refuses("red", "sick-bay T") == "SICKBAY-1"
    table = at(WARD, "red T4@sick-bay.upper A2@reactor")
    assert table.refuses("red", "sick-bay T") == "SICKBAY-1"


@rule("SICKBAY-1")
def test_an_unhurt_character_may_heal_the_other_one_beside_it() -> None:
    table = both(4, 2)
    table.do("red", "sick-bay T", "heal red.A", "heal red.A")
    assert table.health("red.A") == 4


@rule("SICKBAY-1")
def test_only_own_characters_that_are_there_are_healed() -> None:
    table = at(WARD, "red T2@sick-bay.upper A2@sick-bay.lower", "blue T2@sick-bay.upper")
    table.do("red", "sick-bay T")
    assert table.options("red") == ["heal red.T"]
    assert table.refuses("red", "heal blue.T") == "SICKBAY-1"
    assert table.refuses("red", "heal red.A") == "SICKBAY-1"


@rule("SICKBAY-1")
@pytest.mark.parametrize("room", ["sick-bay.lower", "reactor"])
def test_the_sick_bay_is_the_upper_room(room: str) -> None:
    table = at(WARD, f"red T2@{room}")
    assert table.options("red", "sick-bay") == []
    assert table.refuses("red", "sick-bay T") == "SICKBAY-1"


@rule("SICKBAY-1")
def test_it_is_used_once_in_a_turn_by_either_character() -> None:
    table = both(2, 2, "blue T2@sick-bay.upper")
    table.do("red", "sick-bay T", "heal red.T", "heal red.T")
    assert table.options("red", "sick-bay") == []
    assert table.refuses("red", "sick-bay A") == "SICKBAY-1"
    table.do("red", "end-turn")
    table.do("blue", "sick-bay T", "heal blue.T")
    assert table.health("blue.T") == 3


@rule("SICKBAY-1")
def test_a_black_side_brings_no_parasite_and_turns_red_afterwards() -> None:
    table = both(2, 2)
    assert names(table.do("red", "sick-bay T")) == ["SickBayUsed"]
    table.do("red", "heal red.T")
    assert names(table.do("red", "heal red.A")) == ["CharacterHealed", "CardTurnedRed"]
    assert table.parasites() == []


@rule("SICKBAY-1")
def test_on_the_red_side_a_parasite_appears_first() -> None:
    table = both(2, 2, NORTH, ward=RED_WARD)
    table.do("red", "sick-bay T")
    assert table.parasites() == ["gray@sick-bay.upper"]
    assert table.options("red") == ["heal red.T", "heal red.A"]


@rule("SICKBAY-1")
def test_nothing_else_is_done_before_the_points_are_shared_out() -> None:
    table = both(2, 2)
    table.do("red", "sick-bay T")
    assert table.refuses("red", "end-turn") == "SICKBAY-1"
