"""Items: the minimum hand, the table, the Energy Boost and the Body Scanner."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panicroom.kernel.audience import HIDDEN
from panicroom.station.cards import BOOST, CARD_NAMES, KEYCARD, SCANNER
from tests.table import at, heard, named, rule, seat

HALL = "map 0,0 reactor; 1,0 run-2"
KEPT = ("ammo", "keycard", "heavy-gun", "scope", "knife")
USES = {
    "boost": "boost",
    "first-aid": "first-aid T",
    "grenade": "grenade T e",
    "scanner": "scan-body T blue",
    **{card: f"lay-down {card}" for card in KEPT},
}


@rule("ITEM-1")
@pytest.mark.parametrize("card", USES)
def test_no_card_is_laid_down_or_spent_from_five_cards(card: str) -> None:
    table = at(HALL, "red T3", f"red hand own {card} gas")
    assert table.refuses("red", USES[card]) == "ITEM-1"
    table = at(HALL, "red T3", f"red hand own {card} gas*2")
    table.do("red", USES[card])
    assert card not in table.hand("red")


@rule("ITEM-1")
def test_each_card_played_brings_the_hand_nearer_to_the_minimum() -> None:
    table = at("red hand own ammo*2 boost*2")
    table.do("red", "lay-down ammo", "boost")
    assert len(table.hand("red")) == 5
    assert table.refuses("red", "boost") == "ITEM-1"
    assert table.refuses("red", "lay-down ammo") == "ITEM-1"


@rule("ITEM-1", "VARIANT-1")
def test_with_two_infection_cards_the_minimum_is_four() -> None:
    table = at("station en seats=5 variants=1", "red hand own boost ammo gas")
    table.do("red", "boost")
    assert table.refuses("red", "lay-down ammo") == "ITEM-1"


@rule("ITEM-1", "WIN-1")
def test_the_hive_is_burned_even_from_a_hand_at_the_minimum() -> None:
    lines = ("map 0,0 reactor; 0,1 hive", "red T4@hive hand own gas*2")
    table = at("station en seats=5 gas_needed=2", *lines)
    table.do("red", "burn T")
    assert table.ended == "burned"
    assert len(table.hand("red")) == 3


@rule("ITEM-2", "ITEM-6")
@pytest.mark.parametrize("card", KEPT)
def test_a_kept_item_is_laid_down_for_nothing_and_need_not_be_used(card: str) -> None:
    table = at(HALL, f"red hand own {card} gas*2", "turn red ap 0")
    table.do("red", f"lay-down {card}")
    assert card not in table.hand("red")
    shown = table.view("blue").players[seat("red")]
    on_table = [CARD_NAMES[kept] for kept in shown.table] + ["ammo" for _ in shown.bullets]
    assert on_table == [card]
    table.do("red", "end-turn")
    assert table.owed() == ["blue"]


@rule("ITEM-2", "FIRE-1")
def test_ammo_is_laid_down_with_four_bullets() -> None:
    table = at("red hand own ammo gas*2 table ammo/1")
    table.do("red", "lay-down ammo")
    assert table.view("blue").players[seat("red")].bullets == (1, 4)


@rule("ITEM-2")
def test_what_lies_on_the_table_stays_there_and_never_returns_to_the_hand() -> None:
    table = at("red hand own keycard gas*2")
    table.do("red", "lay-down keycard")
    for color in ("red", "blue", "green", "yellow", "white"):
        table.do(color, "end-turn")
    assert table.state.tables[0] == [KEYCARD]
    assert table.refuses("red", "lay-down keycard") == "ITEM-6"
    assert "keycard" not in table.hand("red")


@rule("ITEM-2", "TRADE-2")
def test_what_lies_on_the_table_is_not_traded() -> None:
    red = "red T4@run-2 hand own gas*2 table keycard"
    table = at(HALL, red, "blue T4@run-2", "owed trade red blue run-2 - -")
    assert table.options("red", "give") == ["give gas"]
    assert table.refuses("red", "give keycard") == "TRADE-2"


@rule("ITEM-2")
@pytest.mark.parametrize("card", ["gas", "armor", "grenade", "boost", "first-aid", "scanner"])
def test_a_card_that_is_not_kept_is_not_laid_on_the_table(card: str) -> None:
    table = at(f"red hand own {card} gas*2")
    assert table.refuses("red", f"lay-down {card}") == "ITEM-2"


@rule("ITEM-4")
def test_an_energy_boost_gives_two_action_points_for_nothing_and_is_spent() -> None:
    table = at("red hand own boost gas*2", "turn red ap 0")
    table.do("red", "boost")
    assert table.state.turn.ap == 2
    assert table.state.discards == [BOOST]
    assert table.refuses("red", "boost") == "ITEM-6"


@rule("ITEM-4")
@given(boosts=st.integers(1, 2), ap=st.integers(0, 4))
def test_several_boosts_add_up(boosts: int, ap: int) -> None:
    table = at("red hand own boost*2 gas*2", f"turn red ap {ap}")
    table.do("red", *["boost"] * boosts)
    assert table.state.turn.ap == ap + 2 * boosts


@rule("ITEM-4", "TURN-2")
def test_a_boost_lasts_for_this_turn_only() -> None:
    table = at("red hand own boost gas*2")
    table.do("red", "boost", "end-turn")
    for color in ("blue", "green", "yellow", "white"):
        table.do(color, "end-turn")
    assert table.state.turn.ap == 4


@rule("ITEM-5", "SETUP-7")
def test_a_body_scanner_shows_the_whole_hand_to_its_user_and_to_nobody_else() -> None:
    table = at("red hand own scanner gas*2", "blue hand own knife armor")
    events = named(table.do("red", "scan-body A blue"), "HandShown")
    whole = tuple(table.state.hands[seat("blue")])
    for color, seen in (("red", whole), ("green", HIDDEN), (None, HIDDEN)):
        (shown,) = heard(events, color)
        assert shown.cards == seen  # type: ignore[attr-defined]
    assert table.state.discards == [SCANNER]
    assert table.state.turn.ap == 3


@rule("ITEM-5")
def test_a_body_scanner_needs_another_player_in_the_users_room() -> None:
    table = at(HALL, "red T4@run-2 hand own scanner gas*2", "blue T4@run-2")
    assert table.options("red", "scan-body")[0] == "scan-body T blue"
    assert table.refuses("red", "scan-body T green") == "ITEM-5"
    assert table.refuses("red", "scan-body T red") == "ITEM-5"


@rule("ITEM-5", "TURN-5", "DEATH-1")
def test_a_body_scanner_costs_an_action_point_and_needs_a_living_user() -> None:
    hand = "hand own scanner gas*2"
    assert at(f"red {hand}", "turn red ap 0").refuses("red", "scan-body T blue") == "TURN-5"
    assert at(f"red T0 {hand}").refuses("red", "scan-body T blue") == "DEATH-1"


@rule("ITEM-6")
@pytest.mark.parametrize("card", USES)
def test_nobody_plays_a_card_that_is_not_in_the_hand(card: str) -> None:
    table = at(HALL, "red T3 hand own gas*3")
    assert table.refuses("red", USES[card]) == "ITEM-6"


@rule("ITEM-6")
def test_items_are_used_in_the_own_turn() -> None:
    table = at("blue hand own boost ammo gas*2")
    assert table.refuses("blue", "boost") == "ROUND-1"
    assert table.refuses("blue", "lay-down ammo") == "ROUND-1"


@rule("ITEM-6", "ARMOR-1")
def test_armor_alone_is_played_out_of_turn() -> None:
    table = at("red table ammo", "blue hand own boost armor gas keycard")
    table.do("red", "fire blue.T")
    assert table.options("blue") == ["take-wounds", "armor blue.T"]
    assert table.refuses("blue", "boost") == "ARMOR-1"
    assert table.refuses("blue", "lay-down keycard") == "ARMOR-1"


@rule("ITEM-6")
def test_items_wait_until_an_action_is_done() -> None:
    table = at("red hand own boost gas*2 table ammo heavy-gun")
    table.do("red", "fire blue.T")
    assert table.refuses("red", "boost") == "FIRE-4"
    table.do("red", "hold-fire", "boost")
    assert table.state.turn.ap == 5


@rule("ITEM-6", "ENTER-2", "ENTER-3")
def test_in_an_encounter_zero_ap_items_come_first() -> None:
    """Without AP only the trade is left, until a boost and a knife make the attack possible."""
    table = at(HALL, "red hand own boost knife scanner gas", "blue T4@run-2", "turn red ap 1")
    table.do("red", "move T e")
    assert table.options("red") == ["trade blue", "lay-down knife", "boost"]
    assert table.refuses("red", "scan-body T blue") == "ENTER-2"
    table.do("red", "lay-down knife", "boost", "stab T blue.T")
    assert table.state.turn.ap == 1


@rule("ITEM-6", "RUN-1")
def test_laying_down_an_item_keeps_the_chance_to_run_on() -> None:
    table = at(HALL, "red hand own boost keycard gas*2")
    table.do("red", "move T e", "lay-down keycard", "boost", "run T w")
    assert table.room("red.T") == "reactor"


@rule("ITEM-6")
def test_the_free_items_of_a_fully_described_hand_are_counted_by_hand() -> None:
    """Laid down are ammo (two alike are one option), keycard, scope and knife: 4
    used is a boost: 1; armor, grenade and gas wait for their moment, and AP, of
    which there are none, would be needed for anything else but to end the turn: 1
    """
    hand = "red hand own ammo*2 keycard scope knife boost armor grenade gas"
    assert len(at(HALL, hand, "turn red ap 0").options("red")) == 6
