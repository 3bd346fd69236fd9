"""Explore: the visible card against the own room, and what becomes of one that fits nowhere."""

from panicroom.station import STATION
from panicroom.station.map import Place
from panicroom.station.rooms import CARD_NUMBER, EXPLORATION, REACTOR
from panicroom.station.rules.laying import NextRoomShown
from tests.table import Table, at, named, rule, ruling

# Only doorways to the east and to the west are left free. So the cards that have none, vault,
# sick bay and Team 4, fit nowhere.
SIDEWAYS = "map 0,0 reactor; 0,1 storage-1; 0,-1 team-3"
WITH_TERMINAL = f"{SIDEWAYS}; 1,0 terminal 180"
# One cell is left, with a doorway to the north of it and one to the east.
POCKET = "map 0,0 reactor; 0,1 vault; 1,0 team-3; 1,1 sick-bay; 0,-1 team-1 180; -1,0 parasite-3"


def deck(table: Table) -> list[str]:
    """The exploration deck from its top down."""
    return [EXPLORATION[card].name for card in reversed(table.state.explore)]


def cell_of(table: Table, card: str) -> Place:
    return table.state.map.place_of[CARD_NUMBER[card]]


@rule("EXPLORE-1")
def test_a_card_is_laid_against_the_room_and_nobody_moves() -> None:
    table = at("explore storage-1 run-2 | none")
    table.do("red", "explore T n 0")
    assert cell_of(table, "storage-1") == Place((0, 1), 0)
    assert table.room("red.T") == "reactor"
    assert table.state.turn.ap == 3
    assert deck(table) == ["run-2"]


@rule("EXPLORE-1")
def test_a_card_may_be_laid_against_a_security_door() -> None:
    table = at("map 0,0 reactor; 0,1 empty-2", "red T4@empty-2", "explore run-2 | none")
    table.do("red", "explore T w 0")
    assert cell_of(table, "run-2") == Place((-1, 1), 0)


@rule("EXPLORE-1")
def test_a_card_is_joined_by_a_free_doorway_of_that_very_room() -> None:
    """Storage 1 has a wall in the north, the Reactor in the south, a free doorway in the east."""
    table = at("map 0,0 reactor; 0,1 storage-1", "red T4@storage-1", "explore run-2 | none")
    assert table.options("red", "explore")[:2] == ["explore T e 0", "explore A e 0"]
    assert table.refuses("red", "explore T n 0") == "EXPLORE-1"
    assert table.refuses("red", "explore T s 0") == "EXPLORE-1"


@rule("EXPLORE-1")
def test_no_card_is_laid_at_will() -> None:
    assert at("explore run-2 | none").refuses("red", "lay 0,1 0") == "EXPLORE-1"


@rule("EXPLORE-2")
def test_storage_1_is_explored_in_eight_ways_from_the_reactor() -> None:
    """`#oo#` meets the Reactor by its S doorway in the north and by its E doorway in the west;
    turned, `o##o`, by its N doorway in the south and its W doorway in the east. Four ways, for
    the Trooper and for the Android: eight."""
    ways = ("n 0", "e 180", "s 180", "w 0")
    expected = [f"explore {who} {way}" for who in "TA" for way in ways]
    assert at("explore storage-1 | none").options("red", "explore") == expected


@rule("EXPLORE-2")
def test_the_card_to_come_is_laid_where_the_player_chooses_before_anything_else() -> None:
    """Storage 2, `oo#o`, turned `#ooo`, joins the Reactor either way, in the east and the west."""
    table = at(SIDEWAYS, "explore vault storage-2 | none")
    table.do("red", "try-next T")
    assert table.refuses("red", "end-turn") == "EXPLORE-2"
    ways = ["lay -1,0 0", "lay -1,0 180", "lay 1,0 0", "lay 1,0 180"]
    assert sorted(table.options("red")) == ways
    table.do("red", "lay -1,0 180")
    assert cell_of(table, "storage-2") == Place((-1, 0), 2)


