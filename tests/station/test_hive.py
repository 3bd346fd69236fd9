"""The Hive: on its side if it must be, stuck, blocked, or laid with a heat scan."""

import pytest

from panicroom.station.map import Place
from panicroom.station.rooms import HIVE
from panicroom.station.rules.ending import HeatScanHeld
from tests.station.test_explore import POCKET, SIDEWAYS, deck
from tests.table import at, heard, named, rule, ruling

# The Reactor's doorways to the north and to the south are taken.
ACROSS = "map 0,0 reactor; 0,1 vault; 0,-1 sick-bay 180"
BEFORE_POCKET = POCKET.removesuffix("; -1,0 parasite-3")


@rule("HIVE-1")
def test_a_hive_that_fits_upright_somewhere_does_not_lie_on_its_side() -> None:
    table = at("explore hive | none")
    assert table.refuses("red", "explore T e 90") == "HIVE-1"
    elsewhere = at("map 0,0 reactor; 0,1 vault; 0,-1 run-2", "explore hive | none")
    assert elsewhere.refuses("red", "explore T e 90") == "EXPLORE-3"


@rule("HIVE-1")
def test_a_hive_that_fits_upright_nowhere_lies_on_its_side() -> None:
    """Its one doorway is in the south. Turned by a quarter clockwise it faces west, and joins the
    Reactor's east side; by three quarters it faces east: two ways for each character."""
    table = at(ACROSS, "explore hive run-2 | none")
    ways = ("e 90", "w 270")
    assert table.options("red", "explore") == [
        f"explore {who} {way}" for who in "TA" for way in ways
    ]
    assert table.refuses("red", "explore T e 270") == "MAP-2"
    assert table.refuses("red", "explore T e 0") == "MAP-2"
    table.do("red", "explore T e 90", "move T e")
    assert table.state.map.place_of[HIVE] == Place((1, 0), 1)
    assert table.room("red.T") == "hive"


@rule("HIVE-1")
def test_on_its_side_the_hive_fills_one_space_and_shows_three_walls() -> None:
    table = at(f"{ACROSS}; 1,0 hive 90; -1,0 storage-1", "red T4@hive", "explore run-2 | none")
    assert table.state.map.free_doorways(HIVE) == ()
    assert table.options("red", "move")[0] == "move T w"


@rule("HIVE-1", "EXPLORE-4")
def test_a_hive_that_comes_up_next_is_laid_on_its_side() -> None:
    table = at(SIDEWAYS, "explore vault hive | none")
    table.do("red", "try-next T")
    assert sorted(table.options("red")) == ["lay -1,0 270", "lay 1,0 90"]


@rule("HIVE-2")
def test_the_card_under_a_stuck_hive_is_shown_and_laid_at_the_room() -> None:
    table = at(POCKET, "red T4@team-1", "explore hive empty-1 run-1 | none")
    assert table.refuses("red", "explore T w 90") == "HIVE-2"
    events = table.do("red", "try-next T")
    assert len(named(heard(events, None), "RoomUnderHiveShown")) == 1
    assert table.state.turn.ap == 3
    assert table.options("red") == ["lay -1,-1 0"]
    assert table.refuses("red", "lay -1,-1 90") == "MAP-1"
    table.do("red", "lay -1,-1 0")
    assert deck(table) == ["hive", "run-1"]


@rule("HIVE-2")
def test_a_card_under_the_hive_that_fits_only_elsewhere_stays() -> None:
    table = at(POCKET, "explore hive empty-1 run-1 | none")
    table.do("red", "try-next T")
    assert deck(table) == ["hive", "empty-1", "run-1"]
    assert table.state.turn.ap == 3
    assert "end-turn" in table.options("red")


@rule("HIVE-2")
def test_a_card_under_the_hive_that_fits_nowhere_goes_under_the_deck() -> None:
    table = at(POCKET, "red T4@team-1", "explore hive run-1 empty-1 | none")
    table.do("red", "try-next T")
    assert deck(table) == ["hive", "empty-1", "run-1"]


