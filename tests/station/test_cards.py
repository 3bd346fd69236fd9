"""A card is one row, and wherever a card is spoken of or drawn, every card is."""

import re
from pathlib import Path

import pytest

from panicroom.kernel.named import SEATS
from panicroom.station.cards import (
    CARD_NAMES,
    INFECTIONS,
    ITEMS,
    KINDS,
    SEARCH_CARDS,
    UNKNOWN,
    Card,
    Use,
    infection_of,
    load_search_deck,
)
from panicroom.station.components import component_text
from panicroom.station.sketch import CARD_SPENT
from panicroom.words.catalogue import languages

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "panicroom" / "locales"
FACES = ROOT / "web" / "src" / "station" / "art" / "cards"

every_card = pytest.mark.parametrize("card", SEARCH_CARDS, ids=str)
every_language = pytest.mark.parametrize("language", languages())


@every_card
def test_a_card_has_its_row(card: Card) -> None:
    assert KINDS[card].name == str(card) == CARD_NAMES[card]
    assert KINDS[card].copies > 0
    assert card not in ITEMS or KINDS[card].worth > 0


@every_card
@every_language
def test_a_card_has_a_name_and_a_text(card: Card, language: str) -> None:
    for file, prefix in (("station-names", "card"), ("station-page", "page-station-card")):
        path = LOCALES / language / f"{file}.ftl"
        ids = re.findall(r"^([a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert f"{prefix}-{card}" in ids, f"{path.relative_to(ROOT)} lacks {prefix}-{card}"


@every_card
def test_a_card_has_a_picture(card: Card) -> None:
    """One file a face; the compiler checks that `FACES` of faces.ts lists every card."""
    picture = FACES / ("".join(map(str.title, str(card).split("-"))) + ".svelte")
    assert picture.is_file(), f"{picture.relative_to(ROOT)} is missing"


def test_a_screen_knows_by_which_verb_a_card_is_spent() -> None:
    spent = {card for card in SEARCH_CARDS if KINDS[card].use is Use.SPENT}
    lacking = spent - set(CARD_SPENT.values())
    assert not lacking, f"CARD_SPENT of station/sketch.py lacks {lacking}"


def test_every_seat_has_an_infection_card_of_its_color() -> None:
    assert [infection_of(seat) for seat in SEATS] == list(INFECTIONS)
    assert [str(card) for card in INFECTIONS] == [f"infect:{seat}" for seat in SEATS]
    assert (*SEARCH_CARDS, *INFECTIONS, UNKNOWN) == tuple(Card)


def test_a_row_without_a_worth_has_the_default() -> None:
    text = component_text("search.txt")
    unvalued = re.sub(r"(?m)^(knife .*kept).*$", r"\1", text)
    assert load_search_deck(unvalued)[Card.KNIFE].worth == 1.0
