"""Cases, genders and capital letters: a sentence takes what it speaks of in the form it needs."""

from textwrap import dedent

import pytest
from fluent.runtime import FluentResource

from panicroom.words import Message, Words

SOME_WORDS = """
    room-hall = salle
        .gender = f
        .of = de la salle
    room-hive = nid
        .gender = m
        .of = du nid
    -nest = le nid

    open = { $room } { FORM($room, form: "gender") ->
        [f] ouverte
       *[m] ouvert
    }
        .short = { FORM($room, form: "gender") ->
        [f] ouv-te
       *[m] ouv-t
    }
    inside = ({ $what })
        .short = { FORM($what, form: "short") }
    named = { START($room) }.
    from = { START($room, form: "of") }.
    begins = { START(-nest) }.
"""
HALL, HIVE = Message("room-hall"), Message("room-hive")


@pytest.fixture(scope="module")
def words() -> Words:
    found = Words("en")
    found.learn(FluentResource(dedent(SOME_WORDS)))
    return found


def test_a_sentence_chooses_by_a_form_of_what_it_speaks_of(words: Words) -> None:
    assert words.say("open", room=HALL) == "salle ouverte"
    assert words.say("open", room=HIVE) == "nid ouvert"


def test_an_attribute_chooses_by_a_form_too(words: Words) -> None:
    assert words.tell(Message("open", {"room": HALL}), "short") == "ouv-te"
    assert words.say("inside", what=Message("open", {"room": HIVE})) == "(nid ouvert)"
    within = Message("inside", {"what": Message("open", {"room": HIVE})})
    assert words.tell(within, "short") == "ouv-t"


def test_a_list_of_one_has_its_form_and_a_list_of_several_the_default(words: Words) -> None:
    assert words.say("open", room=[HALL]) == "salle ouverte"
    assert words.say("open", room=[HALL, HIVE]) == "salle and nid ouvert"


def test_a_sentence_begins_with_a_capital_letter_in_any_form(words: Words) -> None:
    assert words.say("named", room=HALL) == "Salle."
    assert words.say("from", room=HALL) == "De la salle."
    assert words.say("from", room=[HALL, HIVE]) == "De la salle and du nid."
    assert words.say("begins") == "Le nid."


def test_what_is_mere_text_has_no_forms_but_a_beginning(words: Words) -> None:
    assert words.say("named", room="élan vital") == "Élan vital."
    assert words.say("from", room="") == "."
