"""The component files of every game, and the same files after a person has broken them."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from panicroom.kernel.datafile import load_file
from panicroom.kernel.errors import MalformedComponent
from panicroom.panik.components import component_text as panik_text
from panicroom.panik.pieces import HUNTER_KINDS, MANOR_KINDS, load_counts, load_table
from panicroom.station.cards import load_search_deck
from panicroom.station.components import component_text as station_text
from panicroom.station.rooms import load_exploration_cards
from panicroom.station.rulings import load_editions
from panicroom.station.tokens import load_tokens


class Component(NamedTuple):
    """A file of a game, with what reads it."""

    text: str
    load: Callable[[str], object]


FILES = {
    "search.txt": Component(station_text("search.txt"), load_search_deck),
    "exploration.txt": Component(station_text("exploration.txt"), load_exploration_cards),
    "tokens.txt": Component(station_text("tokens.txt"), load_tokens),
    "editions.txt": Component(station_text("editions.txt"), load_editions),
    "manors.txt": Component(panik_text("manors.txt"), lambda text: load_counts(text, MANOR_KINDS)),
    "hunters.txt": Component(
        panik_text("hunters.txt"), lambda text: load_counts(text, HUNTER_KINDS)
    ),
    "table.txt": Component(panik_text("table.txt"), load_table),
}
every_file = pytest.mark.parametrize("name", FILES)


@every_file
def test_the_files_as_they_are_can_be_read(name: str) -> None:
    assert FILES[name].load(FILES[name].text)


@pytest.mark.parametrize(
    ("name", "old", "new", "field"),
    [
        ("search.txt", "cards 46", "cards 45", "cards"),
        ("search.txt", "cards 46", "cards many", "cards"),
        ("search.txt", "cards 46", "deck 46", "head"),
        ("search.txt", "armor         7", "armour        7", "name"),
        ("search.txt", "armor         7", "gas           7", "name"),
        ("search.txt", "7      spent", "x      spent", "count"),
        ("search.txt", "7      spent", "7      eaten", "use"),
        ("search.txt", "7      spent", "7", "use"),
        ("search.txt", "spent  2.5", "spent  2.5 twice", "line"),
        ("search.txt", "spent  2.5", "spent  dear", "worth"),
        ("exploration.txt", "cards 20", "cards 21", "cards"),
        ("exploration.txt", "cards 20", "rooms 20", "head"),
        ("exploration.txt", "hive          # # o #", "hive          # # ? #", "S"),
        ("exploration.txt", "storage-2     o", "storage-2     0", "N"),
        ("exploration.txt", "o o # o  storage", "o o # o  kitchen", "icon"),
        ("exploration.txt", "run-3         o o o o  run        1", "run-3 o o o o run 3", "rooms"),
        ("exploration.txt", "run-3         o o o o  run        1", "run-3 o o o o run", "rooms"),
        ("exploration.txt", "run-3         o o o o  run        1", "run-3 o o o o run 1 1", "line"),
        ("exploration.txt", "run-3 ", "run-2 ", "name"),
        ("exploration.txt", "vault         # # o #", "vault         # o o #", "sides"),
        ("tokens.txt", "seats           4 6", "seats           4", "seats"),
        ("tokens.txt", "seats           4 6", "seats           4 6 8", "line"),
        ("tokens.txt", "seats           4 6", "seats           four 6", "seats"),
        ("tokens.txt", "white black", "white white", "colors"),
        ("tokens.txt", "white black", "white", "colors"),
        ("tokens.txt", "bullets         4", "bullets         some", "bullets"),
        ("tokens.txt", "bullets         4", "bullets         4 4", "line"),
        ("tokens.txt", "bullets         4", "arrows          4", "name"),
        ("editions.txt", "hive_depth             4", "hive_height            4", "ruling"),
        ("editions.txt", "hive_depth             4", "hive_depth             40", "hive_depth"),
        (
            "editions.txt",
            "bars_turn            once",
            "never                once",
            "failed_explore",
        ),
        ("editions.txt", "round\n", "round round\n", "line"),
        ("editions.txt", "turn                 round\n", "turn\n", "cs"),
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
        ("table.txt", "green yellow", "green green", "colors"),
        ("table.txt", "green yellow", "green", "colors"),
        ("table.txt", "manors   4", "manors   some", "manors"),
        ("table.txt", "manors   4", "manors   4 4", "line"),
        ("table.txt", "room     4", "room     ", "room"),
        ("table.txt", "room     4", "room     4 4", "line"),
    ],
)
def test_a_broken_line_is_named_with_its_field(name: str, old: str, new: str, field: str) -> None:
    text = FILES[name].text
    assert text.count(old) == 1
    line = text[: text.index(old)].count("\n") + 1
    with pytest.raises(MalformedComponent) as caught:
        FILES[name].load(text.replace(old, new))
    assert (caught.value.line, caught.value.field) == (line, field)


@pytest.mark.parametrize(
    ("name", "lost", "blamed"),
    [
        ("search.txt", "scanner ", "cards 46"),
        ("exploration.txt", "hive ", "cards 20"),
        ("exploration.txt", "run-3 ", "cards 20"),
        ("tokens.txt", "upper-pile ", "dealt-cards"),
        ("manors.txt", "shared ", "cards 19"),
        ("hunters.txt", "call ", "cards 9"),
        ("table.txt", "manors ", "room"),
        ("table.txt", "room ", "manors"),
    ],
)
def test_a_lost_line_is_missed(name: str, lost: str, blamed: str) -> None:
    lines = FILES[name].text.splitlines()
    kept = [line for line in lines if not line.startswith(lost)]
    assert len(kept) == len(lines) - 1
    with pytest.raises(MalformedComponent) as caught:
        FILES[name].load("\n".join(kept))
    assert caught.value.line is not None
    assert kept[caught.value.line - 1].startswith(blamed)


@every_file
def test_an_empty_file_is_no_file(name: str) -> None:
    with pytest.raises(MalformedComponent):
        FILES[name].load("# nothing\n")


@every_file
def test_an_error_says_in_which_file_it_is(name: str) -> None:
    with pytest.raises(MalformedComponent) as caught:
        load_file(name, lambda _: "# nothing\n", FILES[name].load)
    assert name in caught.value.__notes__[0]
