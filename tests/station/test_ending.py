"""When the game ends: WIN-0, WIN-1, WIN-3, WIN-4, WIN-6."""

import pytest

from tests.table import Table, at, named, rule, ruling

HIVE = "map 0,0 reactor; 0,1 hive; 1,0 run-2"
TERMINAL = "map 0,0 reactor; 0,1 terminal; 1,0 run-2"
FIGHT = "map 0,0 reactor; 1,0 run-2"
GUN = "red T4@run-2 A4@run-2 table ammo"
"""Red stands with both characters and a loaded gun in a Run room."""
FOUR = "station en seats=4"


def scanned(head: str, *lines: str) -> Table:
    table = at(head, TERMINAL, "red T4@terminal", *lines)
    table.do("red", "terminal T scan")
    return table


@rule("WIN-1", "WIN-0")
def test_a_trooper_burns_the_hive_with_three_gas_cans() -> None:
    table = at(HIVE, "red T4@hive hand own gas*4", "green host")
    table.do("red", "burn T")
    assert (table.ended, table.winners) == ("burned", ["red", "blue", "yellow", "white"])
    assert table.hand("red").count("gas") == 1
    assert table.state.turn.ap == 3


@rule("WIN-1")
@pytest.mark.parametrize(
    ("lines", "who"),
    [
        (["red T4@reactor hand own gas*3"], "T"),
        (["red T4@hive A4@hive hand own gas*3"], "A"),
        (["red T4@hive hand own gas*2"], "T"),
        (["red T4@hive hand own gas*3 infected by blue", "blue host"], "T"),
    ],
    ids=["not in the Hive", "an Android", "too little gas", "infected"],
)
def test_nobody_else_burns_the_hive(lines: list[str], who: str) -> None:
    assert at(HIVE, *lines).refuses("red", f"burn {who}") == "WIN-1"


@rule("WIN-1")
def test_burning_takes_an_action_point_and_a_living_trooper() -> None:
    table = at(HIVE, "red T4@hive hand own gas*3", "turn red ap 0")
    assert table.refuses("red", "burn T") == "TURN-5"
    table = at(HIVE, "red T0 A4@hive hand own gas*3")
    assert table.refuses("red", "burn T") == "DEATH-1"


@rule("WIN-1")
@ruling("gas_needed")
def test_the_table_may_ask_for_more_gas() -> None:
    red = "red T4@hive hand own gas*3"
    assert at("station en gas_needed=3", HIVE, red).options("red", "burn") == ["burn T"]
    assert at("station en gas_needed=4", HIVE, red).refuses("red", "burn T") == "WIN-1"


LAST_HUMAN = ("blue infected by red", "green T0 A0", "yellow hand own ammo armor")


@rule("WIN-3")
def test_a_scan_that_shows_a_last_human_without_gas_ends_the_game() -> None:
    table = scanned(FOUR, "red host", *LAST_HUMAN, "search armor ammo | none")
    assert table.ended == "last_human_without_gas"
    assert table.winners == ["red", "blue"]


@rule("WIN-3")
@pytest.mark.parametrize(
    "line",
    ["yellow hand own gas ammo", "search armor gas | none", "green T4@run-2"],
    ids=["gas in the hand", "gas in the deck", "a second human"],
)
def test_the_game_goes_on_while_there_is_hope(line: str) -> None:
    table = scanned(FOUR, "red host", *LAST_HUMAN, "search armor ammo | none", line)
    assert table.ended is None


@rule("WIN-3")
def test_gas_in_other_hands_is_no_hope() -> None:
    blue = "blue hand own gas*5"
    table = scanned(FOUR, "red host", *LAST_HUMAN, blue, "search armor | none")
    assert table.ended == "last_human_without_gas"


@rule("WIN-3")
@ruling("last_human_gas")
def test_too_little_gas_counts_as_none_if_the_ruling_says_so() -> None:
    lines = ("red host", *LAST_HUMAN, "yellow hand own gas ammo", "search gas armor | none")
    assert scanned(f"{FOUR} last_human_gas=none", *lines).ended is None
    table = scanned(f"{FOUR} last_human_gas=too_few", *lines)
    assert table.ended == "last_human_without_gas"
    enough = (*lines, "search gas gas armor | none")
    assert scanned(f"{FOUR} last_human_gas=too_few", *enough).ended is None


TROOPERS = ("red T0 A4@run-2 host", "green T0", "yellow T0")


@rule("WIN-4")
def test_the_death_of_the_last_trooper_ends_the_game() -> None:
    table = at(FOUR, FIGHT, GUN, *TROOPERS, "blue T1@run-2")
    table.do("red", "fire blue.T")
    assert (table.ended, table.winners) == ("troopers_dead", ["red"])


