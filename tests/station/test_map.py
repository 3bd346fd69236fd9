"""The map: how cards lie, what meets what, and which room lies next to which."""

from panicroom.station.map import Place
from panicroom.station.rooms import HIVE, NOWHERE, ROOM_NAMES, Room
from tests.table import Table, at, rule

NORTH, SOUTH = "rolls 1", "rolls 3"
"""Keys whose first D4 shows 1 and 3."""

# A vault north of the Reactor, and a way round it to the card on its far side.
ROUND_A_VAULT = (
    "map 0,0 reactor; 0,1 vault; 1,0 team-3; 1,1 parasite-2; 1,2 parasite-4; 0,2 storage-2"
)
SIDE_BY_SIDE = "map 0,0 reactor; 0,1 vault; 1,0 team-3; 1,1 sick-bay"
# The sick bay hangs from the north, beside the vault that stands on the Reactor.
HEAD_TO_TAIL = (
    "map 0,0 reactor; 0,1 vault; 1,0 storage-2 180; 2,0 team-3; 2,1 parasite-2;"
    " 2,2 parasite-4; 1,2 storage-1; 1,1 sick-bay 180"
)


def next_to(table: Table, room: str) -> str:
    """The rooms N, E, S and W of a room."""
    beside = table.state.map.neighbours[ROOM_NAMES.index(room)]
    return " ".join("-" if other == NOWHERE else ROOM_NAMES[other] for other in beside)


@rule("MAP-1")
def test_a_card_lies_upright_or_turned_by_half_and_never_on_its_side() -> None:
    table = at("explore terminal | none")
    assert {"explore T e 0", "explore T e 180"} < set(table.options("red", "explore"))
    assert table.refuses("red", "explore T e 90") == "MAP-1"
    assert table.refuses("red", "explore T e 270") == "MAP-1"


@rule("MAP-1")
def test_a_card_that_looks_the_same_turned_is_laid_upright() -> None:
    table = at("explore run-2 | none")
    assert table.refuses("red", "explore T e 180") == "MAP-1"
    table.do("red", "explore T e 0")


@rule("MAP-1")
def test_a_card_is_laid_with_its_black_icon_up() -> None:
    table = at("explore storage-1 | none", "search gas*3 | none", "red hand own armor*2")
    table.do("red", "explore T n 0", "move T n", "search T -")
    assert table.hand("red").count("gas") == 3


@rule("MAP-2")
def test_a_wall_does_not_meet_a_doorway() -> None:
    table = at("explore storage-2 | none")
    assert table.refuses("red", "explore T n 0") == "MAP-2"
    table.do("red", "explore T n 180")


@rule("MAP-2")
def test_a_card_must_match_every_neighbour_not_only_the_one_it_is_laid_against() -> None:
    """Storage 1 has a doorway to the cell north of Run 2, where the vault would show a wall."""
    table = at("map 0,0 reactor; 0,1 storage-1; 1,0 run-2", "red T4@run-2", "explore vault | none")
    assert table.refuses("red", "explore T n 0") == "MAP-2"
    table.do("red", "explore T s 180")


@rule("MAP-2")
def test_a_doorway_does_not_meet_a_wall_of_another_neighbour() -> None:
    table = at("map 0,0 reactor; 0,1 vault; 1,0 run-2", "red T4@run-2", "explore run-3 | none")
    assert table.refuses("red", "explore T n 0") == "MAP-2"


@rule("MAP-2")
def test_two_security_doors_do_not_meet_but_one_may_meet_an_open_doorway() -> None:
    table = at("map 0,0 reactor; 0,1 empty-2", "red T4@empty-2", "explore team-2 | none")
    assert table.refuses("red", "explore T w 180") == "MAP-2"
    table.do("red", "explore T w 0")


@rule("MAP-2")
def test_walls_meet_walls_and_a_side_without_a_neighbour_may_be_anything() -> None:
    table = at("map 0,0 reactor; 0,1 vault; 1,0 run-2", "red T4@run-2", "explore hive run-3 | none")
    table.do("red", "explore T n 0", "explore T e 0")
    assert table.state.map.place_of[HIVE] == Place((1, 1), 0)


@rule("MAP-3")
def test_a_card_must_be_joined_by_a_doorway() -> None:
    table = at("map 0,0 reactor; 0,1 vault", "red T4@vault.upper", "explore hive | none")
    table.do("red", "terminal T reveal")
    assert table.refuses("red", "lay 3,3 0") == "MAP-3"
    assert table.refuses("red", "lay -1,1 0") == "MAP-3"  # wall to wall with the vault
    assert table.refuses("red", "lay 0,1 0") == "MAP-3"  # where the vault lies
    table.do("red", "lay 0,-1 180")


