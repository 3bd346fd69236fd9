"""Armor: who is asked, in which order, and what a card stops."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panicroom.station import STATION
from panicroom.station.cards import ARMOR, Card
from tests.table import Table, at, heard, named, rule

APART = "map 0,0 reactor; 1,0 run-2"
LADEN = "hand own gas*3"  # above the minimum, without Armor
PHASE = ("round 1 marker red due", "turn white")  # red's turn begins with the Parasite Phase
SHOT = "owed wounds shot red blue.T:1 -"


def begin_phase(*lines: str) -> Table:
    table = at(*lines, *PHASE)
    table.do("white", "end-turn")
    return table


@rule("ARMOR-1")
@pytest.mark.parametrize("weapon", ["shot", "knife"])
def test_armor_takes_one_point_off_a_shot_or_a_blow(weapon: str) -> None:
    table = at("blue hand own armor gas*2", f"owed wounds {weapon} red blue.T:1 -")
    table.do("blue", "armor blue.T")
    assert table.health("blue.T") == 4
    assert table.hand("blue").count("armor") == 0
    assert table.state.discards == [ARMOR]


@rule("ARMOR-1")
def test_armor_answers_for_the_one_that_is_hit_of_two_in_a_room() -> None:
    table = at("blue hand own armor gas*2", "owed wounds shot red blue.A:1 -")
    assert table.options("blue") == ["take-wounds", "armor blue.A"]
    table.do("blue", "armor blue.A")
    assert table.health("blue.T") == table.health("blue.A") == 4


@rule("ARMOR-1")
def test_armor_takes_one_point_off_what_parasites_do() -> None:
    table = begin_phase("red A0 hand own armor gas*2", "parasites reactor black")
    table.do("red", "armor red.T")
    assert table.health("red.T") == 3
    assert table.health("blue.T") == 2


@rule("ARMOR-1")
def test_who_does_not_play_armor_takes_the_wounds() -> None:
    table = at("blue hand own armor gas*2", SHOT)
    table.do("blue", "take-wounds")
    assert table.health("blue.T") == 3
    assert "armor" in table.hand("blue")
    assert table.owed() == ["red"]


@rule("ARMOR-1")
def test_one_card_covers_both_characters_that_are_hit_together() -> None:
    table = begin_phase("red hand own armor gas*2", "parasites reactor black")
    assert table.options("red") == ["take-wounds", "armor red.T"]
    assert table.refuses("red", "armor red.A") == "ARMOR-1"
    table.do("red", "armor red.T")
    assert table.health("red.T") == table.health("red.A") == 3


@rule("ARMOR-1")
def test_characters_hit_in_different_rooms_need_a_card_each() -> None:
    table = at(
        APART,
        "blue A4@run-2 hand own armor*2 gas*2",
        "owed wounds parasites - blue.T:2+blue.A:1 -",
    )
    table.do("blue", "armor blue.A")
    assert table.options("blue") == ["take-wounds", "armor blue.T"]
    table.do("blue", "armor blue.T")
    assert (table.health("blue.T"), table.health("blue.A")) == (3, 4)


@rule("ARMOR-1")
def test_armor_is_for_the_own_characters_that_are_hit() -> None:
    table = at("blue hand own armor gas*2", SHOT)
    assert table.refuses("blue", "armor blue.A") == "ARMOR-1"
    assert table.refuses("blue", "end-turn") == "ARMOR-1"
    table = begin_phase("red hand own armor gas*2", "parasites reactor gray")
    assert table.refuses("red", "armor blue.T") == "ARMOR-1"


@rule("ARMOR-1")
def test_several_cards_are_played_one_at_a_time() -> None:
    table = begin_phase("red hand own armor*3 gas*2", "parasites reactor gray*3")
    table.do("red", "armor red.T", "armor red.T")
    assert table.owed() == ["red"]
    table.do("red", "take-wounds")
    assert table.health("red.T") == 3


@rule("ARMOR-1")
def test_nobody_is_asked_about_wounds_already_stopped() -> None:
    table = begin_phase("red hand own armor*3 gas*3", "parasites reactor gray")
    table.do("red", "armor red.T")
    assert table.health("red.T") == 4
    assert "end-turn" in table.options("red")


@rule("ARMOR-1", "ITEM-1")
@given(harm=st.integers(1, 3), cards=st.integers(0, 4), others=st.integers(2, 5))
def test_as_much_is_stopped_as_cards_wounds_and_the_minimum_hand_allow(
    harm: int, cards: int, others: int
) -> None:
    """A hand of 3 + cards + others may go down to 5, so cards + others - 2 are free to play."""
    table = begin_phase(
        f"red hand own armor*{cards} gas*{others}", f"parasites reactor gray*{harm}"
    )
    while "armor red.T" in table.options("red"):
        table.do("red", "armor red.T")
    if "take-wounds" in table.options("red"):
        table.do("red", "take-wounds")
    assert table.health("red.T") == 4 - harm + min(harm, cards, cards + others - 2)


@rule("ARMOR-1")
def test_how_many_were_played_is_public() -> None:
    table = begin_phase("red hand own armor*2 gas*2", "parasites reactor black")
    spent: list[tuple[int, Card]] = []
    for _ in range(2):
        events = heard(table.do("red", "armor red.T"), "green")
        spent += [(event.seat, event.card) for event in named(events, "ItemSpent")]  # type: ignore[attr-defined]
    assert spent == [(0, ARMOR)] * 2
    assert table.view("green").discards == (ARMOR, ARMOR)


@rule("ARMOR-1")
def test_who_has_no_armor_is_asked_in_the_same_way() -> None:
    """Nobody else sees a difference: not in who is asked, not in the answer."""
    armed = at(f"red {LADEN}", "blue hand own armor gas*2", SHOT)
    bare = at(f"red {LADEN}", "blue hand own gas*3", SHOT)
    assert armed.owed() == bare.owed() == ["blue"]
    assert bare.options("blue") == ["take-wounds"]
    assert armed.options("blue") == ["take-wounds", "armor blue.T"]
    assert armed.view("green") == bare.view("green")
    told = [heard(table.do("blue", "take-wounds"), "green") for table in (armed, bare)]
    assert told[0] == told[1]


@rule("ARMOR-1", "ITEM-1")
def test_nobody_is_asked_with_a_hand_at_the_minimum() -> None:
    table = at("blue hand own armor*2", SHOT)
    assert table.owed() == ["red"]
    assert table.health("blue.T") == 3


@rule("ARMOR-1", "ITEM-1")
def test_with_the_last_card_above_the_minimum_the_asking_ends() -> None:
    table = begin_phase("red hand own armor*3", "parasites reactor black")
    table.do("red", "armor red.T")
    assert table.health("red.T") == 3
    assert table.hand("red").count("armor") == 2


@rule("ARMOR-1")
def test_the_variant_with_fewer_infection_cards_asks_at_five_cards() -> None:
    table = at("station en seats=5 variants=1", "blue hand own armor gas*2", SHOT)
    assert table.owed() == ["blue"]


@rule("ARMOR-1")
def test_who_lacks_armor_cannot_play_it() -> None:
    table = at(f"blue {LADEN}", SHOT)
    assert table.refuses("blue", "armor blue.T") == "ITEM-6"


@rule("ARMOR-1")
def test_armor_answers_wounds_and_nothing_else() -> None:
    table = at("red hand own armor gas*2")
    assert table.refuses("red", "armor red.T") == "ARMOR-1"
    assert table.refuses("red", "take-wounds") == "ARMOR-1"


@rule("ARMOR-1", "GRENADE-1")
@pytest.mark.parametrize("weapon", ["shot", "knife", "parasites", "grenade"])
def test_a_grenade_is_never_answered_and_everything_else_is(weapon: str) -> None:
    table = at("blue hand own armor*3", f"owed wounds {weapon} red blue.T:1 -")
    assert table.owed() == ["red" if weapon == "grenade" else "blue"]
    assert table.health("blue.T") == (3 if weapon == "grenade" else 4)


@rule("PHASE-4", "ARMOR-1")
def test_players_answer_in_turn_order_from_the_holder_of_the_marker_on() -> None:
    """White, whose turn has just ended, comes last; green, at the minimum, is left out."""
    lines = [f"{color} {LADEN}" for color in ("blue", "white", "red")]
    table = begin_phase(*lines, "green hand own armor*2", "parasites reactor gray")
    asked = []
    while "take-wounds" in table.options(table.owed()[0]):
        asked += table.owed()
        table.do(table.owed()[0], "take-wounds")
    assert asked == ["red", "blue", "white"]


@rule("PHASE-4", "PHASE-3")
def test_each_sees_the_answers_before_and_all_wounds_fall_after_the_last() -> None:
    table = begin_phase(
        "red hand own armor gas*2", f"blue {LADEN}", f"white {LADEN}", "parasites reactor gray"
    )
    assert table.refuses("blue", "take-wounds") == "ARMOR-1"
    table.do("red", "armor red.T")
    assert table.view("blue").discards == (ARMOR,)
    table.do("blue", "take-wounds")
    assert table.health("blue.T") == 4
    table.do("white", "take-wounds")
    assert table.health("red.T") == 4
    assert table.health("blue.T") == table.health("white.A") == table.health("green.T") == 3


@rule("ARMOR-1")
def test_the_answers_of_a_fully_described_phase_are_counted_by_hand() -> None:
    """The parasites have moved: 2 wounds for all in the Reactor, 1 for all in run-2.

    red: both in the Reactor, one Armor covers both:         armor or not, 2 options
    blue: one in each room, Armor for either:                3 options
    green: both in run-2, no Armor:                          1 option
    yellow: Armor, but five cards in the hand:               not asked
    white: not on the map yet, and not hit:                  not asked
    """
    hits = "red.T:2+red.A:2+blue.T:2+blue.A:1+green.T:1+green.A:1+yellow.T:2+yellow.A:1"
    table = at(
        APART,
        "red hand own armor gas*2",
        "blue A4@run-2 hand own armor*2 gas*2",
        f"green T4@run-2 A4@run-2 {LADEN}",
        "yellow A4@run-2 hand own armor*2",
        f"white T4@- A4@- {LADEN}",
        "round 1 marker red",
        f"owed wounds parasites - {hits} -",
    )
    counts = []
    while "take-wounds" in table.options(table.owed()[0]):
        counts.append((table.owed()[0], len(table.options(table.owed()[0]))))
        table.do(table.owed()[0], "take-wounds")
    assert counts == [("red", 2), ("blue", 3), ("green", 1)]


def aftermath(table: Table, seat: str, action: str) -> dict[str, tuple[int, int]]:
    """What an answer leaves: for each character the wounds, and the health after them."""
    option = STATION.wire.option(table.view(seat), STATION.parse(action))
    return {each["character"]: (each["points"], each["health"]) for each in option["aftermath"]}


def test_each_answer_tells_the_wounds_and_the_health_that_it_leaves() -> None:
    table = begin_phase("red T2 A3 hand own armor gas*2", "parasites reactor black")
    assert aftermath(table, "red", "take-wounds") == {"red.T": (2, 0), "red.A": (2, 1)}
    assert aftermath(table, "red", "armor red.T") == {"red.T": (1, 1), "red.A": (1, 2)}


def test_armor_for_one_of_two_in_different_rooms_leaves_the_other_as_it_was() -> None:
    bitten = "owed wounds parasites - blue.T:1+blue.A:1 -"
    table = at(APART, "blue T1@reactor A4@run-2 hand own armor gas*2", bitten)
    assert aftermath(table, "blue", "armor blue.T") == {"blue.T": (0, 1), "blue.A": (1, 3)}


def test_only_an_answer_to_wounds_has_an_aftermath() -> None:
    view = at("red T4@reactor").view("red")
    assert "aftermath" not in STATION.wire.option(view, STATION.parse("end-turn"))
