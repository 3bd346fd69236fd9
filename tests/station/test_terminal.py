"""The terminal: who may use it, the alarm, and its three functions."""

import pytest

from panicroom.kernel.audience import Event
from panicroom.station.rules.ending import HeatScanHeld
from tests.station.test_explore import POCKET, WITH_TERMINAL, deck
from tests.station.test_hive import ACROSS
from tests.table import at, named, rule, ruling

OFFICE = "map 0,0 reactor; 1,0 terminal; 0,1 vault"
ALARMED = "map 0,0 reactor; 1,0 terminal red used"
AT_WORK = "red T4@terminal"
NORTH = "rolls 1"
"""Its first D4 shows 1."""


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@rule("TERMINAL-1")
def test_a_terminal_offers_three_functions_for_one_ap() -> None:
    """The Trooper stands at a terminal: scan, doors, reveal. The Android, in the Reactor, does
    not. Three uses in all."""
    table = at(OFFICE, AT_WORK)
    uses = ["terminal T scan", "terminal T doors", "terminal T reveal"]
    assert table.options("red", "terminal") == uses
    table.do("red", "terminal T scan")
    assert table.state.turn.ap == 3


@rule("TERMINAL-1")
def test_either_character_uses_it_where_it_stands() -> None:
    table = at(OFFICE, "red A4@terminal")
    assert table.refuses("red", "terminal T scan") == "TERMINAL-1"
    table.do("red", "terminal A scan")


@rule("TERMINAL-1")
def test_the_terminal_of_a_vault_is_in_its_upper_room() -> None:
    table = at(OFFICE, "red T4@vault.lower A4@vault.upper")
    assert table.refuses("red", "terminal T scan") == "TERMINAL-1"
    table.do("red", "terminal A scan")


@rule("TERMINAL-1")
def test_one_terminal_is_used_once_in_a_turn_whichever_it_is() -> None:
    table = at(OFFICE, "red T4@terminal A4@vault.upper", "blue T4@terminal")
    table.do("red", "terminal T scan")
    assert table.options("red", "terminal") == []
    assert table.refuses("red", "terminal T doors") == "TERMINAL-1"
    assert table.refuses("red", "terminal A scan") == "TERMINAL-1"
    table.do("red", "end-turn")
    table.do("blue", "terminal T scan")


@rule("TERMINAL-1")
def test_a_black_side_raises_no_alarm_and_turns_red_after_the_function() -> None:
    table = at(OFFICE, AT_WORK)
    events = names(table.do("red", "terminal T scan"))
    assert events == ["TerminalUsed", "HeatScanHeld", "CardTurnedRed"]
    assert table.parasites() == []


@rule("TERMINAL-1")
def test_a_black_side_turns_red_after_the_card_revealed_is_laid() -> None:
    table = at(OFFICE, AT_WORK, "explore run-2 hive | none")
    assert "CardTurnedRed" not in names(table.do("red", "terminal T reveal"))
    assert names(table.do("red", "lay -1,0 0"))[-1] == "CardTurnedRed"


@rule("TERMINAL-1")
def test_on_the_red_side_a_parasite_appears_before_the_function() -> None:
    table = at(ALARMED, AT_WORK, NORTH)
    events = names(table.do("red", "terminal T scan"))
    assert events == ["TerminalUsed", "DieRolled", "ParasiteAppeared", "HeatScanHeld"]
    assert table.parasites() == ["gray@terminal"]


@rule("TERMINAL-1")
def test_a_used_terminal_stays_alarmed_for_whoever_comes_next() -> None:
    table = at(OFFICE, "red T4@terminal", "blue T4@terminal", NORTH)
    table.do("red", "terminal T scan", "end-turn")
    table.do("blue", "terminal T doors")
    assert table.parasites() == ["gray@terminal"]


@ruling("terminal_alarm")
@rule("TERMINAL-1")
def test_the_alarm_asks_for_a_red_side_or_for_an_earlier_use() -> None:
    """The terminal was searched, which turned it red, but nobody has used it."""
    lines = ("map 0,0 reactor; 1,0 terminal red", "red T4@terminal", "blue T4@terminal", NORTH)
    red_side = at("station en terminal_alarm=red_side", *lines)
    red_side.do("red", "terminal T scan")
    assert red_side.parasites() == ["gray@terminal"]
    reuse = at("station en terminal_alarm=reuse", *lines)
    reuse.do("red", "terminal T scan")
    assert reuse.parasites() == []
    reuse.do("red", "end-turn")
    reuse.do("blue", "terminal T scan")
    assert reuse.parasites() == ["gray@terminal"]


@rule("TERMINAL-1")
def test_the_use_of_one_terminal_does_not_alarm_another() -> None:
    lines = ("map 0,0 reactor; 1,0 terminal red used; 0,1 vault", "red T4@vault.upper")
    table = at("station cs", *lines)
    table.do("red", "terminal T scan")
    assert table.parasites() == []


@rule("TERMINAL-2")
def test_a_heat_scan_counts_the_infected_among_the_living() -> None:
    table = at(OFFICE, AT_WORK, "green host", "blue infected by green", "white T0 A0")
    events = table.do("red", "terminal T scan")
    assert named(events, "HeatScanHeld") == [HeatScanHeld(infected=2, living=4)]