@rule("HIVE-2")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_looking_under_the_hive_is_no_relief_and_may_be_repeated(edition: str) -> None:
    """Not even where a failure bars the turn: it is none."""
    lines = (f"station {edition}", POCKET, "red T4@team-1", "turn red relief")
    table = at(*lines, "explore hive run-1 team-4 empty-1 | none")
    table.do("red", "try-next T", "try-next A", "try-next T", "lay -1,-1 0")
    assert deck(table) == ["hive", "run-1", "team-4"]
    assert table.state.turn.ap == 1


@rule("HIVE-2")
def test_under_a_last_card_there_is_nothing_to_see() -> None:
    table = at(POCKET, "explore hive | none")
    assert named(table.do("red", "try-next T"), "RoomUnderHiveShown") == []
    assert deck(table) == ["hive"]
    assert table.state.turn.ap == 3


@rule("HIVE-2")
def test_looking_under_the_hive_does_not_spend_the_relief() -> None:
    table = at(POCKET, "explore hive run-1 empty-1 | none")
    table.do("red", "try-next T")
    assert not table.state.turn.relief


@rule("HIVE-2")
def test_a_hive_that_fits_somewhere_hides_what_is_under_it() -> None:
    table = at(ACROSS, "red T4@vault.lower", "explore hive run-2 | none")
    assert table.refuses("red", "try-next T") == "EXPLORE-4"


@ruling("hive_blocked_winner")
@rule("HIVE-3")
@pytest.mark.parametrize(("side", "winners"), [("infected", ["green"]), ("humans", ["red"])])
def test_the_game_ends_when_no_card_left_fits(side: str, winners: list[str]) -> None:
    """Parasite 3 makes the pocket: Hive, Team 4 and Run 1 cannot fill it."""
    table = at(
        f"station en seats=4 hive_blocked_winner={side}",
        BEFORE_POCKET,
        "explore parasite-3 team-4 hive run-1 | none",
        "green host",
        "blue T0 A0",
        "yellow T0 A0",
        "round 1 marker green",
    )
    table.do("red", "explore T w 0")
    assert table.ended == "hive_blocked"
    assert table.winners == winners


@rule("HIVE-3")
def test_the_game_goes_on_while_any_card_left_fits() -> None:
    table = at(BEFORE_POCKET, "explore parasite-3 team-4 hive run-1 empty-1 | none")
    table.do("red", "explore T w 0")
    assert table.ended is None


@rule("HIVE-3")
def test_the_game_goes_on_while_the_hive_fits_on_its_side() -> None:
    """Storage 2 leaves the vault no place, and the Hive none upright."""
    table = at(SIDEWAYS, "explore storage-2 vault hive | none")
    table.do("red", "explore T e 0")
    assert table.ended is None


@rule("HIVE-3")
def test_nothing_ends_once_the_hive_lies() -> None:
    table = at(BEFORE_POCKET.replace("sick-bay", "hive"), "explore parasite-3 team-4 run-1 | none")
    table.do("red", "explore T w 0")
    assert table.ended is None


@rule("HIVE-3", "TERMINAL-4")
def test_a_reveal_can_block_the_hive_too() -> None:
    table = at(BEFORE_POCKET, "red T4@vault.upper", "explore parasite-3 team-4 hive run-1 | none")
    table.do("red", "terminal T reveal", "lay -1,0 0")
    assert table.ended == "hive_blocked"


@rule("HIVE-4")
def test_laying_the_hive_calls_a_heat_scan_and_nothing_else() -> None:
    table = at("map 0,0 reactor; 1,0 terminal red used", "explore hive | none", "green host")
    events = table.do("red", "explore T n 0")
    assert named(events, "HeatScanHeld") == [HeatScanHeld(infected=1, living=5)]
    assert table.state.turn.ap == 3
    assert table.parasites() == []
    table.do("red", "move A e", "terminal A doors")


@rule("HIVE-4")
def test_no_other_card_calls_a_scan() -> None:
    assert named(at("explore run-2 hive | none").do("red", "explore T n 0"), "HeatScanHeld") == []


@rule("HIVE-4", "WIN-2")
def test_the_scan_at_the_hive_can_end_the_game_at_once() -> None:
    infected = [f"{color} infected by red" for color in ("blue", "green", "yellow", "white")]
    table = at("red host", *infected, "explore hive run-2 | none")
    events = table.do("red", "explore T n 0")
    assert table.ended == "all_infected"
    assert named(events, "NextRoomShown") == []
