"""Fire: only an Android, a bullet a shot, near enough, and never a miss."""

import pytest

from panicroom.station.cards import AMMO
from tests.table import Table, at, named, rule, ruling

HALL = "map 0,0 reactor; 1,0 run-2; 2,0 run-3"
GATE = "map 0,0 reactor; 0,-1 run-1"  # the Reactor's south side meets run-1's security door
WALL = "map 0,0 reactor; 0,1 parasite-2 180; 1,0 run-2; 1,1 storage-1"  # no door between the upper


def bullets(table: Table) -> list[int]:
    return table.state.bullets[0]


@rule("FIRE-1")
def test_a_shot_takes_a_bullet_from_an_ammo_card_on_the_table() -> None:
    table = at("red table ammo/3")
    table.do("red", "fire blue.T")
    assert bullets(table) == [2]
    assert table.state.turn.ap == 3


@rule("FIRE-1")
def test_ammo_in_the_hand_fires_nothing() -> None:
    table = at("red hand own ammo gas*2")
    assert table.refuses("red", "fire blue.T") == "FIRE-1"


@rule("FIRE-1")
def test_the_card_with_the_fewest_bullets_gives_the_bullet_and_is_spent_with_its_last() -> None:
    table = at("red table ammo/4 ammo/1")
    table.do("red", "fire blue.T")
    assert bullets(table) == [4]
    assert table.state.discards == [AMMO]


@rule("FIRE-1")
def test_no_trooper_fires_for_a_dead_android() -> None:
    table = at("red A0 table ammo")
    assert table.options("red", "fire") == []
    assert table.refuses("red", "fire blue.T") == "DEATH-1"


@rule("FIRE-1", "FIRE-2")
def test_it_is_the_android_that_must_stand_near_the_target() -> None:
    table = at(HALL, "red T4@run-2 table ammo", "blue T4@run-2")
    assert table.refuses("red", "fire blue.T") == "FIRE-2"
    table.do("red", "fire blue.A")
    assert table.health("blue.A") == 3


@rule("FIRE-2")
def test_without_a_target_scope_an_adjoining_room_is_too_far() -> None:
    table = at(HALL, "red hand own gas scope table ammo", "blue T4@run-2")
    assert table.refuses("red", "fire blue.T") == "FIRE-2"


@rule("FIRE-2")
def test_a_target_scope_reaches_an_adjoining_room_and_no_further() -> None:
    table = at(HALL, "red table ammo scope", "blue T4@run-2 A4@run-3")
    table.do("red", "fire blue.T")
    assert table.health("blue.T") == 3
    assert table.refuses("red", "fire blue.A") == "FIRE-2"


@rule("FIRE-2")
def test_no_shot_goes_through_a_wall() -> None:
    table = at(WALL, "red A4@storage-1 table ammo scope", "blue T4@parasite-2")
    assert table.refuses("red", "fire blue.T") == "FIRE-2"


@rule("FIRE-2", "DOOR-1")
def test_a_closed_security_door_stops_a_shot_whoever_else_has_a_keycard() -> None:
    table = at(GATE, "red table ammo scope", "blue T4@run-1 table keycard")
    assert table.refuses("red", "fire blue.T") == "DOOR-1"
    assert "fire blue.T" not in table.options("red")


@rule("FIRE-2", "DOOR-1")
@pytest.mark.parametrize("opened", ["red table keycard", "round 1 marker blue doors"])
def test_a_shot_passes_a_security_door_that_is_open_to_the_shooter(opened: str) -> None:
    table = at(GATE, "red table ammo scope", opened, "blue T4@run-1")
    table.do("red", "fire blue.T")
    assert table.health("blue.T") == 3


@rule("FIRE-3")
def test_a_shot_wounds_by_1_without_a_die() -> None:
    table = at("red table ammo")
    events = table.do("red", "fire blue.T", "fire blue.T", "fire blue.T")
    assert table.health("blue.T") == 1
    assert named(events, "DieRolled") == []


