"""The Grenade: into an adjoining room, and it spares nobody."""

import pytest

from panicroom.station.cards import GRENADE
from tests.table import at, heard, named, rule, ruling

HALL = "map 0,0 reactor; 1,0 run-2"
GATE = "map 0,0 reactor; 0,-1 run-1"  # the Reactor's south side meets run-1's security door
ARMED = "red hand own grenade gas*2"


@rule("GRENADE-1", "ATTACK-1")
def test_a_grenade_wounds_everyone_and_every_parasite_there_the_own_included() -> None:
    table = at(
        HALL,
        "red A4@run-2 hand own grenade gas*2",
        "blue T4@run-2 A3@run-2",
        "green A2@run-2",
        "parasites run-2 gray*2 black",
    )
    table.do("red", "grenade T e")
    struck = ("red.A", "blue.T", "blue.A", "green.A")
    assert [table.health(character) for character in struck] == [3, 3, 2, 1]
    assert table.parasites() == ["gray@run-2"]


@rule("GRENADE-1")
def test_a_grenade_is_never_thrown_into_the_own_room() -> None:
    table = at(HALL, ARMED, "blue A4@run-2", "parasites reactor gray; run-2 gray")
    table.do("red", "grenade T e")
    assert table.health("red.T") == table.health("red.A") == table.health("blue.T") == 4
    assert table.health("blue.A") == 3
    assert table.parasites() == ["gray@reactor"]


@rule("GRENADE-1")
@pytest.mark.parametrize("inside", ["blue T4@run-2", "parasites run-2 gray", "round 1"])
def test_the_room_may_be_empty_of_characters_parasites_or_both(inside: str) -> None:
    table = at(HALL, ARMED, inside)
    table.do("red", "grenade A e")
    assert table.state.turn.ap == 3


@rule("GRENADE-1")
@pytest.mark.parametrize("who", ["T", "A"])
def test_either_character_throws_and_the_grenade_is_spent(who: str) -> None:
    table = at(HALL, ARMED, "blue T4@run-2")
    told = heard(table.do("red", f"grenade {who} e"), "green")
    assert len(named(told, "GrenadeThrown")) == 1
    assert table.health("blue.T") == 3
    assert "grenade" not in table.hand("red")
    assert table.state.discards == [GRENADE]


@rule("GRENADE-1")
def test_a_grenade_needs_a_passage_to_a_room_that_is_there() -> None:
    walls = "map 0,0 reactor; 0,1 parasite-2 180; 1,0 run-2; 1,1 storage-1"
    table = at(walls, "red T4@storage-1 hand own grenade gas*2", "blue T4@parasite-2")
    assert table.refuses("red", "grenade T w") == "GRENADE-1"
    assert table.refuses("red", "grenade A s") == "GRENADE-1"


@rule("GRENADE-1")
def test_a_grenade_does_not_pass_a_door_closed_to_the_thrower() -> None:
    table = at(GATE, ARMED, "blue T4@run-1 table keycard")
    assert table.refuses("red", "grenade T s") == "GRENADE-1"


@rule("GRENADE-1", "DOOR-1")
@pytest.mark.parametrize("opened", ["red table keycard", "round 1 marker blue doors"])
def test_a_grenade_passes_a_security_door_that_is_open_to_the_thrower(opened: str) -> None:
    table = at(GATE, ARMED, opened, "blue T4@run-1")
    table.do("red", "grenade T s")
    assert table.health("blue.T") == 3


@rule("GRENADE-1", "DOOR-1")
def test_a_grenade_flies_into_the_other_half_of_a_two_room_card() -> None:
    table = at(
        "map 0,0 reactor; 0,1 vault",
        "red T4@vault.lower hand own grenade gas*2 table keycard",
        "blue T4@vault.upper A4@vault.lower",
    )
    table.do("red", "grenade T n")
    assert (table.health("blue.T"), table.health("blue.A")) == (3, 4)


@rule("GRENADE-1", "ARMOR-1")
def test_armor_does_not_answer_a_grenade() -> None:
    table = at(HALL, ARMED, "blue T4@run-2 hand own armor*4")
    table.do("red", "grenade T e")
    assert table.owed() == ["red"]
    assert table.health("blue.T") == 3


@rule("GRENADE-1", "ITEM-1")
def test_a_grenade_is_spent_from_a_hand_above_the_minimum() -> None:
    assert at(HALL, "red hand own grenade gas").refuses("red", "grenade T e") == "ITEM-1"
    assert at(HALL, "red hand own gas*3").refuses("red", "grenade T e") == "ITEM-6"


@rule("GRENADE-1", "TURN-5")
def test_a_grenade_costs_an_action_point_and_a_living_hand() -> None:
    assert at(HALL, ARMED, "turn red ap 0").refuses("red", "grenade T e") == "TURN-5"
    assert at(HALL, ARMED, "red T0").refuses("red", "grenade T e") == "DEATH-1"


@rule("GRENADE-1")
def test_the_throws_of_a_fully_described_position_are_counted_by_hand() -> None:
    """The Trooper in the Reactor has four doorways, behind which lie run-2 (e), run-1 behind a
    security door (s), and nothing (n, w): 1 throw, into run-2.
    The Android in run-2 has open ways to the Reactor (w), run-3 (e) and storage-2 (n), and
    nothing to the south: 3 throws. Two grenades are thrown alike, so there are 4 options.
    """
    table = at(
        "map 0,0 reactor; 1,0 run-2; 2,0 run-3; 0,-1 run-1; 1,1 storage-2 180",
        "red T4@reactor A4@run-2 hand own grenade*2 gas",
    )
    throws = ["grenade T e", "grenade A n", "grenade A e", "grenade A w"]
    assert table.options("red", "grenade") == throws


@rule("TRADE-4")
@ruling("attack_after_trade")
def test_who_traded_in_a_room_may_or_may_not_throw_a_grenade_into_it() -> None:
    lines = (HALL, ARMED, "blue T4@run-2")
    after = "turn red traded T@run-2"
    assert at("station seats=5 attack_after_trade=any", *lines, after).do("red", "grenade T e")
    strict = at("station seats=5 attack_after_trade=other", *lines, after)
    assert strict.refuses("red", "grenade T e") == "TRADE-4"
    assert strict.options("red", "grenade") == ["grenade A e"]


@rule("TRADE-4")
def test_after_a_trade_a_grenade_may_still_strike_parasites_and_the_own() -> None:
    strict = "station seats=5 attack_after_trade=other"
    lines = (HALL, "red A4@run-2 hand own grenade gas*2", "parasites run-2 gray")
    table = at(strict, *lines, "turn red traded T@run-2")
    table.do("red", "grenade T e")
    assert table.parasites() == []
    assert table.health("red.A") == 3
