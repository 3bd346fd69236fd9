"""How parasites appear: where, which, and what they do before the next Parasite Phase."""

import pytest

from panicroom.kernel.errors import Refusal
from panicroom.station import STATION
from tests.station.test_parasites import faces, rolling
from tests.table import at, named, rule, ruling

CROSS = "map 0,0 reactor; 0,1 storage-2 180; 1,0 run-2; 0,-1 empty-1; -1,0 run-3"
CORNER = "map 0,0 reactor; 0,1 team-1; 1,0 run-2"
ALL_OUT = "parasites reactor gray*2 black; run-2 gray black; run-3 gray*2 black*3"
MOST_CROWDED = "station en last_parasite=most_crowded"


@rule("SPAWN-1")
@pytest.mark.parametrize(
    ("side", "room"), [("n", "storage-2"), ("e", "run-2"), ("s", "empty-1"), ("w", "run-3")]
)
def test_a_parasite_appears_in_the_next_room_in_the_direction_rolled(side: str, room: str) -> None:
    assert at(CROSS, rolling(side), "owed spawn red reactor").parasites() == [f"gray@{room}"]


@rule("SPAWN-1")
def test_with_no_room_there_it_appears_in_the_same_room() -> None:
    assert at(CROSS, rolling("e"), "owed spawn red run-2").parasites() == ["gray@run-2"]


@rule("SPAWN-1")
@pytest.mark.parametrize(
    ("station", "room", "side", "target"),
    [
        ("1,0 team-2", "reactor", "e", "team-2"),  # a security door
        ("0,1 storage-1; -1,0 run-2; -1,1 team-4", "storage-1", "w", "team-4"),  # a wall
        ("0,1 vault", "vault.lower", "n", "vault.upper"),  # the other half of the card
        ("0,1 vault", "vault.upper", "s", "vault.lower"),
        ("0,1 vault; 1,0 run-2; 1,1 storage-1", "storage-1", "w", "vault.lower"),
    ],
)
def test_neither_doors_nor_walls_stop_it(station: str, room: str, side: str, target: str) -> None:
    table = at(f"map 0,0 reactor; {station}", rolling(side), f"owed spawn red {room}")
    assert table.parasites() == [f"gray@{target}"]


@rule("SPAWN-1")
@pytest.mark.parametrize(
    ("action", "lines"),
    [
        ("search T -", ["map 0,0 reactor; 1,0 run-2 red", "red T4@run-2", "search gas | rest"]),
        ("search T -", ["map 0,0 reactor; 1,0 run-2", "red T4@run-2", "search alert | rest"]),
        ("move T e", ["map 0,0 reactor; 1,0 parasite-1"]),
    ],
)
def test_it_is_rolled_from_the_room_of_the_character_that_triggered_it(
    action: str, lines: list[str]
) -> None:
    """The Trooper is in the room east of the Reactor, the Android in the Reactor."""
    table = at(*lines, rolling("w"))
    events = table.do("red", action)
    assert len(named(events, "DieRolled")) == 1
    assert table.parasites() == ["gray@reactor"]


@rule("SPAWN-2")
@pytest.mark.parametrize(
    ("there", "then"),
    [
        ("gray*4", ["gray"] * 5),
        ("gray*5", ["black"] + ["gray"] * 5),
        ("gray*4 black*5", ["black"] * 5 + ["gray"] * 5),
        ("gray*5 flipped*4", ["black"] + ["flipped"] * 4 + ["gray"] * 5),
    ],
)
def test_gray_tokens_come_first_then_black_ones(there: str, then: list[str]) -> None:
    assert faces(at(f"parasites reactor {there}", "owed spawn red reactor")) == then


@rule("SPAWN-2")
def test_with_none_left_one_of_another_room_is_moved_with_its_face() -> None:
    table = at(CROSS, ALL_OUT, rolling("e"), "owed spawn red reactor")
    assert table.parasites().count("black@run-2") == 1
    table.do("red", "move-parasite black@reactor")
    assert table.parasites().count("black@run-2") == 2
    assert "black@reactor" not in table.parasites()
    assert faces(table) == ["black"] * 5 + ["gray"] * 5


