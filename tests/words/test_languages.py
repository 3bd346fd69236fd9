"""Every language says all that English says, from the same parameters, with its own grammar."""

import pytest
from fluent.syntax import ast as ftl

from panicroom.cli.colors import colors_of
from panicroom.cli.rules import SETTLED
from panicroom.games import GAMES
from panicroom.telling import TELLERS
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
    assert any(marks.values()) or not TELLERS[game].ruling_words
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


def test_no_name_of_a_color_means_another_color_in_another_language() -> None:
    """Colors can be typed in any language, whichever is spoken."""
    meant = {named for lang in languages() for named in colors_of(Words(lang)).items()}
    names = [name for name, _ in meant]
    assert sorted({name for name in names if names.count(name) > 1}) == []
