"""The printed game: its counts, its editions, and files that a person has broken."""

from collections.abc import Callable

import pytest

from panicroom.kernel.datafile import load_file
from panicroom.kernel.errors import MalformedComponent
from panicroom.station.cards import KINDS, SEARCH_DECK, load_search_deck
from panicroom.station.components import component_text
from panicroom.station.rooms import EXPLORATION, load_exploration_cards
from panicroom.station.rulings import EDITIONS, load_editions
from panicroom.station.tokens import TOKENS, load_tokens

FILES: dict[str, Callable[[str], object]] = {
    "search.txt": load_search_deck,
    "exploration.txt": load_exploration_cards,
    "tokens.txt": load_tokens,
    "editions.txt": load_editions,
}

EDITION_TABLE = """
hive_depth          | 4                   | 3                   | 4                   | 4
hive_blocked_winner | infected            | infected            | infected            | humans
failed_explore      | once                | bars_turn           | once                | once
last_parasite       | any                 | any                 | most_crowded        | any
terminal_alarm      | red_side            | red_side            | red_side            | reuse
reveal_limit        | turn                | turn                | turn                | round
first_aid           | one_or_self_and_one | one_or_self_and_one | one_or_self_and_one | any_two
grenade_spares      | thrower             | thrower             | player              | player
attack_after_trade  | any                 | any                 | any                 | other
last_human_gas      | none                | none                | none                | too_few
troopers_dead       | all                 | all                 | human               | all
infection_cards     | 3                   | 3                   | 3                   | 3
minimum_hand        | 5                   | 5                   | 5                   | 5
gas_needed          | 3                   | 3                   | 3                   | 3
host_card_infects   | False               | False               | False               | False
master_and_servant  | False               | False               | False               | False
round_limit         | 40                  | 40                  | 40                  | 40
"""


def test_the_search_deck_has_46_cards() -> None:
    copies = {kind.name: kind.copies for kind in KINDS}
    assert len(SEARCH_DECK) == sum(copies.values()) == 46
    assert copies == {
        "gas": 12,
        "armor": 7,
        "ammo": 6,
        "alert": 3,
        "first-aid": 3,
        "keycard": 3,
        "heavy-gun": 2,
        "grenade": 2,
        "boost": 2,
        "scope": 2,
        "knife": 2,
        "scanner": 1,
        "host": 1,
    }


def test_there_are_20_exploration_cards() -> None:
    assert len(EXPLORATION) == 20
    icons = [card.icon.value for card in EXPLORATION]
    counts = {icon: icons.count(icon) for icon in sorted(set(icons))}
    assert counts == {
        "-": 4,
        "parasite": 4,
        "run": 3,
        "sick-bay": 1,
        "storage": 2,
        "team": 4,
        "terminal": 2,
    }
    assert sum(card.rooms for card in EXPLORATION) == 22


def test_the_tokens_of_the_box() -> None:
    assert (TOKENS.fewest_seats, TOKENS.most_seats) == (4, 6)
    assert (TOKENS.gray_parasites, TOKENS.black_parasites) == (5, 5)
    assert (TOKENS.health, TOKENS.bullets, TOKENS.infection_cards) == (4, 4, 3)
    assert TOKENS.colours == ("red", "blue", "green", "yellow", "white", "black")


def test_each_edition_is_set_as_its_rulebook_says() -> None:
    rows = [[cell.strip() for cell in line.split("|")] for line in EDITION_TABLE.split("\n")[1:-1]]
    assert list(EDITIONS) == ["en", "fr", "ru", "cs"]
    for place, (edition, rulings) in enumerate(EDITIONS.items(), 1):
        written = {row[0]: row[place] for row in rows}
        assert {name: str(value) for name, value in rulings._asdict().items()} == written, edition


@pytest.mark.parametrize("name", FILES)
def test_the_files_as_they_are_can_be_read(name: str) -> None:
    assert FILES[name](component_text(name))


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
        ("tokens.txt", "white black", "white white", "colours"),
        ("tokens.txt", "white black", "white", "colours"),
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
        ("search.txt", "scanner ", "cards 46"),
        ("exploration.txt", "hive ", "cards 20"),
        ("exploration.txt", "run-3 ", "cards 20"),
        ("tokens.txt", "upper-pile ", "dealt-cards"),
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


def test_an_error_says_in_which_file_it_is() -> None:
    text = component_text("search.txt").replace("cards 46", "cards 45")
    with pytest.raises(MalformedComponent) as caught:
        load_file("search.txt", lambda name: text, load_search_deck)
    assert "search.txt" in caught.value.__notes__[0]
