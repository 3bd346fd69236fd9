"""Move: through a passage into a room that is there, closed doors as DOOR-1 says."""

from tests.table import at, rule

# North of the Reactor a security door, south of it a card of two rooms.
DOORS = "map 0,0 reactor; 0,1 empty-2; 0,-1 vault 180"
NORTH = "rolls 1"
"""Its first D4 shows 1."""


@rule("MOVE-1")
def test_a_character_moves_through_a_passage_into_a_room_that_is_there() -> None:
    table = at("map 0,0 reactor; 1,0 run-2", "turn red ap 2")
    table.do("red", "move T e")
    assert table.room("red.T") == "run-2"
    assert table.room("red.A") == "reactor"
    assert table.state.turn.ap == 1


@rule("MOVE-1")
def test_nobody_moves_where_no_room_is() -> None:
    table = at("turn red ap 2")
    assert table.refuses("red", "move T n") == "MOVE-1"


@rule("MOVE-1")
def test_nobody_moves_through_a_wall_into_the_card_beside() -> None:
    table = at("map 0,0 reactor; 0,1 vault; 1,0 team-3; 1,1 parasite-2", "red T4@parasite-2")
    assert table.refuses("red", "move T w") == "MOVE-1"


@rule("MOVE-1")
def test_the_halves_of_a_two_room_card_are_rooms_to_move_between() -> None:
    table = at(DOORS, "red table keycard")
    table.do("red", "move T s")
    assert table.room("red.T") == "vault.lower"
    table.do("red", "move T s")
    assert table.room("red.T") == "vault.upper"
    table.do("red", "move T n")
    assert table.room("red.T") == "vault.lower"


@rule("MOVE-1")
def test_the_upper_room_has_no_way_out_but_the_lower_one() -> None:
    table = at(DOORS, "red T4@vault.upper table keycard")
    assert [move for move in table.options("red", "move") if " T " in move] == ["move T n"]


@rule("MOVE-1", "DOOR-1")
def test_four_moves_lead_out_of_the_reactor_and_the_run_room_and_a_keycard_adds_one() -> None:
    """From the Reactor: east to Run 2, south to the vault, west to Storage 1, and north to Empty 2
    only through its security door. From Run 2: west; nothing lies on its other sides."""
    lines = (f"{DOORS}; 1,0 run-2; -1,0 storage-1", "red A4@run-2")
    moves = ["move T e", "move T s", "move T w", "move A w"]
    assert at(*lines).options("red", "move") == moves
    assert at(*lines, "red table keycard").options("red", "move") == ["move T n", *moves]


@rule("DOOR-1")
def test_a_keycard_in_the_hand_opens_nothing() -> None:
    table = at(DOORS, "red hand own keycard gas gas")
    assert table.refuses("red", "move T n") == "DOOR-1"
    table.do("red", "lay-down keycard", "move T n")
    assert table.room("red.T") == "empty-2"


@rule("DOOR-1")
def test_a_keycard_serves_both_characters_of_its_player_and_nobody_else() -> None:
    table = at(DOORS, "red table keycard")
    table.do("red", "move T n", "move A n", "end-turn")
    assert table.refuses("blue", "move T n") == "DOOR-1"


@rule("DOOR-1")
def test_everyone_passes_while_a_terminal_holds_the_doors_open() -> None:
    table = at(DOORS, "round 1 marker yellow doors")
    table.do("red", "move T n", "end-turn")
    table.do("blue", "move T s", "move T s")
    assert table.room("red.T") == "empty-2"
    assert table.room("blue.T") == "vault.upper"


@rule("DOOR-1")
def test_parasites_never_pass_a_closed_door() -> None:
    """Neither a Keycard nor what a terminal had opened helps them: the doors close first."""
    table = at(
        DOORS, "parasites reactor gray", "red table keycard", "round 1 marker blue due doors", NORTH
    )
    table.do("red", "end-turn")
    assert table.parasites() == ["gray@reactor"]
    assert table.refuses("blue", "move T n") == "DOOR-1"


@rule("DOOR-1")
def test_parasites_pass_an_open_doorway() -> None:
    lines = ("parasites reactor gray", "round 1 marker blue due", NORTH)
    table = at("map 0,0 reactor; 0,1 run-2", *lines)
    table.do("red", "end-turn")
    assert table.parasites() == ["gray@run-2"]
