"""Who hears what must be readable off the label of a line."""

from tests.panik import table as panik
from tests.playthroughs.panik import PANIK_STAGE
from tests.playthroughs.printing import event_lines, labelled, view_lines
from tests.playthroughs.station import STATION_STAGE
from tests.table import at

EVERYONE = [0, 1, 2, None]


def test_what_all_hear_alike_is_one_line() -> None:
    assert list(labelled(STATION_STAGE, [(viewer, "x") for viewer in EVERYONE], EVERYONE)) == [
        "all: x"
    ]


def test_who_hears_more_is_named_and_the_rest_are_others() -> None:
    texts = [(0, "card=gas"), (1, "card=gas"), (2, "card=?"), (None, "card=?")]
    assert list(labelled(STATION_STAGE, texts, EVERYONE)) == [
        "red+blue: card=gas",
        "others: card=?",
    ]


def test_a_secret_is_heard_by_the_one_who_is_named() -> None:
    assert list(labelled(STATION_STAGE, [(2, "x")], EVERYONE)) == ["green: x"]


def test_if_one_player_hears_nothing_all_who_hear_are_named() -> None:
    texts = [(0, "x"), (2, "x"), (None, "x")]
    assert list(labelled(STATION_STAGE, texts, EVERYONE)) == ["red+green+spectator: x"]


def test_an_event_is_printed_field_by_field_in_the_words_of_the_notation() -> None:
    table = at("station en seats=4", "map 0,0 reactor; 1,0 run-2", "turn red ap 1")
    table.do("red", "move T e")
    assert list(event_lines(STATION_STAGE, table.state)) == [
        "all: CharacterMoved seat=red who=T room=run-2 free=no"
    ]


def test_a_view_shows_each_hand_to_its_player_alone() -> None:
    table = at("station en seats=4", "red hand own gas armor", "blue host")
    hands = [line for line in view_lines(STATION_STAGE, table.state) if "player seat=red" in line]
    assert [line.split(":")[0] for line in hands] == ["red", "others"]
    assert "hand=gas armor infect:red infect:red infect:red infected=no is_host=no" in hands[0]
    assert "hand_size=5 hand=? infected=? is_host=?" in hands[1]


def test_a_view_shows_a_manor_that_lies_face_down_to_its_owner_alone() -> None:
    table = panik.at("panik seats=2", "red trap; shared up with blue:call")
    lines = [line for line in view_lines(PANIK_STAGE, table.state) if "owner=red" in line]
    assert lines[:2] == [
        "red: manor red.1 owner=red is_up=no kind=trap hunters=-",
        "others: manor red.1 owner=red is_up=no kind=? hunters=-",
    ]
    assert "all: manor red.2 owner=red is_up=yes kind=shared hunters=blue:call" in lines
