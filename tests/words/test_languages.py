"""Every language says all that English says, from the same parameters, with its own grammar."""

import pytest
from babel.core import Locale
from fluent.syntax import ast as ftl

from panicroom.cli.rules import SETTLED
from panicroom.games import GAMES
from panicroom.words import Words, languages
from tests.words.catalogue import (
    COMMON,
    SOURCE,
    entries,
    messages,
    named_by_the_page,
    named_in,
    spoken,
    terms,
    used_in,
)

every_language = pytest.mark.parametrize("lang", languages())
every_game = pytest.mark.parametrize("game", GAMES)
every_catalogue = pytest.mark.parametrize("part", [COMMON, *GAMES])

PLURALS = {"zero", "one", "two", "few", "many"}
FUNCTIONS = {"FORM", "ID", "START", "NUMBER"}


@every_language
def test_every_language_has_the_same_files(lang: str) -> None:
    english, others = (
        {file.name for file in (SOURCE / "locales" / folder).iterdir()} for folder in ("en", lang)
    )
    assert others == english


@every_language
@every_catalogue
def test_every_language_has_the_same_messages(part: str, lang: str) -> None:
    english, other = set(messages(part)), set(messages(part, lang))
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@every_language
@every_catalogue
def test_every_catalogue_can_be_read(part: str, lang: str) -> None:
    assert [entry.content for entry in entries(part, lang) if isinstance(entry, ftl.Junk)] == []


@every_language
@every_game
def test_no_id_is_given_twice(game: str, lang: str) -> None:
    found = [*entries(COMMON, lang), *entries(game, lang)]
    ids = [(type(e), e.id.name) for e in found if isinstance(e, ftl.Message | ftl.Term)]
    assert sorted({id for _, id in ids if ids.count((ftl.Message, id)) > 1}) == []
    assert len(ids) == len(set(ids))


@every_language
@every_catalogue
def test_a_message_has_no_variables_but_those_of_english(part: str, lang: str) -> None:
    """What the program gives is what English uses; a language may use less of it."""
    for id, message in messages(part, lang).items():
        english = messages(part).get(id)
        if english is not None:
            assert used_in(message).variables <= used_in(english).variables, id


@every_language
@every_game
def test_a_rule_marks_as_many_rulings_of_ours_as_in_english(game: str, lang: str) -> None:
    english, other = Words("en", game), Words(lang, game)
    marks = {id: text.count(SETTLED) for id in english.ids("rule-") if (text := english.say(id))}
    assert any(marks.values())
    assert {id: other.say(id).count(SETTLED) for id in marks} == marks


@every_language
@every_game
def test_what_a_message_refers_to_is_there(game: str, lang: str) -> None:
    said, meant = spoken(game, lang), terms(COMMON, lang) | terms(game, lang)
    used = used_in(*said.values(), *meant.values())
    assert sorted(used.entries - set(said) - set(meant)) == []
    assert used.functions <= FUNCTIONS


@every_language
@every_game
def test_a_sentence_that_chooses_by_what_it_speaks_of_asks_for_its_id(game: str, lang: str) -> None:
    """Of a message itself the browser's runtime compares nothing."""
    said = spoken(game, lang)
    for choice in used_in(*said.values()).choices:
        keys = {key.name for v in choice.variants if isinstance(key := v.key, ftl.Identifier)}
        if isinstance(choice.selector, ftl.VariableReference):
            assert sorted(keys & set(said)) == [], choice.selector.id.name


@every_language
def test_no_term_is_unused(lang: str) -> None:
    every = {id: term for part in [COMMON, *GAMES] for id, term in terms(part, lang).items()}
    said = [message for part in [COMMON, *GAMES] for message in messages(part, lang).values()]
    assert sorted(set(every) - used_in(*said, *every.values()).entries) == []


@every_language
@every_game
def test_every_form_that_is_asked_for_is_given_and_asked_for_if_given(game: str, lang: str) -> None:
    """A message that lacks a form is said plainly; but some message must have it."""
    asked = {form for message in spoken(game, lang).values() for form in used_in(message).forms}
    given = {attr.id.name for message in spoken(game, lang).values() for attr in message.attributes}
    assert sorted(asked - given) == []
    elsewhere = {form for other in GAMES for form in used_in(*spoken(other, lang).values()).forms}
    assert sorted(given - asked - elsewhere - named_in("cli") - named_by_the_page()) == []


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


@every_language
@every_catalogue
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
