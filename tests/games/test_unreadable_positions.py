"""Positions that cannot be read, in every game: each is refused by the name of a field."""

import pytest

from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.station import STATION
from tests.gametable import refused_position

GAMES: dict[str, AnyGame] = {"station": STATION, "panik": PANIK}
HEADS = {"station": "station en seats=5", "panik": "panik seats=3"}

LINES = {
    "station": [
        *[("purple T4", "line"), ("black T4", "line"), ("red T5", "health")],
        *[(f"red T{'9' * 5000}", "health"), ("red T4@cellar", "room"), ("red T4@9,9", "room")],
        *[("red X4", "player"), ("red infected by pink", "color")],
        *[("red infected by blue round x", "round"), ("red hand own gas money", "card")],
        *[("red hand own gas*x", "cards"), ("red hand own gas*999999999", "cards")],
        *[("red table gas", "table"), ("red table ammo/5", "bullets")],
        *[("red table ammo/0", "bullets"), ("map 0,0 cellar", "room card")],
        *[("map here reactor", "cell"), ("map 0,0 reactor; 1,0 run-2 45", "map")],
        *[("map 0,0 reactor; 1,0 run-2; 2,0 run-2", "map"), ("map 0,0 reactor; 0,0 run-2", "map")],
        *[("map 0,0", "room card"), ("parasites cellar gray", "room")],
        *[("parasites reactor pink", "parasite"), ("parasites reactor gray*x", "parasites")],
        *[("search gas | more", "pile"), ("search money | rest", "card")],
        *[("explore cellar | rest", "room card"), ("discards money", "card")],
        *[("infections blue/red", "infections"), ("infections pink/-/1 host=pink", "color")],
        *[("infections blue/-/x host=blue", "round"), ("round x", "round")],
        *[("round 1 holder red", "round"), ("turn red ap -1", "ap"), ("turn red tired", "turn")],
        *[("turn red traded X@reactor", "character"), ("turn red run", "run")],
        *[("owed dance red", "agenda frame"), ("owed answer", "agenda frame")],
        *[("owed answer pink", "color"), ("owed encounter red T cellar", "room")],
        *[("owed wounds spoon red blue.T:1 -", "weapon")],
        *[("owed wounds shot red blue:1 -", "character")],
        *[("owed wounds shot red blue.T:x -", "number"), ("decision x", "decision")],
        *[("decision 1 2", "line"), ("dice", "key"), ("dice key roll=x", "roll")],
        *[(f"dice {'k' * 65}", "key"), ("over burned WIN-1", "over")],
        *[("over burned WIN-1 humans pink", "color")],
    ],
    "panik": [
        *[("purple trap", "line"), ("yellow trap", "line"), ("yellow-hand basic", "line")],
        *[("red-foot basic", "line"), ("red cellar", "manor kind")],
        *[("red trap; shared; trap; shared; trap", "manors"), ("red trap; ?*4", "manors")],
        *[("red trap with red:basic*x", "count"), ("red trap down", "line")],
        *[("red up", "manor kind"), ("red trap with blue", "hunter")],
        *[("red trap with pink:basic", "color"), ("red trap with blue:dog", "hunter kind")],
        *[("red-hand dog", "hunter kind"), ("red-hand basic*x", "count")],
        *[(f"red-hand basic*{'9' * 5000}", "count"), ("red-hand basic*999999999", "count")],
        *[("aside cellar", "manor kind"), ("first pink", "color"), ("first", "first")],
        *[("turn pink", "color"), ("turn red blue", "line"), ("owed dance red", "agenda frame")],
        *[("owed turn", "agenda frame"), ("owed turn pink", "color")],
        *[("owed new-manor red dog red.1", "hunter kind")],
        *[("owed new-manor red basic red.5", "manor"), ("owed manors red.1+pink.1+-", "manor")],
        *[("owed go-on red red.1 red:basic maybe no - - -", "answer"), ("scores 1 2 x", "scores")],
        *[("decision x", "decision"), ("decision 1 2", "line"), ("dice", "key")],
        *[("dice key deal=x", "deal"), (f"dice {'k' * 65}", "key")],
        *[("over most_points PEND-2", "over"), ("over most_points PEND-2 players pink", "color")],
    ],
}
FIRST_LINES = {
    "station": [
        *[("", "position"), ("chess", "game"), ("station de", "edition")],
        *[("station en seats=3", "seats"), ("station en seats=x", "seats")],
        *[("station en variants=5", "variant"), ("station en luck=high", "ruling")],
        *[("station en hive_depth=12", "hive_depth")],
        *[(f"station en hive_depth={'9' * 5000}", "hive_depth")],
        *[("station en first_aid=all", "first_aid")],
        *[("station en minimum_hand=5 infection_cards=2", "minimum_hand")],
    ],
    "panik": [
        *[("", "position"), ("station", "game"), ("panik seats=1", "seats")],
        *[("panik seats=5", "seats"), ("panik seats=x", "seats"), ("panik luck=high", "ruling")],
        *[("panik shared_tandem=triple", "shared_tandem"), ("panik ghosts=2,3,3,3", "ghosts")],
        *[("panik ghosts=2,3,3,3,3", "ghosts"), ("panik ghosts=2,3,3,3,x", "ghosts")],
        *[(f"panik ghosts={'9' * 5000},3,3,3,2", "ghosts")],
    ],
}


@pytest.mark.parametrize(
    ("name", "line", "field"), [(name, *wrong) for name in GAMES for wrong in LINES[name]]
)
def test_a_line_that_cannot_be_read_is_named_with_its_field(
    name: str, line: str, field: str
) -> None:
    error = refused_position(GAMES[name], f"{HEADS[name]}\n\n{line}")
    assert (error.line, error.field) == (3, field)


@pytest.mark.parametrize(
    ("name", "head", "field"), [(name, *wrong) for name in GAMES for wrong in FIRST_LINES[name]]
)
def test_a_head_that_cannot_be_read_is_named_with_its_field(
    name: str, head: str, field: str
) -> None:
    error = refused_position(GAMES[name], head)
    assert (error.line, error.field) == (1, field)
