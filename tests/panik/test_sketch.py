"""Sketches: what a screen is told of an option."""

import pytest

from panicroom.panik import PANIK
from panicroom.panik.sketch import Sketch
from panicroom.panik.spelling import read_hunter
from tests.panik.table import at, place

AFTER_A_CALL = (
    "red ? with red:call green:basic; ? with blue:basic",
    "owed next-turn red",
    "owed send-or-call red red.1 red:call yes yes - - -",
)
SENT_BACK = (
    "red ? with blue:call",
    "owed next-turn blue",
    "owed go-on blue red.1 blue:call no yes - red:basic -",
    "owed new-manor red basic red.1",
)


@pytest.mark.parametrize(
    ("lines", "action", "hunter", "manor", "origin"),
    [
        ((), "place tandem blue.3", "red:tandem", "blue.3", None),
        ((), "detect green.2", "red:detector", "green.2", None),
        (("owed manors -+-+-",), "turn-up red.2", None, "red.2", None),
        (AFTER_A_CALL, "send-back green:basic", "green:basic", None, "red.1"),
        (AFTER_A_CALL, "call blue:basic red.2", "blue:basic", "red.1", "red.2"),
        (AFTER_A_CALL, "end-turn", None, None, None),
        (SENT_BACK, "place-again green.1", "red:basic", "green.1", "red.1"),
    ],
)
def test_an_option_is_drawn_by_who_goes_where_and_from_where(
    lines: tuple[str, ...], action: str, hunter: str | None, manor: str | None, origin: str | None
) -> None:
    table = at(*lines)
    assert action in table.options("red")
    assert PANIK.sketch(table.view("red"), PANIK.parse(action)) == Sketch(
        action.split()[0],
        read_hunter(hunter) if hunter else None,
        place(manor) if manor else None,
        place(origin) if origin else None,
    )
