"""The names and temperaments of bots, in every language."""

import pytest

from panicroom.bots.personas import PERSONAS
from panicroom.server.table.skeleton import skeleton
from panicroom.words import Message, Words, languages

every_language = pytest.mark.parametrize("lang", languages())

WIDEST = 6
"""Letters: on a phone six players stand side by side."""


@every_language
def test_a_name_is_written_as_it_is_told_from_those_of_people(lang: str) -> None:
    words = Words(lang)
    assert all(words.say(f"persona-{each}") in PERSONAS[each] for each in PERSONAS)


@every_language
def test_no_two_bots_have_names_that_look_alike(lang: str) -> None:
    words = Words(lang)
    assert len({skeleton(words.say(f"persona-{each}")) for each in PERSONAS}) == len(PERSONAS)


@every_language
def test_a_name_is_short_and_a_temperament_one_short_sentence(lang: str) -> None:
    words = Words(lang)
    for each in PERSONAS:
        name, about = words.say(f"persona-{each}"), words.tell(Message(f"persona-{each}"), "about")
        assert len(name) <= WIDEST
        assert about != name
        assert about.endswith(".")
        assert len(about) <= 36
