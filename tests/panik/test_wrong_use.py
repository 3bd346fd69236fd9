"""Wrong use of Panik: what is not at the table."""

import pytest

from tests.gametable import rule
from tests.panik.table import at


@pytest.mark.parametrize(
    "action",
    [
        *("turn-up green.1", "post-tandem yellow.4", "detect yellow.1", "place basic green.1"),
        *("place-again yellow.1", "call red:basic yellow.1", "send-back yellow:basic"),
    ],
)
def test_what_is_not_at_the_table_is_refused_in_every_decision(action: str) -> None:
    """A table of two knows no green and no yellow."""
    starts = (
        ["owed manors -+-"],
        ["red ? up", "blue ? up", "owed posts -+-"],
        ["turn red"],
        ["owed detector red"],
        [
            "red ? with red:call blue:basic",
            "owed next-turn red",
            "owed send-or-call red red.1 red:call yes yes - - -",
        ],
        [
            "red ? with red:basic",
            "owed next-turn red",
            "owed go-on red red.1 red:basic no no - - -",
            "owed new-manor red call red.1",
        ],
    )
    for lines in starts:
        assert at("panik seats=2", *lines).refuses("red", action)


@rule("PSETUP-1")
def test_a_manor_of_nobody_at_the_table_is_named_as_such() -> None:
    assert at("panik seats=2").refuses("red", "place basic green.1") == "PSETUP-1"
