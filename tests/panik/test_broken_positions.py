"""Positions that cannot be: each is refused by the name of what is wrong."""

import pytest

from panicroom.panik import PANIK
from tests.gametable import refused_position

HEAD = "panik seats=3"
FULL = "basic*3 over-equipped*2 tandem*2 detector call"


@pytest.mark.parametrize(
    ("field", "lines"),
    [
        ("manors", ["red trap; trap; trap; trap"]),
        ("manors", ["red trap", "aside trap*3"]),
        ("aside", ["aside trap"]),
        ("aside", ["aside ghost-1*2 ghost-2*3 ghost-3*3"]),
        ("red.1", ["red ? with red:basic red:basic red:basic red:call blue:basic"]),
        ("red", ["red ? with red:call red:call"]),
        ("red", ["red-hand basic"]),
        ("red", [f"red-hand {FULL} basic"]),
        ("blue", ["red ? with blue:basic", f"blue-hand {FULL}"]),
        ("hunter", ["red ? with yellow:basic"]),
        ("first", ["first yellow", "turn red"]),
        ("scores", ["scores 1 2"]),
        ("over", ["over most_points PEND-2 players yellow"]),
        ("sealed", ["owed manors blue.1+-+-"]),
        ("sealed", ["red ? up", "blue ? up", "green ? up", "owed posts red.1+-+-"]),
    ],
)
def test_a_position_that_cannot_be_is_named_by_what_is_wrong(field: str, lines: list[str]) -> None:
    assert refused_position(PANIK, HEAD, *lines).field == field


TEAM_AT_HOME = (
    "red ? with red:basic red:basic red:basic red:call; ? with red:over-equipped"
    " red:over-equipped red:tandem red:tandem; ? with red:detector"
)


@pytest.mark.parametrize(
    "lines",
    [
        ["owed turn yellow"],
        ["turn red", "turn blue"],
        [TEAM_AT_HOME, "turn red"],
        ["red ? with red:detector", "owed detector red"],
        ["owed manors -+-"],
        ["owed manors red.1+blue.1+green.1"],
        ["red ? up", "owed manors -+-+-"],
        ["red ? with blue:basic", "owed manors -+-+-"],
        ["owed posts -+-+-"],
        ["red ? up; ? up", "blue ? up", "green ? up", "owed posts -+-+-"],
        ["owed send-or-call red red.1 red:basic yes no - - -"],
        ["red ? with red:basic", "owed send-or-call red red.1 red:basic yes no - - -"],
        ["owed next-turn red", "owed send-or-call red red.1 red:basic yes no - - -"],
        ["owed next-turn red", "owed go-on red red.1 red:basic yes no - - -"],
        ["owed next-turn red", "owed send-or-call red yellow.1 red:basic yes no - - -"],
        [
            "red ? with red:call",
            "owed next-turn red",
            "owed send-or-call red red.1 red:call yes no yellow:basic - -",
        ],
        ["owed new-manor green basic red.1"],
        [
            "red ? with red:basic",
            "owed next-turn red",
            "owed go-on red red.1 red:basic no no - green:basic -",
            "owed new-manor green basic yellow.1",
        ],
    ],
    ids=" / ".join,
)
def test_nobody_owes_what_cannot_be_asked(lines: list[str]) -> None:
    assert refused_position(PANIK, HEAD, *lines).field == "owed"
