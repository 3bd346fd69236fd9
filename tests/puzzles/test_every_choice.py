"""On small positions the deduction is exact: its worlds are those that the real rules allow, for
all that a seat may hear."""

import pytest

from panicroom.station.deduction.notes import open_notes, taken
from panicroom.station.deduction.possible import Worlds, worlds_of
from panicroom.station.tokens import SEATS, Seat
from tests.puzzles.every_choice import Heard, histories, start
from tests.puzzles.told import RED

HANDS = ("gas*2 armor", *("gas*2 armor*2",) * 3)
"""Enough of both for all trades, so that no item tells from whom it came."""
DECK = ("host", "gas", "gas")
PILE = 12


def reckoned(seat: Seat, heard: Heard) -> Worlds:
    notes = open_notes(seat, 4)._replace(drawn=PILE - len(DECK))
    for event in heard:
        notes = taken(notes, event)
    return worlds_of(notes.case)


@pytest.mark.parametrize(
    "script",
    [
        ("draw blue", "draw green", "draw yellow"),
        ("draw blue", "draw green", "scan", "draw yellow"),
        ("draw blue", "scan", "trade blue green", "scan"),
        ("draw blue", "draw green", "trade blue yellow", "trade yellow green", "scan"),
        ("draw blue", "trade blue green", "trade green red"),
        ("draw green", "trade red green", "trade red green", "scan"),
        ("draw red", "draw blue", "trade red blue", "trade blue green", "scan"),
        ("draw blue", "trade blue red", "trade red green", "scan"),
    ],
    ids=" / ".join,
)
@pytest.mark.parametrize("viewer", SEATS[:2])
def test_the_worlds_are_those_that_the_rules_allow(script: tuple[str, ...], viewer: int) -> None:
    seat = SEATS[viewer]
    found = histories(start(HANDS, DECK), script, seat)
    assert found
    for heard, worlds in found.values():
        assert reckoned(seat, heard) == worlds, heard


def test_where_cards_are_scarce_more_is_held_possible_and_never_less() -> None:
    """Who has one Ammo and has given it to me has not given it before: no fact says so."""
    script = ("draw blue", "trade blue green", "trade green red")
    found = histories(start(("gas ammo",) * 4, DECK), script, RED)
    assert found
    for heard, worlds in found.values():
        assert worlds <= reckoned(RED, heard)