@rule("WIN-4")
def test_a_living_trooper_of_anybody_keeps_the_game_going() -> None:
    table = at(FOUR, FIGHT, GUN, *TROOPERS, "yellow T1", "blue T1@run-2")
    table.do("red", "fire blue.T")
    assert table.ended is None


@rule("WIN-4")
@ruling("troopers_dead")
def test_troopers_of_humans_alone_count_if_the_ruling_says_so() -> None:
    troopers = (*TROOPERS, "yellow T4 infected by red", "blue T1@run-2")
    for value, ended in (("all", None), ("human", "troopers_dead")):
        table = at(f"{FOUR} troopers_dead={value}", FIGHT, GUN, *troopers)
        table.do("red", "fire blue.T")
        assert table.ended == ended
    table = at(f"{FOUR} troopers_dead=human", FIGHT, GUN, *troopers, "green T1")
    table.do("red", "fire blue.T")
    assert table.ended is None


@rule("WIN-4")
def test_without_a_living_human_no_trooper_of_a_human_is_missed() -> None:
    sick = [f"{color} infected by red" for color in ("green", "yellow")]
    table = at(f"{FOUR} troopers_dead=human", FIGHT, GUN, "red host", *sick, "blue T0 A1@run-2")
    table.do("red", "fire blue.A")
    assert table.ended == "last_human_killed"


@rule("WIN-4", "WIN-0")
def test_dead_troopers_are_asked_about_at_a_scan_and_never_after_a_trade() -> None:
    """With blue infected no human Trooper is left, but a trade must not show it."""
    head = f"{FOUR} troopers_dead=human"
    red = "red T4@reactor A4@terminal host"
    table = at(head, TERMINAL, red, "blue T4@run-2 hand own gas armor", "green T0", "yellow T0")
    table.do("red", "move T e", "trade blue", "give infect:red")
    table.do("blue", "give armor")
    assert table.ended is None
    table.do("red", "terminal A scan")
    assert table.ended == "troopers_dead"


@rule("WIN-0")
def test_dead_troopers_come_before_the_last_human() -> None:
    sick = ("green T0 infected by red", "yellow T0 infected by red")
    table = at(FOUR, FIGHT, GUN, "red T0 A4@run-2 host", *sick, "blue T1@run-2 A0")
    table.do("red", "fire blue.T")
    assert table.ended == "troopers_dead"


@rule("WIN-0")
def test_dead_troopers_come_before_a_lack_of_gas_at_a_scan() -> None:
    lines = ("red host", *LAST_HUMAN, "yellow T0", "search armor | none")
    assert scanned(f"{FOUR} troopers_dead=human", *lines).ended == "troopers_dead"
    assert scanned(f"{FOUR} troopers_dead=all", *lines).ended == "last_human_without_gas"


@rule("WIN-0")
def test_nothing_is_owed_and_nothing_allowed_after_the_end() -> None:
    table = at(HIVE, "red T4@hive hand own gas*3")
    table.do("red", "burn T")
    assert table.owed() == []
    assert table.refuses("red", "end-turn") == "WIN-0"


@rule("WIN-6")
@ruling("round_limit")
def test_the_hive_still_stands_after_the_last_round() -> None:
    lines = (FIGHT, "green host", "yellow infected by green", "round 3 marker blue due")
    table = at("station en round_limit=3", *lines)
    table.do("red", "end-turn")
    assert (table.ended, table.winners) == ("round_limit", ["green", "yellow"])
    for more in (4, 0):
        table = at(f"station en round_limit={more}", *lines)
        table.do("red", "end-turn")
        assert (table.ended, table.state.round) == (None, 4)


@rule("WIN-6")
def test_the_last_scan_may_end_the_game_by_itself() -> None:
    sick = [f"{color} infected by red" for color in ("blue", "green", "yellow")]
    table = at(f"{FOUR} round_limit=3", FIGHT, "red host", *sick, "round 3 marker blue due")
    events = table.do("red", "end-turn")
    assert len(named(events, "HeatScanHeld")) == 1
    assert (table.ended, table.winners) == ("all_infected", ["red", "blue", "green"])


@rule("WIN-6")
def test_the_last_scan_comes_before_doors_roll_and_wounds() -> None:
    lines = (FIGHT, "parasites reactor gray*5", "round 3 marker blue due doors")
    table = at("station en round_limit=3", *lines)
    events = table.do("red", "end-turn")
    assert named(events, "DieRolled") == []
    assert (table.ended, table.winners) == ("round_limit", [])
    assert table.health("blue.T") == 4


@rule("WIN-6")
def test_the_default_is_forty_rounds() -> None:
    for number, ended in ((39, None), (40, "round_limit")):
        table = at(FIGHT, f"round {number} marker blue due")
        table.do("red", "end-turn")
        assert table.ended == ended