@rule("SPAWN-2")
def test_the_choices_of_a_parasite_to_move_are_counted_out() -> None:
    """Gray and black faces in the Reactor, in the first and in the second Run room: 6 kinds, but
    the 2 in the first Run room are there already: 4 are left."""
    table = at(CROSS, ALL_OUT, rolling("e"), "owed spawn red reactor")
    assert table.options("red") == [
        f"move-parasite {face}@{room}"
        for room in ("reactor", "run-3")
        for face in ("gray", "black")
    ]
    assert table.refuses("red", "move-parasite gray@run-2") == "SPAWN-2"
    absent = STATION.why_not(table.view("red"), STATION.parse("move-parasite gray@empty-1"))
    assert absent == Refusal("SPAWN-2", "no-such-parasite")


@rule("SPAWN-2")
def test_no_parasite_is_moved_at_will() -> None:
    assert at(ALL_OUT, CROSS).refuses("red", "move-parasite gray@run-2") == "SPAWN-2"


@rule("SPAWN-2")
def test_a_turned_black_token_moves_as_the_gray_face_it_shows() -> None:
    swarm = "parasites reactor flipped; run-2 gray*5 black*4"
    table = at(CROSS, swarm, rolling("e"), "owed spawn red reactor")
    assert table.parasites().count("flipped@run-2") == 1
    assert "flipped@reactor" not in table.parasites()


@rule("SPAWN-2")
def test_the_only_one_that_can_move_is_not_asked_for() -> None:
    table = at(
        CROSS,
        "parasites reactor gray; run-2 gray*4 black*5",
        rolling("e"),
        "owed spawn red reactor",
    )
    assert table.owed() == ["red"]
    assert table.options("red", "move-parasite") == []
    assert table.parasites().count("gray@run-2") == 5


@rule("SPAWN-2")
def test_if_all_are_there_already_nothing_happens() -> None:
    full = "parasites run-2 gray*5 black*5"
    table = at(CROSS, full, rolling("e"), "owed spawn red reactor")
    assert table.parasites() == at(CROSS, full).parasites()
    assert table.options("red", "move-parasite") == []


@rule("SPAWN-2")
def test_the_player_who_triggered_it_chooses() -> None:
    """Of a team search whoever is dealt the Alert, in red's turn blue as well."""
    players = [f"{color} T4@team-1 hand own armor*2" for color in ("red", "blue")]
    swarm = "parasites reactor gray*2 black*2; run-2 gray*3 black*3"
    for dealt, color in (("searcher", "red"), ("partner", "blue")):
        table = at(CORNER, *players, swarm, "search alert gas | rest", f"deals {dealt}")
        table.do("red", "search T blue")
        assert table.owed() == [color]
        assert table.options(color, "move-parasite")
        assert "gas" not in table.hand(color)


@ruling("last_parasite")
@rule("SPAWN-2")
def test_from_which_room_it_is_moved_is_ruled_by_edition() -> None:
    lines = (CROSS, ALL_OUT, rolling("e"), "owed spawn red reactor")
    assert len(at("station en last_parasite=any", *lines).options("red")) == 4
    crowded = at(MOST_CROWDED, *lines)
    assert crowded.options("red") == ["move-parasite gray@run-3", "move-parasite black@run-3"]
    assert crowded.refuses("red", "move-parasite gray@reactor") == "SPAWN-2"


@rule("SPAWN-2")
def test_of_equally_crowded_rooms_one_is_chosen_and_the_target_does_not_count() -> None:
    swarm = "parasites reactor gray*2; run-3 black*2; run-2 gray*3 black*3"
    table = at(MOST_CROWDED, CROSS, swarm, rolling("e"), "owed spawn red reactor")
    assert table.options("red") == ["move-parasite gray@reactor", "move-parasite black@run-3"]


@rule("SPAWN-3")
def test_it_neither_moves_nor_wounds_before_the_next_phase() -> None:
    table = at(
        *("map 0,0 reactor; 1,0 run-2", "red T4@run-2", "search alert | rest"),
        *("round 1 marker green due", rolling("w", "e")),
    )
    table.do("red", "search T -", "end-turn")
    assert table.parasites() == ["gray@reactor"]
    assert table.state.health == [4] * 10
    table.do("blue", "end-turn")
    assert table.parasites() == ["gray@run-2"]
    assert table.health("red.T") == 3
    assert table.health("blue.T") == 4