@rule("FIRE-3", "ARMOR-1")
def test_the_bullet_is_gone_even_if_armor_stops_it() -> None:
    table = at("red table ammo", "blue hand own armor gas*2")
    table.do("red", "fire blue.T")
    table.do("blue", "armor blue.T")
    assert table.health("blue.T") == 4
    assert bullets(table) == [3]


@rule("ATTACK-1")
def test_parasites_are_targets_of_a_shot() -> None:
    table = at("red table ammo", "parasites reactor gray")
    table.do("red", "fire gray@reactor")
    assert table.parasites() == []


@rule("ATTACK-1")
def test_nobody_fires_at_the_own_trooper() -> None:
    table = at("red table ammo")
    assert table.refuses("red", "fire red.T") == "ATTACK-1"
    assert table.refuses("red", "fire red.A") == "ATTACK-1"


@rule("ATTACK-1", "TURN-1")
@pytest.mark.parametrize("absent", ["blue T0", "blue T4@-"])
def test_who_is_dead_or_not_yet_on_the_map_is_no_target(absent: str) -> None:
    table = at("red table ammo", absent)
    assert table.refuses("red", "fire blue.T") == "ATTACK-1"


@rule("ATTACK-1")
def test_a_parasite_that_is_not_there_is_no_target() -> None:
    table = at("red table ammo", "parasites reactor gray")
    assert table.refuses("red", "fire black@reactor") == "ATTACK-1"


@rule("ATTACK-1", "FIRE-2")
@pytest.mark.parametrize(("card", "shots"), [("gas", 8), ("keycard", 10)])
def test_the_targets_of_a_fully_described_position_are_counted_by_hand(
    card: str, shots: int
) -> None:
    """The Android stands in run-2 with a Target Scope.

    run-2 itself: two characters of blue; of three gray faces and a black one two kinds:  4
    run-3, an open doorway to the east: green's Trooper and a gray parasite:              2
    the Reactor, an open doorway to the west: white's Android and a black parasite:       2
      (red's own Trooper is there too, and no target)
    run-1, a security door to the south: both of yellow, only with a Keycard:        0 or 2
    storage-2, two rooms away: green's Android and white's Trooper:                       0
    """
    table = at(
        "map 0,0 reactor; 1,0 run-2; 2,0 run-3; 1,-1 run-1; 0,1 storage-2 180",
        f"red T4@reactor A4@run-2 hand own gas*2 {card} table ammo scope",
        "blue T4@run-2 A4@run-2",
        "green T4@run-3 A4@storage-2",
        "yellow T4@run-1 A4@run-1",
        "white T4@storage-2 A4@reactor",
        "parasites run-2 gray*2 flipped black; run-3 gray; reactor black",
    )
    if card == "keycard":
        table.do("red", "lay-down keycard")
    assert len(table.options("red", "fire")) == shots


@rule("TRADE-4")
@ruling("attack_after_trade")
@pytest.mark.parametrize("android", ["A4@run-2", "A4@run-3"])
def test_an_android_that_traded_may_or_may_not_fire_into_the_room_of_the_trade(
    android: str,
) -> None:
    """From the room itself, and from the next one with a Target Scope."""
    lines = (HALL, f"red {android} table ammo scope", "blue T4@run-2")
    after = "turn red traded A@run-2"
    assert at("station seats=5 attack_after_trade=any", *lines, after).do("red", "fire blue.T")
    strict = at("station seats=5 attack_after_trade=other", *lines, after)
    assert strict.refuses("red", "fire blue.T") == "TRADE-4"


@rule("TRADE-4")
def test_after_a_trade_parasites_other_rooms_and_the_other_character_stay_free() -> None:
    strict = "station seats=5 attack_after_trade=other"
    lines = (HALL, "red A4@run-2 table ammo scope", "blue T4@run-2", "parasites run-2 gray")
    table = at(strict, *lines, "turn red traded A@run-2")
    table.do("red", "fire gray@run-2", "fire green.T")
    table = at(strict, *lines, "turn red traded T@run-2")
    table.do("red", "fire blue.T")
    assert table.health("blue.T") == 3


