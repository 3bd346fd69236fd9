"""Turns: who comes into play, the AP, and what ends a turn."""

import pytest

from tests.table import at, rule

RUN = "map 0,0 reactor; 1,0 run-2"
GUN = "red hand own gas*2 table ammo"


@rule("TURN-1")
def test_both_characters_come_into_the_reactor_with_the_first_turn() -> None:
    table = at(RUN, "blue T4@- A4@-", "green T4@- A4@-")
    table.do("red", "end-turn")
    assert table.room("blue.T") == table.room("blue.A") == "reactor"
    assert table.room("green.T") == table.room("green.A") == "-"


@rule("TURN-1")
def test_later_turns_leave_the_characters_where_they_are() -> None:
    table = at(RUN, "blue T4@run-2 A0")
    table.do("red", "end-turn")
    assert table.room("blue.T") == "run-2"
    assert table.room("blue.A") == "-"


@rule("TURN-1")
def test_nothing_happens_to_those_who_are_not_on_the_map_yet() -> None:
    table = at(
        *(RUN, "red T4@run-2 A4@run-2 hand own gas*2 grenade table ammo"),
        *("blue T4@- A4@-", "parasites reactor gray", "round 1 marker blue due"),
    )
    assert table.options("red", "fire") == []
    table.do("red", "grenade T w", "end-turn")
    assert table.health("green.T") < table.health("blue.T") == table.health("blue.A") == 4


@rule("TURN-2")
@pytest.mark.parametrize(("health", "ap"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_character_gives_ap_by_its_health(health: int, ap: int) -> None:
    for line, total in ((f"T4 A{health}", 2 + ap), (f"T{health} A1", ap + 1)):
        table = at(f"blue {line}")
        table.do("red", "end-turn")
        assert table.state.turn.ap == total


@rule("TURN-2")
def test_the_ap_are_one_pool_for_either_character() -> None:
    table = at("map 0,0 reactor; 0,1 empty-1 180", "turn red ap 4")
    table.do("red", "move T n", "move T s", "move T n", "move T s")
    assert table.state.turn.ap == 0


@rule("TURN-2")
def test_a_death_during_the_turn_takes_no_ap_back() -> None:
    table = at(RUN, "red T1@run-2 A4 hand own gas*2 grenade", "turn red ap 3")
    table.do("red", "grenade A e")
    assert table.health("red.T") == 0
    assert table.state.turn.ap == 2


@rule("TURN-2")
def test_healing_gives_no_ap_before_the_next_turn() -> None:
    table = at("red T2 A4 hand own gas*2 first-aid", "turn red ap 3")
    table.do("red", "first-aid T", "heal red.T", "heal red.T")
    assert table.health("red.T") == 4
    assert table.state.turn.ap == 2


@rule("TURN-3")
def test_ap_may_be_left_unspent_and_are_lost() -> None:
    table = at("turn red ap 3")
    for color in ("red", "blue", "green", "yellow", "white"):
        table.do(color, "end-turn")
    assert table.owed() == ["red"]
    assert table.state.turn.ap == 4


@rule("TURN-3")
@pytest.mark.parametrize(
    ("owed", "owing_rule"),
    [
        ("encounter red T run-2", "ENTER-2"),
        ("trade red blue run-2 - -", "TRADE-2"),
        ("second-shot red", "FIRE-4"),
        ("healing red red.T first-aid 2 -", "ITEM-3"),
        ("place red run-3 reactor", "EXPLORE-2"),
        ("last-parasite red run-2", "SPAWN-2"),
    ],
)
def test_a_turn_does_not_end_while_something_is_owed(owed: str, owing_rule: str) -> None:
    table = at(
        *(RUN, "red T2@run-2 table ammo heavy-gun", "blue T4@run-2"),
        *("parasites reactor gray*5 black*5", "explore run-3 | rest", f"owed {owed}"),
    )
    assert table.refuses("red", "end-turn") == owing_rule


@rule("TURN-3")
def test_a_turn_ends_with_the_last_character_of_its_player() -> None:
    blast = "owed wounds grenade red red.A:1 -"
    assert at("red T4 A1", blast).owed() == ["red"]
    assert at("red T0 A1", blast).owed() == ["blue"]


PAID = [
    ("move T e", RUN),
    ("explore T n 0", "explore run-2 | rest"),
    ("try-next T", "map 0,0 reactor; 0,1 hive; 0,-1 empty-1", "explore sick-bay | rest"),
    ("search T -", RUN, "red T4@run-2"),
    ("terminal T doors", "map 0,0 reactor; 1,0 terminal", "red T4@terminal"),
    ("sick-bay T", "map 0,0 reactor; 0,1 sick-bay", "red T2@sick-bay.upper"),
    ("fire blue.T", GUN),
    ("stab T blue.T", "red T4 table knife"),
    ("grenade T e", RUN, "red hand own gas*2 grenade"),
    ("first-aid T", "red T2 hand own gas*2 first-aid"),
    ("scan-body T blue", "red hand own gas*2 scanner"),
    ("burn T", "map 0,0 reactor; 0,1 hive", "red T4@hive hand own gas*3"),
]


@rule("TURN-5")
@pytest.mark.parametrize("paid", PAID, ids=lambda paid: paid[0].split()[0])
def test_an_action_costs_one_ap(paid: tuple[str, ...]) -> None:
    action, *lines = paid
    table = at(*lines, "turn red ap 1")
    table.do("red", action)
    assert table.state.turn.ap == 0
    assert at(*lines, "turn red ap 0").refuses("red", action) == "TURN-5"


MET = (RUN, "red T4@run-2", "blue T4@run-2")


@rule("TURN-5")
@pytest.mark.parametrize(
    "free",
    [
        ("lay-down keycard", "red hand own gas*2 keycard", "turn red ap 0"),
        ("run T w", RUN, "red T4@run-2", "turn red ap 0 run T"),
        ("trade blue", *MET, "turn red ap 0", "owed encounter red T run-2"),
        ("lay 1,0 0", "explore run-2 | rest", "turn red ap 0", "owed place red run-2 -"),
    ],
    ids=lambda free: free[0].split()[0],
)
def test_what_says_so_costs_nothing(free: tuple[str, ...]) -> None:
    action, *lines = free
    table = at(*lines)
    table.do("red", action)
    assert table.state.turn.ap == 0


@rule("TURN-5")
def test_an_action_may_be_repeated_in_a_turn() -> None:
    table = at(RUN, "red T4@run-2", "search gas*4 | rest", "turn red ap 4")
    table.do("red", *["search T -"] * 4)
    assert table.state.turn.ap == 0


@rule("TURN-5")
def test_parasites_hinder_no_action() -> None:
    lines = (
        *("map 0,0 reactor; 1,0 run-2; 0,1 sick-bay", "red T2@run-2 A3@sick-bay.upper"),
        *("red hand own gas*2 grenade first-aid keycard table knife ammo", "blue T4@run-2"),
    )
    swarm = "parasites reactor black; run-2 gray*5 black*4"
    assert set(at(*lines).options("red")) < set(at(*lines, swarm).options("red"))


@rule("TURN-5", "TURN-3")
def test_the_options_of_a_turn_are_counted_out() -> None:
    """The Trooper in the Run room may move west, search, or lay a room with four doorways in
    the north, east and south: 5. The Android in the Reactor may move east, lay it in the north,
    south and west, or fire at the 6 characters of the others: 10. And the turn may end: 16."""
    table = at(
        "station en seats=4", RUN, GUN, "red T4@run-2", "explore run-3 | rest", "turn red ap 1"
    )
    assert len(table.options("red")) == 16
