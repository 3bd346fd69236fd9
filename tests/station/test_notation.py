"""Positions as text: defaults, what is dealt, the middle of anything, there and back again."""

import pytest

from panicroom.kernel.dice import Dice
from panicroom.station import STATION
from panicroom.station.cards import KEYCARD
from panicroom.station.rooms import REACTOR
from tests.games.states import assert_comes_back, everything
from tests.table import at, begin, rule, seat

MIDDLES = {
    "an encounter": (
        "map 0,0 reactor; 1,0 run-2",
        "red T4@run-2",
        "blue T4@run-2",
        "owed encounter red T run-2",
    ),
    "a trade": (
        "map 0,0 reactor; 1,0 run-2",
        "red T4@run-2 hand own gas armor",
        "blue T4@run-2",
        "turn red ap 2 traded T@run-2",
        "owed trade red blue run-2 gas -",
    ),
    "an armor decision": (
        "blue hand own gas armor ammo",
        "owed wounds shot red blue.T:1 -",
        "owed answer blue",
    ),
    "a second shot": ("red table heavy-gun ammo/3", "owed second-shot red"),
    "a healing": ("red T2 A3", "owed healing red red.T first-aid 1 red.T"),
    "a reveal": ("explore run-2 run-3 hive | rest", "owed place red run-2 -"),
    "a last parasite": (
        "map 0,0 reactor; 1,0 run-2",
        "parasites reactor gray*5; run-2 black*5",
        "owed last-parasite red reactor",
    ),
    "a parasite phase": ("round 2 marker red due", "owed pass-marker red"),
}


def test_an_empty_position_is_a_full_table_in_the_reactor() -> None:
    state = STATION.read("station")
    assert state.seats == 5
    assert state.rulings == STATION.read("station en").rulings
    assert state.rooms == [REACTOR] * 10
    assert state.health == [4] * 10
    assert [len(hand) for hand in state.hands] == [5] * 5
    assert len(state.search) + 2 * 5 == 46
    assert len(state.explore) == 19
    assert (state.turn.seat, state.turn.ap) == (seat("red"), 4)
    assert (state.round, state.marker, state.marker_due) == (1, seat("blue"), False)
    assert STATION.owed(state) == (seat("red"),)
    assert not any((state.parasites, state.discards, state.infections))


def test_a_missing_hand_is_dealt_from_what_is_left() -> None:
    taken = "gas*12 armor*7 ammo*6 first-aid*3 keycard*3 heavy-gun*2 grenade*2 boost"
    table = at("station en seats=4", f"red hand own {taken}")
    dealt = [card for color in ("blue", "green", "yellow") for card in table.hand(color)]
    items = sorted(card for card in dealt if not card.startswith("infect"))
    assert items == ["boost", "knife", "knife", "scanner", "scope", "scope"]


def test_a_pile_is_written_from_its_top_with_the_rest_below_or_nothing() -> None:
    whole = at("search armor gas | rest", "explore run-2 | rest")
    assert len(whole.state.search) == 46 - 10
    assert len(whole.state.explore) == 19
    cut = at("search armor gas | none", "explore run-2 hive | none")
    assert cut.state.search == [0, 1]
    assert len(cut.state.explore) == 2
    assert cut.state.top_room() == whole.state.top_room()


def test_cards_left_out_of_a_position_stay_out_of_it() -> None:
    assert_comes_back(STATION, at("search gas | none", "explore run-2 hive | none").state)


def test_who_holds_the_host_card_is_the_host() -> None:
    table = at("green hand own host gas")
    assert table.state.host == seat("green")
    assert table.state.is_infected(seat("green"))


def test_the_host_is_dealt_the_host_card() -> None:
    assert "host" in at("green host").hand("green")


def test_lines_may_come_in_any_order() -> None:
    host, sick = "red host", "blue infected"
    assert everything(at(sick, host).state) == everything(at(host, sick).state)


def test_the_marker_is_by_default_with_the_second_seat_or_the_next_that_lives() -> None:
    assert at("blue T0 A0").state.marker == seat("green")
    assert at("blue T0 A0", "green T0 A0").state.marker == seat("yellow")


def test_the_parasite_phase_comes_although_the_second_seat_is_dead() -> None:
    table = at("blue T0 A0", "round 1 due", "parasites reactor gray")
    table.do("red", "end-turn")
    assert table.state.round == 2


LAST_TWO = ("green T1@run-2 A0", "red T4@reactor A4@run-2 table ammo host", "white T0 A0")


@rule("WIN-2")
@pytest.mark.parametrize(
    "lines",
    [
        ("blue infected by red round 3", "yellow infected by red round 2"),
        ("blue infected by yellow round 3", "yellow infected by red round 3"),
    ],
    ids=["by round", "by whom"],
)
def test_the_last_infected_is_of_the_last_round_in_whatever_order_the_lines_are(
    lines: tuple[str, ...],
) -> None:
    station = "map 0,0 reactor; 1,0 run-2"
    for sick in (lines, lines[::-1]):
        table = at(station, *LAST_TWO, *sick, "round 4")
        table.do("red", "fire green.T")
        assert (table.ended, table.winners) == ("last_human_killed", ["red", "yellow"])


