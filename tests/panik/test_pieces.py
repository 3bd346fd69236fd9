"""The printed game: its counts, and files that a person has broken."""

from collections.abc import Callable

import pytest

from panicroom.kernel.errors import MalformedComponent
from panicroom.panik.components import component_text
from panicroom.panik.pieces import (
    COLOURS,
    GHOSTS,
    HUNTER_KINDS,
    MANOR_COUNTS,
    MANOR_KINDS,
    TABLE,
    TEAM,
    TEAM_COUNTS,
    load_counts,
    load_table,
    manors_of,
    owner_of,
)
from tests.gametable import rule

FILES: dict[str, Callable[[str], object]] = {
    "manors.txt": lambda text: load_counts(text, MANOR_KINDS),
    "hunters.txt": lambda text: load_counts(text, HUNTER_KINDS),
    "table.txt": load_table,
}


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
    assert sum(MANOR_COUNTS) + len(COLOURS) * len(TEAM) == 55


def test_two_to_four_play_with_four_manors_each_and_room_for_four_at_each() -> None:
    assert (TABLE.fewest_seats, TABLE.most_seats) == (2, 4)
    assert (TABLE.manors, TABLE.room) == (4, 4)
    assert COLOURS == ("red", "blue", "green", "yellow")


def test_every_manor_lies_before_its_owner() -> None:
    manors = [manor for seat in range(4) for manor in manors_of(seat)]
    assert manors == list(range(16))
    assert [owner_of(manor) for manor in manors] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4


@pytest.mark.parametrize("name", FILES)
def test_the_files_as_they_are_can_be_read(name: str) -> None:
    assert FILES[name](component_text(name))


@pytest.mark.parametrize(
    ("name", "old", "new", "field"),
    [
        ("manors.txt", "cards 19", "cards 20", "cards"),
        ("manors.txt", "cards 19", "cards many", "cards"),
        ("manors.txt", "cards 19", "cards 19 20", "line"),
        ("manors.txt", "cards 19", "manors 19", "head"),
        ("manors.txt", "shared   3", "divided  3", "kind"),
        ("manors.txt", "trap     3", "shared   3", "kind"),
        ("manors.txt", "ghost-5  2", "ghost-5  x", "count"),
        ("manors.txt", "ghost-5  2", "ghost-5", "count"),
        ("manors.txt", "ghost-5  2", "ghost-5  2 2", "line"),
        ("hunters.txt", "cards 9", "cards 8", "cards"),
        ("hunters.txt", "detector       1", "dog            1", "kind"),
        ("hunters.txt", "detector       1", "detector       one", "count"),
        ("table.txt", "seats    2 4", "seats    2", "seats"),
        ("table.txt", "seats    2 4", "seats    two 4", "seats"),
        ("table.txt", "seats    2 4", "seats    2 4 6", "line"),
        ("table.txt", "seats    2 4", "chairs   2 4", "name"),
        ("table.txt", "green yellow", "green green", "colours"),
        ("table.txt", "green yellow", "green", "colours"),
        ("table.txt", "manors   4", "manors   some", "manors"),
        ("table.txt", "manors   4", "manors   4 4", "line"),
        ("table.txt", "room     4", "room     ", "room"),
        ("table.txt", "room     4", "room     4 4", "line"),
    ],
)
def test_a_broken_line_is_named_with_its_field(name: str, old: str, new: str, field: str) -> None:
    text = component_text(name)
    assert text.count(old) == 1
    line = text[: text.index(old)].count("\n") + 1
    with pytest.raises(MalformedComponent) as caught:
        FILES[name](text.replace(old, new))
    assert (caught.value.line, caught.value.field) == (line, field)


@pytest.mark.parametrize(
    ("name", "lost", "blamed"),
    [
        ("manors.txt", "shared ", "cards 19"),
        ("hunters.txt", "call ", "cards 9"),
        ("table.txt", "manors ", "room"),
        ("table.txt", "room ", "manors"),
    ],
)
def test_a_lost_line_is_missed(name: str, lost: str, blamed: str) -> None:
    lines = component_text(name).splitlines()
    kept = [line for line in lines if not line.startswith(lost)]
    assert len(kept) == len(lines) - 1
    with pytest.raises(MalformedComponent) as caught:
        FILES[name]("\n".join(kept))
    assert caught.value.line is not None
    assert kept[caught.value.line - 1].startswith(blamed)


@pytest.mark.parametrize("name", FILES)
def test_an_empty_file_is_no_file(name: str) -> None:
    with pytest.raises(MalformedComponent):
        FILES[name]("# nothing\n")