@rule("TERMINAL-2")
@pytest.mark.parametrize("function", ["doors", "reveal"])
def test_no_other_function_scans(function: str) -> None:
    table = at(OFFICE, AT_WORK, "explore run-2 | none")
    assert named(table.do("red", f"terminal T {function}"), "HeatScanHeld") == []


@rule("TERMINAL-3")
def test_open_doors_open_to_everyone_until_the_next_parasite_phase() -> None:
    waiting = ("blue T4@vault.lower", "green T4@vault.lower", "round 1 marker green due")
    table = at(OFFICE, AT_WORK, *waiting)
    table.do("red", "terminal T doors", "end-turn")
    table.do("blue", "move T n", "end-turn")
    assert table.room("blue.T") == "vault.upper"
    assert table.refuses("green", "move T n") == "DOOR-1"


@rule("TERMINAL-3")
def test_the_doors_of_cards_laid_later_are_open_too() -> None:
    table = at(OFFICE, "red A4@terminal", "explore team-4 | none")
    table.do("red", "terminal A doors", "explore T s 0", "move T s")
    assert table.room("red.T") == "team-4"


@rule("TERMINAL-3")
def test_a_scan_opens_no_door() -> None:
    table = at(OFFICE, "red T4@terminal A4@vault.lower")
    table.do("red", "terminal T scan")
    assert table.refuses("red", "move A n") == "DOOR-1"


@rule("TERMINAL-4")
def test_run_2_is_revealed_in_four_places() -> None:
    """It has four doorways and looks the same turned. South and west of the Reactor, south and
    east of the terminal a doorway is free; the cell between vault and terminal has walls. Four."""
    table = at(OFFICE, AT_WORK, "explore run-2 hive | none")
    table.do("red", "terminal T reveal")
    assert table.options("red") == ["lay -1,0 0", "lay 0,-1 0", "lay 1,-1 0", "lay 2,0 0"]
    assert table.refuses("red", "end-turn") == "EXPLORE-2"
    table.do("red", "lay -1,0 0")
    assert deck(table) == ["hive"]
    assert table.room("red.T") == "terminal"
    assert table.state.turn.ap == 3


@rule("TERMINAL-4", "EXPLORE-4")
def test_when_the_visible_card_fits_nowhere_the_next_is_laid_anywhere() -> None:
    table = at(WITH_TERMINAL, AT_WORK, "explore vault run-2 | none")
    table.do("red", "terminal T reveal", "lay -1,-1 0")
    assert deck(table) == ["vault"]


@rule("TERMINAL-4", "HIVE-1")
def test_the_hive_is_revealed_on_its_side_if_it_must_be() -> None:
    table = at(ACROSS, "red T4@vault.upper", "explore hive | none")
    table.do("red", "terminal T reveal")
    assert table.options("red") == ["lay -1,0 270", "lay 1,0 90"]
    assert len(named(table.do("red", "lay 1,0 90"), "HeatScanHeld")) == 1


@rule("TERMINAL-4", "HIVE-2")
def test_the_card_under_a_stuck_hive_is_laid_anywhere_or_goes_under_the_deck() -> None:
    """The one place for it is far from the vault."""
    table = at(POCKET, "red T4@vault.upper", "explore hive empty-1 run-1 | none")
    table.do("red", "terminal T reveal", "lay -1,-1 0")
    assert deck(table) == ["hive", "run-1"]
    table = at(POCKET, "red T4@vault.upper", "explore hive run-1 empty-1 | none")
    table.do("red", "terminal T reveal")
    assert deck(table) == ["hive", "empty-1", "run-1"]
    assert table.refuses("red", "terminal T reveal") == "TERMINAL-1"


@rule("TERMINAL-4", "EXPLORE-5")
def test_with_no_cards_left_nothing_is_revealed() -> None:
    table = at(OFFICE, AT_WORK, "explore - | none")
    assert table.options("red", "terminal") == ["terminal T scan", "terminal T doors"]
    assert table.refuses("red", "terminal T reveal") == "EXPLORE-5"


@ruling("reveal_limit")
@rule("TERMINAL-4")
def test_reveal_is_for_one_player_in_a_turn_or_for_one_in_a_round() -> None:
    lines = (OFFICE, AT_WORK, "blue T4@terminal", "green T4@terminal", "round 1 marker green due")
    deck_line = "explore run-2 run-3 empty-1 hive | none"
    by_turn = at("station en reveal_limit=turn", *lines, deck_line)
    by_turn.do("red", "terminal T reveal", "lay -1,0 0", "end-turn")
    by_turn.do("blue", "terminal T reveal")
    by_round = at("station en reveal_limit=round", *lines, deck_line)
    by_round.do("red", "terminal T reveal", "lay -1,0 0", "end-turn")
    assert by_round.options("blue", "terminal") == ["terminal T scan", "terminal T doors"]
    assert by_round.refuses("blue", "terminal T reveal") == "TERMINAL-4"
    by_round.do("blue", "end-turn")
    by_round.do("green", "terminal T reveal")


@rule("TERMINAL-4")
def test_a_scan_leaves_the_reveal_of_the_round_to_others() -> None:
    lines = (OFFICE, AT_WORK, "blue T4@terminal", "explore run-2 hive | none")
    table = at("station en reveal_limit=round", *lines)
    table.do("red", "terminal T scan", "end-turn")
    table.do("blue", "terminal T reveal")
    assert table.options("blue", "lay") != []
