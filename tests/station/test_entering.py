"""Entering a room: the parasite that appears, and the encounter that must be settled first."""

import pytest

from tests.table import Table, at, named, rule, ruling

HALL = "map 0,0 reactor; 1,0 storage-2; 2,0 run-2"
NEST = "map 0,0 reactor; 1,0 parasite-1"
NORTH, EAST = "rolls 1", "rolls 2"
"""Keys whose first D4 shows 1 and 2."""

KNIFE = "red table knife"
GUN = "red table ammo"


def met(*lines: str, who: str = "T") -> Table:
    """Red has just walked from the Reactor into Storage 2, where blue's Trooper stands."""
    table = at(HALL, "blue T4@storage-2", *lines)
    table.do("red", f"move {who} e")
    return table


@rule("ENTER-1")
def test_a_parasite_appears_whenever_a_parasite_room_is_entered() -> None:
    """Next to Parasite 1 lies the Reactor alone, in the west."""
    table = at(NEST, NORTH)
    table.do("red", "move T e")
    assert table.parasites() == ["gray@parasite-1"]
    table.do("red", "move T w")
    assert len(table.parasites()) == 1
    table.do("red", "move T e")
    assert len(table.parasites()) == 2


@rule("ENTER-1")
def test_a_parasite_room_on_its_red_side_brings_one_parasite_all_the_same() -> None:
    table = at(f"{NEST} red", NORTH)
    table.do("red", "move T e")
    assert table.parasites() == ["gray@parasite-1"]


@rule("ENTER-1")
def test_running_into_a_parasite_room_is_entering_it() -> None:
    table = at("map 0,0 reactor; 1,0 run-2; 2,0 parasite-1", NORTH)
    table.do("red", "move T e", "run T e")
    assert table.parasites() == ["gray@parasite-1"]


@rule("ENTER-1")
def test_no_other_room_brings_a_parasite() -> None:
    table = at("map 0,0 reactor; 1,0 run-2; 2,0 team-2 180; 0,1 empty-1 180", "red table keycard")
    table.do("red", "move T e", "run T e", "move T w", "move A n")
    assert table.parasites() == []


@rule("ENTER-1")
def test_the_parasite_comes_before_the_encounter() -> None:
    """None is left in the supply, so that red is asked first which one comes."""
    table = at(NEST, "blue T4@parasite-1", "parasites reactor gray*5 black*5", EAST)
    table.do("red", "move T e")
    assert {option.split()[0] for option in table.options("red")} == {"move-parasite"}
    table.do("red", "move-parasite black@reactor")
    assert table.options("red") == ["trade blue"]


@rule("ENTER-2")
def test_an_encounter_comes_before_anything_else() -> None:
    table = met("explore run-3 | none", "search gas | none")
    assert table.options("red") == ["trade blue"]
    for action in ("move T e", "move A e", "search T -", "explore T n 0", "end-turn"):
        assert table.refuses("red", action) == "ENTER-2"
    table.do("red", "trade blue")
    assert table.owed() == ["red", "blue"]


@rule("ENTER-2")
def test_nine_answers_are_open_to_an_armed_android_among_three_characters() -> None:
    """Blue's two characters and green's Android are there, white's is not. A trade with blue or
    green: two. A shot at each of the three, and a blow at each: six. One card may be laid down
    first: nine in all."""
    lines = ("blue A4@storage-2", "green A4@storage-2", "white A4@run-2")
    table = met(*lines, "red table ammo knife hand own scope gas*2", who="A")
    targets = ("blue.T", "blue.A", "green.A")
    assert table.options("red") == [
        *("trade blue", "trade green"),
        *(f"stab A {target}" for target in targets),
        *(f"fire {target}" for target in targets),
        "lay-down scope",
    ]


@rule("ENTER-2")
def test_the_trade_is_with_a_player_who_is_there() -> None:
    table = met()
    assert table.refuses("red", "trade green") == "ENTER-2"
    assert table.refuses("red", "trade red") == "ENTER-2"


@rule("ENTER-2")
def test_there_is_no_encounter_with_one_s_own_nor_in_an_empty_room() -> None:
    for line in ("red A4@storage-2", "parasites storage-2 gray"):
        table = at(HALL, line)
        table.do("red", "move T e", "move T e")
        assert table.room("red.T") == "run-2"


@rule("ENTER-2", "TRADE-1")
def test_there_is_no_encounter_in_the_reactor() -> None:
    table = at(HALL, "red T4@storage-2")
    table.do("red", "move T w", "move T e")
    assert table.room("red.T") == "storage-2"


@rule("ENTER-2", "TRADE-1")
def test_who_has_traded_in_the_room_this_turn_meets_nobody_there() -> None:
    table = met("turn red traded T@storage-2")
    table.do("red", "end-turn")
    assert table.owed() == ["blue"]


@rule("ENTER-2")
def test_a_trade_spares_neither_the_other_character_nor_another_room() -> None:
    for traded, who in (("T@storage-2", "A"), ("T@run-2", "T")):
        assert met(f"turn red traded {traded}", who=who).options("red") == ["trade blue"]


@rule("ENTER-2")
def test_a_grenade_thrown_into_the_room_spares_the_thrower_this_turn() -> None:
    table = at(HALL, "blue T4@storage-2", "red hand own grenade gas gas", "turn red ap 4")
    table.do("red", "grenade T e", "move T e", "move T w")
    assert table.health("blue.T") == 3


@rule("ENTER-2")
def test_a_grenade_thrown_elsewhere_spares_nobody() -> None:
    assert met("turn red grenade T@run-2").options("red") == ["trade blue"]


