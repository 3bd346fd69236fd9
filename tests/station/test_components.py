"""The printed game: its counts and its editions."""

from panicroom.station.cards import KINDS, SEARCH_DECK
from panicroom.station.rooms import EXPLORATION
from panicroom.station.rulings import EDITIONS
from panicroom.station.tokens import TOKENS

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
    assert TOKENS.colors == ("red", "blue", "green", "yellow", "white", "black")


def test_each_edition_is_set_as_its_rulebook_says() -> None:
    rows = [[cell.strip() for cell in line.split("|")] for line in EDITION_TABLE.split("\n")[1:-1]]
    assert list(EDITIONS) == ["en", "fr", "ru", "cs"]
    for place, (edition, rulings) in enumerate(EDITIONS.items(), 1):
        written = {row[0]: row[place] for row in rows}
        assert {name: str(value) for name, value in rulings._asdict().items()} == written, edition
