"""Who wins: WIN-2 and WIN-5."""

from itertools import combinations

import pytest

from tests.table import Table, at, rule

HIVE = "map 0,0 reactor; 0,1 hive"
TERMINAL = "map 0,0 reactor; 0,1 terminal"
FIGHT = "map 0,0 reactor; 1,0 run-2"
FOUR = "station en seats=4"


def scanned(*lines: str) -> Table:
    """Red scans at a table of four."""
    table = at(FOUR, TERMINAL, "red T4@terminal", *lines)
    table.do("red", "terminal T scan")
    return table


def shot(target: str, *lines: str) -> Table:
    """Red's Android shoots once, with everything else as the lines say."""
    table = at(FOUR, *lines, FIGHT, "red A4@run-2 table ammo")
    table.do("red", f"fire {target}")
    return table


@rule("WIN-2")
def test_a_scan_of_infected_alone_ends_the_game_without_the_last_one() -> None:
    sick = ("blue infected by red", "yellow infected by blue", "green infected by blue")
    table = scanned("red host", *sick)
    assert table.ended == "all_infected"
    assert table.winners == ["red", "blue", "yellow"]


@rule("WIN-2", "WIN-5")
def test_a_host_who_never_infected_anybody_is_not_shut_out() -> None:
    dead = [f"{color} T0 A0" for color in ("blue", "green", "yellow")]
    table = scanned("red host", *dead)
    assert (table.ended, table.winners) == ("all_infected", ["red"])


@rule("WIN-2")
def test_nobody_is_shut_out_if_the_last_one_is_dead() -> None:
    sick = ("blue infected by red", "green infected by red", "yellow T0 A0 infected by red")
    assert scanned("red host", *sick).winners == ["red", "blue", "green"]


@rule("WIN-2")
def test_the_shut_out_never_leaves_the_infected_without_a_winner() -> None:
    sick = ("blue T0 A0 infected by green", "red infected by green")
    table = scanned("green T0 A0 host", *sick, "yellow T0 A0")
    assert (table.ended, table.winners) == ("all_infected", ["red"])


@rule("WIN-2")
def test_without_a_scan_the_game_goes_on_with_infected_alone() -> None:
    sick = [f"{color} infected by red" for color in ("blue", "green", "yellow")]
    table = at(FOUR, TERMINAL, "red T4@terminal host", *sick)
    table.do("red", "move T s", "end-turn")
    assert table.ended is None


@rule("WIN-2", "WIN-4")
def test_a_scan_that_shows_two_humans_with_troopers_ends_nothing() -> None:
    assert scanned("red host", "blue infected by red").ended is None


@rule("WIN-2")
def test_nobody_is_shut_out_where_the_game_ends_otherwise() -> None:
    """The rounds are over with a human left: the last one infected wins too."""
    sick = ("red host", "blue infected by red", "green infected by blue")
    table = at(f"{FOUR} round_limit=1", *sick, "round 1 marker blue due", "search gas | rest")
    table.do("red", "end-turn")
    assert (table.ended, table.winners) == ("round_limit", ["red", "blue", "green"])


@rule("WIN-2", "WIN-0")
def test_the_death_of_the_last_human_ends_the_game_at_once() -> None:
    sick = ("red host", "green infected by red", "yellow infected by green")
    table = shot("blue.A", *sick, "blue T0 A1@run-2")
    assert table.ended == "last_human_killed"
    assert table.winners == ["red", "green"]


@rule("WIN-2")
def test_the_death_of_an_infected_player_does_not() -> None:
    sick = ("red host", "green infected by red", "yellow infected by green")
    table = shot("blue.A", *sick, "blue T0 A1@run-2 infected by red")
    assert table.ended is None


@rule("WIN-2")
def test_a_human_with_a_character_left_keeps_the_game_going() -> None:
    sick = ("red host", "green infected by red", "yellow infected by green")
    assert shot("blue.A", *sick, "blue T4@reactor A1@run-2").ended is None


@rule("WIN-5")
def test_only_the_living_win() -> None:
    table = at(HIVE, "red T4@hive hand own gas*3", "blue T0 A0", "green T0 A1")
    table.do("red", "burn T")
    assert table.winners == ["red", "green", "yellow", "white"]
    sick = ("blue T0 A0 infected by red", "yellow infected by red", "green infected by red")
    assert scanned("red host", *sick).winners == ["red", "yellow"]


@rule("WIN-5")
def test_the_death_of_the_host_ends_nothing() -> None:
    table = shot("blue.A", "blue T0 A1@run-2 host", "green infected by blue")
    assert table.ended is None
    assert table.owed() == ["red"]


@rule("WIN-5")
@pytest.mark.parametrize(
    ("value", "lines", "ended"),
    [
        ("all", ["red T0 A1 host", "blue T1 A0"], "troopers_dead"),
        ("human", ["red T0 A1 host", "blue T1 A0"], "last_human_killed"),
        ("human", ["red T0 A1", "blue T1 A0"], "last_human_killed"),
        ("human", ["red T0 A1 host", "blue T1 A0 infected by red"], "nobody_alive"),
    ],
    ids=["last Trooper", "Host and human", "two humans", "infected alone"],
)
def test_nobody_has_won_if_nobody_is_left(value: str, lines: list[str], ended: str) -> None:
    """The Reactor is all there is, and whatever is rolled the parasite stays in it."""
    last = (*lines, "green T0 A0", "yellow T0 A0", "parasites reactor gray")
    table = at(f"{FOUR} troopers_dead={value}", *last, "round 1 marker blue due")
    table.do("red", "end-turn")
    assert (table.ended, table.winners) == (ended, [])


@rule("WIN-2", "WIN-5")
def test_the_winners_of_all_fifteen_tables_of_infected_survivors_add_up() -> None:
    """Infected in the order red, blue, green, yellow. Without yellow everyone alive wins: over
    the 7 sets of the other three that is 12. With yellow the others alive win: 12 again; and
    yellow alone wins by itself: 1."""
    colors = ("red", "blue", "green", "yellow")
    total = 0
    for size in range(1, 5):
        for living in combinations(colors, size):
            total += len(survivors(living).winners)
    assert total == 12 + 12 + 1


def survivors(living: tuple[str, ...]) -> Table:
    """Only these live, all are infected, and the round limit calls the last scan."""
    lines = ["red host", *(f"{c} infected by red" for c in ("blue", "green", "yellow"))]
    lines += [f"{c} T0 A0" for c in ("red", "blue", "green", "yellow") if c not in living]
    first, second = living[0], living[1 % len(living)]
    turn = f"turn {first}"
    table = at(f"{FOUR} round_limit=1", FIGHT, *lines, f"round 1 marker {second} due", turn)
    table.do(first, "end-turn")
    return table
