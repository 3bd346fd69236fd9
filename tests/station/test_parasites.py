"""The Parasite Phase, and how parasites die."""

import pytest

from panicroom.station.rules.items import ItemSpent
from tests.table import Table, at, heard, named, rule

DUE = "round 1 marker blue due"  # red ends the turn, and blue's begins with the Parasite Phase
RUN = "map 0,0 reactor; 1,0 run-2 red"  # a search there brings a parasite
ROW = "map 0,0 reactor; 1,0 run-2; 2,0 run-3"
GUN = "red hand own gas*2 table ammo ammo"
LADEN = "hand own gas*3"  # above the minimum, and so asked for Armor


def rolling(*sides: str) -> str:
    """The line of a position whose next D4s point these ways."""
    return " ".join(["rolls", *(str("nesw".index(side) + 1) for side in sides)])


def phase(*lines: str) -> Table:
    table = at(DUE, *lines)
    table.do("red", "end-turn")
    return table


@rule("PHASE-1")
def test_doors_opened_from_a_terminal_close() -> None:
    table = at("round 1 marker blue due doors")
    assert table.state.doors_open
    table.do("red", "end-turn")
    assert not table.state.doors_open


@rule("PHASE-1")
def test_doors_stay_open_until_the_phase() -> None:
    table = at("round 1 marker blue doors")
    table.do("red", "end-turn")
    assert table.state.doors_open


@rule("PHASE-1", "PHASE-2")
def test_doors_close_before_the_parasites_move() -> None:
    vault = "map 0,0 reactor; 0,1 vault"
    table = phase(
        "round 1 marker blue due doors", vault, "parasites vault.lower gray", rolling("n")
    )
    assert table.parasites() == ["gray@vault.lower"]


@rule("PHASE-2")
@pytest.mark.parametrize(("parasites", "rolls"), [("", 0), ("parasites reactor gray*3 black", 1)])
def test_one_d4_is_rolled_for_all_if_there_are_parasites(parasites: str, rolls: int) -> None:
    assert len(named(phase(parasites).state.news, "DieRolled")) == rolls


@rule("PHASE-2")
@pytest.mark.parametrize(
    ("side", "room"), [("n", "storage-2"), ("e", "run-2"), ("s", "empty-1"), ("w", "run-3")]
)
def test_a_parasite_moves_the_way_that_is_rolled(side: str, room: str) -> None:
    cross = "map 0,0 reactor; 0,1 storage-2 180; 1,0 run-2; 0,-1 empty-1; -1,0 run-3"
    assert phase(cross, "parasites reactor gray", rolling(side)).parasites() == [f"gray@{room}"]


@rule("PHASE-2")
def test_all_parasites_move_at_once() -> None:
    table = phase(ROW, "parasites reactor gray*2; run-2 black", rolling("e"))
    assert table.parasites() == ["black@run-3", "gray@run-2", "gray@run-2"]


@rule("PHASE-2")
@pytest.mark.parametrize(
    ("station", "room", "side"),
    [
        ("0,1 storage-1; -1,0 run-2; -1,1 team-4", "storage-1", "w"),  # a wall, and a room behind
        ("1,0 team-2; 2,0 run-2", "team-2", "n"),  # a missing room
        ("1,0 team-2", "reactor", "e"),  # a security door
        ("1,0 team-2", "team-2", "w"),
        ("0,1 vault", "vault.lower", "n"),  # the door inside a card
    ],
)
def test_what_is_no_open_doorway_to_a_room_stops_a_parasite(
    station: str, room: str, side: str
) -> None:
    table = phase(f"map 0,0 reactor; {station}", f"parasites {room} gray", rolling(side))
    assert table.parasites() == [f"gray@{room}"]


@rule("PHASE-3")
@pytest.mark.parametrize(
    ("parasites", "wounds"),
    [("gray", 1), ("black", 2), ("flipped", 1), ("gray*2", 2), ("gray black", 3)],
)
def test_every_parasite_wounds_every_character_in_its_room(parasites: str, wounds: int) -> None:
    table = phase(f"parasites reactor {parasites}")
    assert table.state.health == [4 - wounds] * 10


@rule("PHASE-3")
def test_they_wound_where_they_have_moved_to() -> None:
    table = phase(ROW, "blue T4@run-3", "red T4@run-2", "parasites run-2 gray", rolling("e"))
    assert table.health("blue.T") == 3
    assert table.health("red.T") == table.health("blue.A") == 4


@rule("PHASE-3")
def test_all_wounds_of_a_phase_fall_before_anyone_is_removed_or_the_game_ends() -> None:
    troopers = [f"{color} T1" for color in ("red", "blue", "green", "yellow", "white")]
    table = phase(*troopers, "parasites reactor gray")
    told = [type(event).__name__ for event in table.state.news]
    assert told[-16:] == [*["CharacterWounded"] * 10, *["CharacterDied"] * 5, "GameEnded"]