@rule("EXPLORE-3")
def test_a_card_that_fits_only_elsewhere_is_not_explored_here() -> None:
    """The vault's lower room has no doorway left, its upper room never had one."""
    for room in ("vault.lower", "vault.upper"):
        table = at("map 0,0 reactor; 0,1 vault", f"red T4@{room}", "explore run-2 | none")
        assert table.refuses("red", "explore T n 0") == "EXPLORE-3"
        refusal = STATION.why_not(table.view("red"), STATION.parse("explore T n 0"))
        assert refusal is not None
        assert refusal.params["rooms"] == (REACTOR,)


@rule("EXPLORE-4")
def test_a_card_that_fits_anywhere_is_not_put_under_the_deck() -> None:
    lines = ("map 0,0 reactor; 0,1 vault", "red T4@vault.lower", "explore run-2 run-3 | none")
    table = at(*lines)
    assert table.refuses("red", "try-next T") == "EXPLORE-4"
    assert table.refuses("red", "try-next A") == "EXPLORE-4"


@rule("EXPLORE-4")
def test_a_card_that_fits_nowhere_goes_under_the_deck_and_the_next_is_laid() -> None:
    table = at(SIDEWAYS, "explore vault storage-2 run-2 | none")
    assert table.refuses("red", "explore T e 0") == "EXPLORE-4"
    assert table.options("red", "explore") == []
    events = table.do("red", "try-next T")
    assert named(events, "NextRoomShown") == [NextRoomShown(CARD_NUMBER["storage-2"])]
    assert table.state.turn.ap == 3
    assert deck(table) == ["storage-2", "run-2", "vault"]
    table.do("red", "lay -1,0 0")
    assert table.state.turn.ap == 3
    assert deck(table) == ["run-2", "vault"]


@rule("EXPLORE-4", "EXPLORE-1")
def test_the_next_card_is_laid_at_the_character_s_room() -> None:
    table = at(SIDEWAYS, "red T4@storage-1", "explore vault run-2 | none")
    table.do("red", "try-next T")
    assert table.options("red") == ["lay 1,1 0"]
    assert table.refuses("red", "lay 1,0 0") == "EXPLORE-1"
    assert table.refuses("red", "lay 1,1 90") == "MAP-1"


@rule("EXPLORE-4")
def test_a_next_card_that_does_not_fit_here_stays_on_top_and_the_ap_is_lost() -> None:
    """One may try from any room, even from one without a free doorway."""
    lines = ("map 0,0 reactor; 0,1 vault; 0,-1 hive 180", "red T4@vault.lower")
    table = at(*lines, "explore sick-bay run-2 | none")
    table.do("red", "try-next T")
    assert deck(table) == ["run-2", "sick-bay"]
    assert table.state.turn.ap == 3
    assert "end-turn" in table.options("red")


@rule("EXPLORE-4")
def test_a_single_card_that_fits_nowhere_is_tried_in_vain() -> None:
    table = at(SIDEWAYS, "explore vault | none")
    table.do("red", "try-next T")
    assert deck(table) == ["vault"]
    assert table.state.turn.ap == 3
    assert "end-turn" in table.options("red")


@rule("EXPLORE-4")
def test_the_relief_comes_once_in_a_turn() -> None:
    table = at(SIDEWAYS, "explore vault sick-bay team-4 | none")
    table.do("red", "try-next T")
    assert table.options("red", "try-next") == []
    assert table.refuses("red", "try-next A") == "EXPLORE-4"
    assert table.refuses("red", "explore T e 0") == "EXPLORE-4"
    table.do("red", "end-turn")
    table.do("blue", "try-next T")
    assert deck(table) == ["team-4", "vault", "sick-bay"]


