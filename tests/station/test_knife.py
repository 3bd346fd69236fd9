"""The Combat Knife, and attacks that miss or are parried."""

import pytest

from panicroom.station.cards import KNIFE
from tests.table import at, heard, named, rule, ruling

HALL = "map 0,0 reactor; 1,0 run-2"
MISS, HIT = 2, 3


@rule("KNIFE-1")
@pytest.mark.parametrize(("number", "health"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_a_knife_wounds_by_1_on_a_3_or_a_4(number: int, health: int) -> None:
    table = at(f"rolls {number}", "red table knife")
    events = table.do("red", "stab T blue.T")
    assert [event.number for event in named(events, "DieRolled")] == [number]  # type: ignore[attr-defined]
    assert table.health("blue.T") == health
    assert table.state.turn.ap == 3


@rule("KNIFE-1", "ATTACK-1")
@pytest.mark.parametrize(("number", "left"), [(MISS, ["gray@reactor"]), (HIT, [])])
def test_parasites_are_targets_of_a_knife(number: int, left: list[str]) -> None:
    table = at(f"rolls {number}", "red table knife", "parasites reactor gray")
    table.do("red", "stab A gray@reactor")
    assert table.parasites() == left


@rule("KNIFE-1")
@pytest.mark.parametrize("who", ["T", "A"])
def test_either_character_uses_the_knife(who: str) -> None:
    table = at(f"rolls {HIT}", "red table knife")
    table.do("red", f"stab {who} blue.T")
    assert table.health("blue.T") == 3


@rule("KNIFE-1", "ITEM-2")
def test_the_knife_stays_on_the_table_for_the_next_blow() -> None:
    table = at("red table knife", "turn red ap 2")
    table.do("red", "stab T blue.T", "stab A blue.T")
    assert table.state.tables[0] == [KNIFE]
    assert table.refuses("red", "stab T blue.T") == "TURN-5"


@rule("KNIFE-1")
def test_a_knife_in_the_hand_stabs_nobody() -> None:
    table = at("red hand own knife gas*2")
    assert table.refuses("red", "stab T blue.T") == "KNIFE-1"


@rule("KNIFE-1")
def test_a_knife_does_not_reach_into_an_adjoining_room() -> None:
    table = at(HALL, "red T4@run-2 table knife scope", "blue T4@run-2")
    assert table.refuses("red", "stab A blue.T") == "KNIFE-1"
    assert table.refuses("red", "stab T blue.A") == "KNIFE-1"


@rule("ATTACK-1")
def test_nobody_stabs_the_own_characters_or_what_is_not_there() -> None:
    table = at("red table knife", "blue T0")
    assert table.refuses("red", "stab T red.A") == "ATTACK-1"
    assert table.refuses("red", "stab T blue.T") == "ATTACK-1"
    assert table.refuses("red", "stab T gray@reactor") == "ATTACK-1"


@rule("DEATH-1")
def test_a_dead_character_stabs_nobody() -> None:
    table = at("red T0 table knife")
    assert table.refuses("red", "stab T blue.T") == "DEATH-1"


@rule("KNIFE-1", "ATTACK-1")
def test_the_blows_of_a_fully_described_position_are_counted_by_hand() -> None:
    """The Trooper in run-2 meets both of blue, a gray and a black face:       4
    the Android in the Reactor meets white's Trooper, and gray faces of two tokens:  2
    Two rooms away, own, and dead characters add nothing.
    """
    table = at(
        "map 0,0 reactor; 1,0 run-2; 2,0 run-3",
        "red T4@run-2 A4@reactor table knife",
        "blue T4@run-2 A4@run-2",
        "green T4@run-3 A0",
        "yellow T4@run-3 A4@run-3",
        "white T4@reactor A0",
        "parasites run-2 gray black; reactor gray flipped",
    )
    assert len(table.options("red", "stab")) == 6


@rule("ATTACK-2")
def test_a_missed_blow_settles_the_encounter() -> None:
    table = at(HALL, f"rolls {MISS}", "red table knife", "blue T4@run-2")
    table.do("red", "move T e", "stab T blue.T")
    assert table.health("blue.T") == 4
    assert "end-turn" in table.options("red")


@rule("ATTACK-2", "SETUP-7")
def test_everyone_sees_a_blow_that_misses() -> None:
    table = at(f"rolls {MISS}", "red table knife")
    told = heard(table.do("red", "stab A blue.T"), None)
    assert [type(event).__name__ for event in told] == ["KnifeDrawn", "DieRolled"]


@rule("ATTACK-2")
def test_a_parried_shot_settles_the_encounter() -> None:
    table = at(HALL, "red table ammo", "blue T4@run-2 hand own armor gas*2")
    table.do("red", "move A e", "fire blue.T")
    table.do("blue", "armor blue.T")
    assert table.health("blue.T") == 4
    assert "end-turn" in table.options("red")


@rule("ATTACK-2", "SEARCH-5")
@pytest.mark.parametrize("number", [MISS, HIT])
def test_a_missed_or_parried_blow_is_remembered_as_an_attack(number: int) -> None:
    lines = ("map 0,0 reactor; -1,0 team-1", "red T4@team-1 table knife")
    table = at(f"rolls {number}", *lines, "blue T4@team-1 hand own armor gas*2")
    table.do("red", "stab T blue.T")
    if number == HIT:
        table.do("blue", "armor blue.T")
    assert table.health("blue.T") == 4
    assert table.refuses("red", "search T blue") == "SEARCH-5"


@rule("TRADE-4")
@ruling("attack_after_trade")
def test_who_traded_in_a_room_may_or_may_not_stab_there() -> None:
    lines = (HALL, "red T4@run-2 A4@run-2 table knife", "blue T4@run-2", "parasites run-2 gray")
    after = "turn red traded T@run-2"
    assert at("station seats=5 attack_after_trade=any", *lines, after).do("red", "stab T blue.T")
    strict = at("station seats=5 attack_after_trade=other", *lines, after)
    assert strict.refuses("red", "stab T blue.T") == "TRADE-4"
    assert strict.options("red", "stab") == [
        "stab T gray@run-2",
        "stab A blue.T",
        "stab A gray@run-2",
    ]


@rule("TRADE-4")
def test_after_a_trade_the_usual_ap_is_paid_for_an_attack() -> None:
    table = at(HALL, "red table knife", "blue T4@run-2", "turn red ap 2")
    table.do("red", "move T e", "trade blue")
    table.do("red", table.options("red")[0])
    table.do("blue", table.options("blue")[0])
    table.do("red", "stab T blue.T")
    assert table.state.turn.ap == 0
