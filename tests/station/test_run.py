"""Run: whoever enters an empty Run room may leave it at once, for nothing."""

import pytest

from tests.table import at, rule

HALL = "map 0,0 reactor; 1,0 run-2"
# Two Run rooms in a row, and a room beyond.
PASSAGE = "map 0,0 reactor; 1,0 run-2; 2,0 run-3; 3,0 storage-1 180"
# North of Run 2 there is a security door.
GATE = "map 0,0 reactor; 1,0 run-2; 1,1 empty-2"


@rule("RUN-1")
def test_an_empty_run_room_is_left_for_nothing() -> None:
    table = at(PASSAGE, "turn red ap 1")
    table.do("red", "move T e")
    assert table.state.turn.ap == 0
    table.do("red", "run T w")
    assert table.room("red.T") == "reactor"
    assert table.state.turn.ap == 0


@rule("RUN-1")
def test_a_run_leads_through_another_run_room_and_on() -> None:
    table = at(PASSAGE, "turn red ap 1")
    table.do("red", "move T e", "run T e", "run T e")
    assert table.room("red.T") == "storage-1"
    assert table.state.turn.ap == 0


@rule("RUN-1")
def test_a_run_ends_in_a_room_of_another_kind() -> None:
    table = at(f"{HALL}; -1,0 storage-1")
    table.do("red", "move T e", "run T w")
    assert table.options("red", "run") == []
    assert table.refuses("red", "run T w") == "RUN-1"


@rule("RUN-1")
def test_a_chain_of_runs_does_not_return_to_a_run_room_it_has_run_through() -> None:
    table = at(PASSAGE)
    table.do("red", "move T e", "run T e")
    assert table.options("red", "run") == ["run T e"]
    assert table.refuses("red", "run T w") == "RUN-1"


@rule("RUN-1")
def test_a_move_for_ap_begins_a_new_chain() -> None:
    table = at(PASSAGE)
    table.do("red", "move T e", "run T e", "move T w", "run T e")
    assert table.room("red.T") == "run-3"
    assert table.state.turn.ap == 2


@rule("RUN-1")
def test_three_runs_lead_out_of_a_run_room_with_three_neighbours() -> None:
    """Run 2 has Storage 2 (turned: `#ooo`) in the north, Run 3 in the east, nothing in the south
    and the Reactor in the west: three runs for the Trooper that has entered, the way back among
    them, and none for the Android that stood there."""
    table = at("map 0,0 reactor; 1,0 run-2; 1,1 storage-2 180; 2,0 run-3", "red A4@run-2")
    table.do("red", "move T e")
    assert table.options("red", "run") == ["run T n", "run T e", "run T w"]


@rule("RUN-1")
def test_nobody_runs_from_a_run_room_that_holds_another_player_s_character() -> None:
    table = at(HALL, "blue T4@run-2", "turn red traded T@run-2")
    table.do("red", "move T e")
    assert table.options("red", "run") == []
    assert table.refuses("red", "run T w") == "RUN-1"


@rule("RUN-1")
def test_an_own_character_or_a_parasite_in_the_run_room_hinders_nobody() -> None:
    table = at(HALL, "red A4@run-2", "parasites run-2 gray")
    table.do("red", "move T e", "run T w")
    assert table.room("red.T") == "reactor"


@rule("RUN-1")
def test_only_the_character_that_entered_may_run_and_only_after_entering() -> None:
    table = at(HALL, "red A4@run-2")
    assert table.refuses("red", "run A w") == "RUN-1"
    table.do("red", "move T e")
    assert table.refuses("red", "run A w") == "RUN-1"


@rule("RUN-1")
def test_no_other_room_is_left_for_nothing() -> None:
    table = at("map 0,0 reactor; 1,0 storage-2")
    table.do("red", "move T e")
    assert table.options("red", "run") == []
    assert table.refuses("red", "run T w") == "RUN-1"


@rule("RUN-1")
def test_a_run_needs_a_room_that_is_there() -> None:
    table = at(HALL)
    table.do("red", "move T e")
    assert table.options("red", "run") == ["run T w"]
    assert table.refuses("red", "run T s") == "MOVE-1"


@rule("RUN-1", "DOOR-1")
def test_a_run_passes_doors_as_a_move_does() -> None:
    table = at(GATE)
    table.do("red", "move T e")
    assert table.refuses("red", "run T n") == "DOOR-1"
    table = at(GATE, "red table keycard")
    table.do("red", "move T e", "run T n")
    assert table.room("red.T") == "empty-2"


@rule("RUN-1")
def test_zero_ap_items_are_laid_down_before_a_run() -> None:
    table = at(GATE, "red hand own keycard boost gas gas")
    table.do("red", "move T e", "lay-down keycard", "boost", "run T n")
    assert table.room("red.T") == "empty-2"
    assert table.state.turn.ap == 5


@rule("RUN-1")
@pytest.mark.parametrize("action", ["search T -", "explore T e 0", "explore A n 0", "move A e"])
def test_any_action_for_ap_by_either_character_gives_the_chance_up(action: str) -> None:
    table = at(HALL, "explore run-3 | none", "search gas | none")
    table.do("red", "move T e", action)
    assert table.refuses("red", "run T w") == "RUN-1"


@rule("RUN-1")
def test_the_chance_is_gone_with_the_turn() -> None:
    table = at(HALL, "blue A0", "green T0 A0", "yellow T0 A0", "white T0 A0")
    table.do("red", "move T e", "end-turn")
    table.do("blue", "end-turn")
    assert table.refuses("red", "run T w") == "RUN-1"


@rule("RUN-1")
def test_whoever_runs_has_not_searched_the_room() -> None:
    table = at(HALL, "red hand own gas gas")
    table.do("red", "move T e", "run T w")
    assert table.hand("red").count("gas") == 2
    assert table.state.red == frozenset()


@rule("RUN-1", "ENTER-2")
def test_a_run_into_a_room_with_others_is_an_encounter() -> None:
    table = at(PASSAGE, "blue T4@run-3")
    table.do("red", "move T e", "run T e")
    assert table.options("red") == ["trade blue"]
