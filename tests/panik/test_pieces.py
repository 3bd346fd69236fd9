"""The printed game: its counts."""

from panicroom.panik.pieces import (
    COLORS,
    GHOSTS,
    HUNTER_KINDS,
    MANOR_COUNTS,
    MANOR_KINDS,
    TABLE,
    TEAM,
    TEAM_COUNTS,
    manors_of,
    owner_of,
)
from tests.gametable import rule


@rule("PSETUP-2")
def test_there_are_19_manors_13_of_them_haunted() -> None:
    assert sum(MANOR_COUNTS) == 19
    assert sum(MANOR_COUNTS[:GHOSTS]) == 13
    assert dict(zip(MANOR_KINDS, MANOR_COUNTS, strict=True)) == {
        "ghost-1": 2,
        "ghost-2": 3,
        "ghost-3": 3,
        "ghost-4": 3,
        "ghost-5": 2,
        "shared": 3,
        "trap": 3,
    }


@rule("PSETUP-1")
def test_a_team_has_nine_hunters() -> None:
    assert len(TEAM) == 9
    assert dict(zip(HUNTER_KINDS, TEAM_COUNTS, strict=True)) == {
        "basic": 3,
        "over-equipped": 2,
        "tandem": 2,
        "detector": 1,
        "call": 1,
    }


def test_the_box_holds_55_cards() -> None:
    """19 manors and 4 teams of 9: 19 + 36 = 55."""
    assert sum(MANOR_COUNTS) + len(COLORS) * len(TEAM) == 55


def test_two_to_four_play_with_four_manors_each_and_room_for_four_at_each() -> None:
    assert (TABLE.fewest_seats, TABLE.most_seats) == (2, 4)
    assert (TABLE.manors, TABLE.room) == (4, 4)
    assert COLORS == ("red", "blue", "green", "yellow")


def test_every_manor_lies_before_its_owner() -> None:
    manors = [manor for seat in range(4) for manor in manors_of(seat)]
    assert manors == list(range(16))
    assert [owner_of(manor) for manor in manors] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