@rule("PHASE-3", "PHASE-4")
def test_no_wound_falls_before_everyone_has_answered() -> None:
    table = phase(f"blue T1 {LADEN}", f"green {LADEN}", "parasites reactor gray")
    table.do("blue", "take-wounds")
    assert table.health("blue.T") == 1
    assert table.health("red.T") == 4
    table.do("green", "take-wounds")
    assert table.health("blue.T") == 0
    assert table.health("red.T") == 3


@rule("PHASE-4")
def test_players_answer_in_turn_order_from_the_holder_of_the_marker_on() -> None:
    hands = [f"{color} {LADEN}" for color in ("red", "green", "yellow")]
    table = phase(*hands, "blue hand own armor gas*2", "parasites reactor gray")
    asked = []
    while table.owed() != ["blue"] or "end-turn" not in table.options("blue"):
        asked += table.owed()
        table.do(asked[-1], "take-wounds")
    assert asked == ["blue", "green", "yellow", "red"]


@rule("PHASE-4")
def test_each_sees_the_answers_before() -> None:
    table = phase("blue hand own armor gas*2", f"green {LADEN}", "parasites reactor gray")
    events = table.do("blue", "armor blue.T")
    assert table.owed() == ["green"]
    assert [e for e in heard(events, "green") if isinstance(e, ItemSpent)]
    table.do("green", "take-wounds")
    assert table.health("blue.T") == 4
    assert table.health("green.T") == 3


@rule("PHASE-5")
def test_nobody_attacks_in_the_phase() -> None:
    gun = "hand own gas*3 table ammo knife"
    table = phase(f"red {gun}", f"blue {gun}", "parasites reactor gray")
    assert table.options("blue") == ["take-wounds"]
    assert table.options("red") == []
    for attack in ("fire gray@reactor", "fire red.T", "stab T red.T"):
        assert table.refuses("blue", attack) == table.refuses("red", attack) == "ARMOR-1"


@rule("PHASE-3")
def test_the_wounds_of_a_phase_are_counted_out() -> None:
    """Five players have 10 characters with 40 health. Nine of them meet a gray and a black face
    in the Reactor, 27 wounds; one meets a black face in the Run room, 2 wounds: 11 are left."""
    table = phase(RUN, "red T4@run-2", "parasites reactor gray black; run-2 black", rolling("n"))
    assert sum(table.state.health) == 11


@rule("PARASITE-1")
def test_a_gray_face_dies_of_one_wound() -> None:
    table = at(GUN, "parasites reactor gray*2 black")
    table.do("red", "fire gray@reactor")
    assert table.parasites() == ["black@reactor", "gray@reactor"]


@rule("PARASITE-1")
def test_the_token_of_a_dead_parasite_returns_to_the_supply() -> None:
    table = at(RUN, GUN, "red T4@run-2", "parasites reactor gray*5", "search gas | rest")
    table.do("red", "fire gray@reactor", "search T -")
    assert faces(table) == ["gray"] * 5


@rule("PARASITE-1")
def test_a_black_face_needs_two_wounds() -> None:
    table = at(GUN, "parasites reactor black")
    table.do("red", "fire black@reactor")
    assert table.parasites() == ["gray@reactor"]
    table.do("red", "fire gray@reactor")
    assert table.parasites() == []


@rule("PARASITE-1")
def test_a_wounded_black_token_is_exchanged_and_returns_to_the_supply() -> None:
    swarm = "parasites reactor black*5; run-2 gray*4"
    table = at(RUN, GUN, "red T4@run-2", swarm, "search gas | rest")
    table.do("red", "fire black@reactor")
    assert faces(table) == ["black"] * 4 + ["gray"] * 5
    table.do("red", "search T -")
    assert faces(table) == ["black"] * 5 + ["gray"] * 5


@rule("PARASITE-1")
def test_without_a_gray_token_a_wounded_black_one_is_turned_and_dies_as_a_black_one() -> None:
    swarm = "parasites reactor black*5; run-2 gray*5"
    table = at(RUN, GUN, "red T4@run-2", swarm, "search gas | rest")
    table.do("red", "fire black@reactor")
    assert faces(table) == ["black"] * 4 + ["flipped"] + ["gray"] * 5
    table.do("red", "fire gray@reactor")
    assert faces(table) == ["black"] * 4 + ["gray"] * 5
    table.do("red", "search T -")
    assert faces(table) == ["black"] * 5 + ["gray"] * 5


@rule("PARASITE-1")
def test_of_a_grenade_gray_faces_die_first_and_make_room_for_the_black_ones() -> None:
    swarm = "parasites run-2 gray*2 black*2; reactor gray*3"
    table = at(RUN, "red hand own gas*2 grenade", swarm)
    table.do("red", "grenade T e")
    assert table.parasites() == ["gray@reactor"] * 3 + ["gray@run-2"] * 2


def faces(table: Table) -> list[str]:
    return sorted(parasite.split("@")[0] for parasite in table.parasites())
