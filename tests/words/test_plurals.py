"""A choice by number names every plural that the language has."""

import pytest
from babel.core import Locale
from fluent.syntax import ast as ftl

from panicroom.games import GAMES
from panicroom.words import languages
from tests.words.catalogue import COMMON, messages, used_in

PLURALS = {"zero", "one", "two", "few", "many"}


def whole_numbers(lang: str) -> set[str]:
    """The plural categories into which the numbers of a game fall."""
    return {Locale(lang).plural_form(number) for number in range(200)}


def keys(choice: ftl.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
        for variant in choice.variants
    }


def missing_plurals(choice: ftl.SelectExpression, lang: str) -> set[str]:
    """A choice that names one category names all; `*[other]` may stand for one of them, unless it
    is one itself. Numbers as such, `[0]` or `[1]`, may be told apart in any language."""
    named, wanted = keys(choice), whole_numbers(lang)
    missing = wanted - named if named & PLURALS else set[str]()
    is_the_rest = len(missing) == 1 and "other" in named - wanted
    return set() if is_the_rest else missing


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("part", [COMMON, *GAMES])
def test_a_choice_by_number_has_every_plural_of_the_language(part: str, lang: str) -> None:
    found = [(id, c) for id, m in messages(part, lang).items() for c in used_in(m).choices]
    assert {id: missing for id, c in found if (missing := missing_plurals(c, lang))} == {}
    assert {id: odd for id, c in found if (odd := keys(c) & PLURALS - whole_numbers(lang))} == {}


def test_the_plurals_of_a_language_are_those_of_its_whole_numbers() -> None:
    assert {lang: whole_numbers(lang) for lang in ("en", "fr", "ru", "cs")} == {
        "en": {"one", "other"},
        "fr": {"one", "other"},
        "ru": {"one", "few", "many"},
        "cs": {"one", "few", "other"},
    }