@rule("FIRE-4")
def test_a_heavy_gun_gives_two_shots_for_one_ap_at_one_target() -> None:
    table = at("red table ammo heavy-gun", "turn red ap 1")
    table.do("red", "fire blue.T", "fire blue.T")
    assert table.health("blue.T") == 2
    assert bullets(table) == [2]
    assert table.state.turn.ap == 0
    assert table.refuses("red", "fire blue.T") == "TURN-5"


@rule("FIRE-4")
def test_the_two_shots_may_go_at_two_targets() -> None:
    table = at("red table ammo heavy-gun", "parasites reactor gray")
    table.do("red", "fire blue.T", "fire gray@reactor")
    assert table.health("blue.T") == 3
    assert table.parasites() == []


@rule("FIRE-4", "DEATH-1")
def test_the_second_target_is_chosen_after_the_first_shot_is_resolved() -> None:
    table = at("red table ammo heavy-gun", "blue T1 hand own gas*3")
    table.do("red", "fire blue.T")
    assert table.owed() == ["blue"]
    table.do("blue", "take-wounds")
    assert table.owed() == ["red"]
    assert table.refuses("red", "fire blue.T") == "ATTACK-1"


@rule("FIRE-4")
def test_the_second_shot_may_be_withheld() -> None:
    table = at("red table ammo heavy-gun")
    table.do("red", "fire blue.T", "hold-fire")
    assert bullets(table) == [3]
    assert "end-turn" in table.options("red")


@rule("FIRE-4")
def test_the_second_shot_comes_before_anything_else() -> None:
    table = at(HALL, "red table ammo heavy-gun")
    table.do("red", "fire blue.T")
    assert {option.split()[0] for option in table.options("red")} == {"fire", "hold-fire"}
    assert table.refuses("red", "move T e") == "FIRE-4"
    assert table.refuses("red", "end-turn") == "FIRE-4"


@rule("FIRE-4", "FIRE-2")
@pytest.mark.parametrize(("item", "may"), [("ammo", False), ("scope", True)])
def test_each_of_the_two_shots_keeps_within_reach(item: str, may: bool) -> None:
    table = at(HALL, f"red table ammo heavy-gun {item}", "green T4@run-2")
    table.do("red", "fire blue.T")
    assert ("fire green.T" in table.options("red")) is may


@rule("FIRE-4")
def test_with_one_bullet_left_there_is_one_shot() -> None:
    table = at("red table ammo/1 heavy-gun")
    table.do("red", "fire blue.T")
    assert bullets(table) == []
    assert table.refuses("red", "hold-fire") == "FIRE-4"


@rule("FIRE-4")
def test_the_last_bullets_of_two_ammo_cards_are_two_shots() -> None:
    table = at("red table ammo/1 ammo/1 heavy-gun")
    table.do("red", "fire blue.T", "fire blue.A")
    assert bullets(table) == []
    assert table.state.discards == [AMMO, AMMO]


@rule("FIRE-4")
@pytest.mark.parametrize("cards", ["hand own gas*3", "hand own gas*2 heavy-gun"])
def test_without_a_heavy_gun_on_the_table_there_is_no_second_shot(cards: str) -> None:
    table = at(f"red {cards} table ammo")
    table.do("red", "fire blue.T")
    assert table.refuses("red", "hold-fire") == "FIRE-4"


@rule("FIRE-4", "ARMOR-1")
def test_each_shot_of_a_heavy_gun_is_answered_on_its_own() -> None:
    table = at("red table ammo heavy-gun", "blue hand own armor gas*3")
    table.do("red", "fire blue.T")
    table.do("blue", "armor blue.T")
    table.do("red", "fire blue.T")
    table.do("blue", "take-wounds")
    assert table.health("blue.T") == 3