@rule("EXPLORE-4")
def test_the_relief_is_spent_even_if_the_next_card_was_laid() -> None:
    table = at(SIDEWAYS, "explore vault storage-2 sick-bay | none")
    table.do("red", "try-next T", "lay 1,0 0")
    assert table.refuses("red", "try-next T") == "EXPLORE-4"


@rule("EXPLORE-4", "TERMINAL-4")
def test_a_reveal_in_vain_is_the_relief_of_the_turn() -> None:
    table = at(WITH_TERMINAL, "red T4@terminal", "explore vault sick-bay team-4 | none")
    table.do("red", "terminal T reveal")
    assert deck(table) == ["sick-bay", "team-4", "vault"]
    assert table.refuses("red", "try-next A") == "EXPLORE-4"


@rule("EXPLORE-4", "TERMINAL-4")
def test_after_the_relief_nothing_is_revealed_while_the_visible_card_fits_nowhere() -> None:
    table = at(WITH_TERMINAL, "red T4@terminal", "explore vault sick-bay team-4 | none")
    table.do("red", "try-next A")
    assert table.refuses("red", "terminal T reveal") == "EXPLORE-4"


@ruling("failed_explore")
@rule("EXPLORE-4")
def test_after_a_failure_a_card_that_fits_may_be_explored_unless_it_bars_the_turn() -> None:
    """From the vault nothing can be laid; Run 2 comes up and would fit at the Reactor."""
    lines = (
        "map 0,0 reactor; 0,1 vault; 0,-1 hive 180",
        "red T4@vault.upper",
        "explore sick-bay run-2 | none",
    )
    once = at("station en failed_explore=once", *lines)
    once.do("red", "try-next T", "explore A e 0")
    barred = at("station en failed_explore=bars_turn", *lines)
    barred.do("red", "try-next T")
    assert barred.options("red", "explore") == []
    assert barred.refuses("red", "explore A e 0") == "EXPLORE-4"
    assert barred.refuses("red", "try-next A") == "EXPLORE-4"
    assert barred.refuses("red", "terminal T reveal") == "EXPLORE-4"
    barred.do("red", "end-turn")
    barred.do("blue", "explore T w 0")


@ruling("failed_explore")
@rule("EXPLORE-4", "TERMINAL-4")
def test_a_reveal_in_vain_bars_the_turn_too() -> None:
    """Team 4 fits nowhere, nor does the Hive after it, which is no reason to stop (HIVE-2)."""
    lines = (POCKET, "red T4@vault.upper", "explore team-4 hive run-1 | none")
    once = at("station en failed_explore=once", *lines)
    once.do("red", "terminal T reveal", "try-next A")
    barred = at("station en failed_explore=bars_turn", *lines)
    barred.do("red", "terminal T reveal")
    assert barred.refuses("red", "try-next A") == "EXPLORE-4"


@rule("EXPLORE-4")
def test_a_relief_that_lays_a_card_bars_nothing() -> None:
    table = at("station fr", SIDEWAYS, "explore vault storage-2 run-2 | none")
    table.do("red", "try-next T", "lay -1,0 0", "explore T e 0")
    assert deck(table) == ["vault"]


@rule("EXPLORE-5")
def test_with_no_cards_left_there_is_no_exploring() -> None:
    table = at("explore run-2 | none")
    table.do("red", "explore T n 0")
    assert deck(table) == []
    assert table.options("red", "explore") + table.options("red", "try-next") == []
    assert table.refuses("red", "explore T e 0") == "EXPLORE-5"
    assert table.refuses("red", "try-next T") == "EXPLORE-5"


@rule("EXPLORE-5", "SETUP-6")
def test_after_the_hive_is_laid_exploring_goes_on() -> None:
    table = at("explore hive run-2 | none")
    events = table.do("red", "explore T n 0")
    assert named(events, "NextRoomShown") == [NextRoomShown(CARD_NUMBER["run-2"])]
    table.do("red", "explore T e 0")
    assert deck(table) == []