@ruling("grenade_spares")
@rule("ENTER-2")
def test_a_grenade_spares_the_thrower_or_both_characters_of_the_player() -> None:
    lines = (HALL, "blue T4@storage-2", "turn red grenade T@storage-2")
    thrower = at("station en grenade_spares=thrower", *lines)
    thrower.do("red", "move A e")
    assert thrower.options("red") == ["trade blue"]
    player = at("station en grenade_spares=player", *lines)
    player.do("red", "move A e", "move A e")
    assert player.room("red.A") == "run-2"


@rule("ENTER-2")
def test_the_grenade_of_one_room_spares_nobody_in_another_whoever_it_spares() -> None:
    lines = (HALL, "blue T4@storage-2", "turn red grenade T@run-2")
    table = at("station en grenade_spares=player", *lines)
    table.do("red", "move A e")
    assert table.options("red") == ["trade blue"]


@rule("ENTER-2")
def test_a_knife_or_a_gun_settles_the_encounter() -> None:
    table = met(KNIFE)
    table.do("red", "stab T blue.T", "move T e")
    assert table.room("red.T") == "run-2"
    table = met(GUN, who="A")
    table.do("red", "fire blue.T", "move A e")
    assert table.room("red.A") == "run-2"


@rule("ENTER-2")
def test_the_character_that_entered_must_attack_itself() -> None:
    table = met(KNIFE, GUN, "red A4@storage-2")
    assert table.refuses("red", "stab A blue.T") == "ENTER-2"
    assert table.refuses("red", "fire blue.T") == "ENTER-2"


@rule("ENTER-2")
def test_the_attack_must_be_on_a_character_of_this_room() -> None:
    table = met("red table ammo scope knife", "green T4@run-2", "parasites storage-2 gray", who="A")
    assert table.refuses("red", "fire green.T") == "ENTER-2"
    assert table.refuses("red", "fire gray@storage-2") == "ENTER-2"
    assert table.refuses("red", "stab A gray@storage-2") == "ENTER-2"
    assert table.options("red", "fire") == ["fire blue.T"]


@rule("ENTER-2")
def test_a_grenade_settles_no_encounter() -> None:
    table = met("red hand own grenade gas gas")
    assert table.refuses("red", "grenade T e") == "ENTER-2"


@rule("ENTER-2", "FIRE-4")
def test_of_two_shots_the_first_settles_the_encounter_and_the_second_is_free() -> None:
    table = met("red table ammo scope heavy-gun", "green T4@run-2", who="A")
    assert table.refuses("red", "fire green.T") == "ENTER-2"
    table.do("red", "fire blue.T", "fire green.T", "move A e")
    assert (table.health("blue.T"), table.health("green.T")) == (3, 3)


@rule("ENTER-2")
def test_an_attack_settles_the_entry_for_everyone_in_the_room() -> None:
    table = met(KNIFE, "green T4@storage-2")
    table.do("red", "stab T blue.T", "end-turn")
    assert table.owed() == ["blue"]


@rule("ENTER-2")
def test_an_attack_without_an_encounter_settles_nothing_but_itself() -> None:
    table = at(HALL, GUN)
    table.do("red", "fire blue.T", "move T e")
    assert table.room("red.T") == "storage-2"


@rule("ENTER-2")
def test_an_attack_settles_this_entry_alone() -> None:
    table = met(KNIFE)
    table.do("red", "stab T blue.T", "move T w", "move T e")
    assert table.options("red") == ["trade blue"]


@rule("ENTER-2")
@pytest.mark.parametrize("action", ["lay-down keycard", "lay-down ammo", "boost"])
def test_zero_ap_items_may_be_used_first(action: str) -> None:
    table = met("red hand own keycard ammo boost")
    table.do("red", action)
    assert table.options("red", "trade") == ["trade blue"]
    assert table.refuses("red", "end-turn") == "ENTER-2"


@rule("ENTER-2")
def test_items_that_cost_ap_wait_for_the_encounter() -> None:
    table = met("red T3 hand own first-aid scanner gas")
    assert table.refuses("red", "first-aid T") == "ENTER-2"
    assert table.refuses("red", "scan-body T blue") == "ENTER-2"


@rule("ENTER-3")
def test_only_the_trade_is_left_without_means_to_attack() -> None:
    assert met(GUN, who="T").options("red") == ["trade blue"]
    assert met("red hand own knife gas", who="A").options("red") == ["trade blue"]


@rule("ENTER-3")
def test_only_the_trade_is_left_without_ap() -> None:
    table = met(KNIFE, GUN, "turn red ap 1", who="A")
    assert table.options("red") == ["trade blue"]
    assert table.refuses("red", "stab A blue.T") == "ENTER-3"
    assert table.refuses("red", "fire blue.T") == "ENTER-3"


@rule("ENTER-3")
def test_an_energy_boost_played_first_makes_an_attack_possible() -> None:
    table = met(KNIFE, "red hand own boost gas gas", "turn red ap 1")
    assert table.options("red") == ["trade blue", "boost"]
    table.do("red", "boost", "stab T blue.T")
    assert table.state.turn.ap == 1
    assert "end-turn" in table.options("red")


@rule("ENTER-3")
def test_a_knife_laid_down_first_makes_an_attack_possible() -> None:
    table = met("red hand own knife gas gas")
    events = table.do("red", "lay-down knife", "stab T blue.T")
    assert len(named(events, "KnifeDrawn")) == 1
