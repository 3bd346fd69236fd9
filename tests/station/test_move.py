"""Move and run."""

from tests.table import at, rule

CROSS = "map 0,0 reactor; 0,1 storage-2 180; 1,0 run-2; 2,0 run-3; 1,1 run-1"


@rule("MOVE-1")
def test_a_character_moves_through_a_passage_into_a_room_that_is_there() -> None:
    table = at("map 0,0 reactor; 1,0 run-2", "turn red ap 2")
    table.do("red", "move T e")
    assert table.room("red.T") == "run-2"
    assert table.state.turn.ap == 1


@rule("MOVE-1")
def test_nobody_moves_where_no_room_is() -> None:
    table = at("turn red ap 2")
    assert table.refuses("red", "move T n") == "MOVE-1"