def test_infected_in_one_round_are_in_the_order_of_their_lines() -> None:
    table = at("red host", "green infected", "blue infected")
    assert [infection.seat for infection in table.state.infections] == [0, 2, 1]


def test_a_card_of_a_hand_may_be_left_to_be_dealt() -> None:
    hand = at("red hand own gas*2 ?*3").hand("red")
    assert (len(hand), hand.count("infect:red")) == (8, 3)
    assert hand.count("gas") >= 2
    assert not {"alert", "host"} & set(hand)


def test_several_cards_on_a_table_are_written_once() -> None:
    table = at("red table keycard*2 ammo/2*2 ammo").state
    assert table.tables[seat("red")] == [KEYCARD, KEYCARD]
    assert table.bullets[seat("red")] == [2, 2, 4]


def test_who_is_away_is_met_by_nobody_and_comes_into_the_reactor_in_turn() -> None:
    table = at("map 0,0 reactor; 1,0 run-2", "away blue green", "parasites reactor gray")
    assert [table.room(c) for c in ("blue.T", "blue.A", "green.T")] == ["-"] * 3
    assert [table.health(c) for c in ("blue.T", "green.A")] == [4, 4]
    table.do("red", "end-turn")
    assert table.owed() == ["blue"]
    assert [table.room(c) for c in ("blue.T", "blue.A", "green.T")] == ["reactor", "reactor", "-"]


def test_more_action_points_than_two_boosts_give_need_a_deck_remade() -> None:
    """Only then can a boost have been played twice in the turn."""
    assert at("turn red ap 9", "dice key reshuffle=40").state.turn.ap == 9


def test_a_room_is_named_or_found_by_its_cell() -> None:
    table = at("map 0,0 reactor; 0,1 vault; 1,0 run-2", "red T4@1,0 A4@0,1", "blue T4@vault.upper")
    assert [table.room(c) for c in ("red.T", "red.A")] == ["run-2", "vault.lower"]
    assert table.room("blue.T") == "vault.upper"


@pytest.mark.parametrize("lines", MIDDLES.values(), ids=MIDDLES.keys())
def test_the_middle_of_anything_can_be_written_down(lines: tuple[str, ...]) -> None:
    table = at(*lines)
    assert all(table.options(color) for color in table.owed())
    assert_comes_back(STATION, table.state)


def test_in_the_middle_of_a_trade_only_the_other_is_waited_for() -> None:
    table = at(*MIDDLES["a trade"])
    assert table.owed() == ["blue"]
    table.do("blue", table.options("blue")[0])
    assert "gas" in table.hand("blue")


def test_the_middle_of_an_armor_decision_goes_on_with_the_wound() -> None:
    table = at(*MIDDLES["an armor decision"])
    assert table.options("blue") == ["take-wounds", "armor blue.T"]
    table.do("blue", "take-wounds")
    assert table.health("blue.T") == 3
    assert table.owed() == ["red"]


def test_the_middle_of_a_second_shot_can_be_held() -> None:
    table = at(*MIDDLES["a second shot"])
    table.do("red", "hold-fire")
    assert table.owed() == ["red"]


def test_the_middle_of_a_healing_knows_who_had_the_first_point() -> None:
    table = at(*MIDDLES["a healing"])
    assert table.options("red") == ["heal red.T", "heal red.A", "stop-healing"]


def test_the_middle_of_a_reveal_offers_every_place() -> None:
    assert len(at(*MIDDLES["a reveal"]).options("red", "lay")) == 4


def test_a_step_still_to_be_done_is_done_at_once() -> None:
    table = at(*MIDDLES["a parasite phase"])
    assert table.owed() == ["red"]
    assert (table.state.marker, table.state.marker_due) == (seat("blue"), False)


ATTACKS = ("fire", "stab", "grenade", "take-wounds", "lay-down", "trade")


@pytest.mark.parametrize("key", ["delta", "zeta", "eta"])
def test_every_position_of_a_game_full_of_deaths_comes_back_as_it_was(key: str) -> None:
    """Also in the Parasite Phase, with the marker of the dead passed on, and after the end."""
    table, choices = begin(key, seats=6, edition="ru", round_limit=6), Dice(f"{key}-choices")
    eliminated = 0
    while not table.ended:
        assert_comes_back(STATION, table.state)
        [color, *_] = table.owed()
        options = table.options(color)
        attacks = [option for option in options if option.split()[0] in ATTACKS]
        table.do(color, choices.pick("option", attacks or options))
        eliminated = table.state.seats - len(table.state.living())
    assert_comes_back(STATION, table.state)
    assert eliminated >= 3


def test_healing_may_wait_for_the_choice_of_a_parasite() -> None:
    """In a red sick bay the parasite comes first, and with none left it has to be chosen."""
    text = (
        "station en seats=5\nmap 0,0 reactor; 0,1 sick-bay red; 1,0 run-2; 2,0 run-3\n"
        "red T2@sick-bay.upper\nparasites run-2 gray*5 black*2; run-3 black*3\n"
        "owed healing red red.T sick-bay 2 -\nowed last-parasite red reactor"
    )
    assert_comes_back(STATION, STATION.read(text))