@rule("MAP-4")
def test_a_passage_is_secured_if_either_side_shows_a_security_door() -> None:
    table = at("map 0,0 reactor; 0,1 empty-2", "red T4@reactor A4@empty-2")
    assert table.refuses("red", "move T n") == "DOOR-1"
    assert table.refuses("red", "move A s") == "DOOR-1"


@rule("MAP-4")
def test_the_door_inside_a_two_room_card_is_secured() -> None:
    table = at("map 0,0 reactor; 0,1 vault", "red T4@vault.lower A4@vault.upper")
    assert table.refuses("red", "move T n") == "DOOR-1"
    assert table.refuses("red", "move A s") == "DOOR-1"
    table.do("red", "move T s")


@rule("MAP-5")
def test_north_is_north_for_a_card_that_lies_upside_down() -> None:
    table = at("map 0,0 reactor; 1,0 storage-1 180; 1,1 parasite-2", "red T4@storage-1")
    table.do("red", "move T n")
    assert table.room("red.T") == "parasite-2"


@rule("MAP-5")
def test_a_roll_points_the_same_way_from_a_card_that_lies_upside_down() -> None:
    table = at("map 0,0 reactor; 1,0 parasite-2 180; 1,1 run-2", NORTH)
    table.do("red", "move T e")
    assert table.parasites() == ["gray@run-2"]


@rule("MAP-6")
def test_the_halves_of_a_card_lie_next_to_each_other_whichever_way_it_lies() -> None:
    table = at("map 0,0 reactor; 0,1 vault; 0,-1 sick-bay 180")
    assert next_to(table, "vault.lower") == "vault.upper - reactor -"
    assert next_to(table, "vault.upper") == "- - vault.lower -"
    assert next_to(table, "sick-bay.lower") == "reactor - sick-bay.upper -"
    assert next_to(table, "sick-bay.upper") == "sick-bay.lower - - -"


@rule("MAP-6")
def test_from_north_or_south_the_half_that_touches_is_next() -> None:
    table = at(ROUND_A_VAULT)
    assert next_to(table, "reactor") == "vault.lower team-3 - -"
    assert next_to(table, "storage-2") == "- parasite-4 vault.upper -"
    assert next_to(table, "vault.upper").startswith("storage-2 ")


@rule("MAP-6")
def test_of_two_two_room_cards_side_by_side_the_halves_at_one_height_are_next() -> None:
    table = at(SIDE_BY_SIDE)
    assert next_to(table, "vault.upper") == "- sick-bay.upper vault.lower -"
    assert next_to(table, "sick-bay.lower") == "sick-bay.upper - team-3 vault.lower"
    table = at(HEAD_TO_TAIL)
    assert next_to(table, "vault.upper") == "- sick-bay.lower vault.lower -"
    assert next_to(table, "vault.lower") == "vault.upper sick-bay.upper reactor -"
    assert next_to(table, "sick-bay.upper") == "sick-bay.lower parasite-2 storage-2 vault.lower"
    assert next_to(table, "sick-bay.lower") == "storage-1 parasite-2 sick-bay.upper vault.upper"


@rule("MAP-6")
def test_from_an_undivided_card_to_the_side_the_half_with_the_outer_doorway_is_next() -> None:
    assert next_to(at(ROUND_A_VAULT), "parasite-2").endswith(" vault.lower")
    assert next_to(at(HEAD_TO_TAIL), "parasite-2").endswith(" sick-bay.lower")


@rule("MAP-6")
def test_what_lies_next_is_where_a_parasite_appears_walls_or_not() -> None:
    """Storage 2 has a wall in the south, and the vault a wall in the north."""
    table = at(f"{ROUND_A_VAULT} red", "red T4@storage-2", "search gas | none", SOUTH)
    table.do("red", "search T -")
    assert table.parasites() == ["gray@vault.upper"]


@rule("MAP-2", "MAP-3")
def test_parasite_4_fits_seven_ways_on_a_map_of_two_cards() -> None:
    """Parasite 4 is `#ooo`, turned `oo#o`; Storage 1, north of the Reactor, is `#oo#`.

    South of the Reactor it needs a doorway N: turned, 1 way. West of it a doorway E, east of it
    and east of Storage 1 a doorway W: upright and turned, 2 ways each. North and west of Storage 1
    there is a wall and no other card. 1 + 2 + 2 + 2 = 7.
    """
    station = at("map 0,0 reactor; 0,1 storage-1").state.map
    assert len(station.fits(Room["PARASITE_4"]).places) == 7
