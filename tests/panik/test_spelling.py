"""Actions as text: there and back, and what is no action."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import MalformedAction
from panicroom.kernel.expected import like, one_of
from panicroom.panik import PANIK
from panicroom.panik.actions import ACTION_TYPES
from panicroom.panik.pieces import COLOURS, HUNTER_KINDS
from tests.panik.table import at

VERBS = [str(kind._field_defaults["verb"]) for kind in ACTION_TYPES]


def refusal(text: str) -> MalformedAction:
    with pytest.raises(MalformedAction) as caught:
        PANIK.parse(text)
    return caught.value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_of_a_random_game_comes_back_as_it_was(seats: int) -> None:
    state, choices = PANIK.begin(PANIK.setup(seats=seats), "spelling"), Dice("choices")
    while state.outcome is None:
        owing = choices.pick("seat", PANIK.owed(state))
        options = PANIK.options(state, owing)
        assert [PANIK.parse(PANIK.spell(option)) for option in options] == list(options)
        PANIK.apply(state, owing, choices.pick("option", options))


def test_every_well_formed_action_comes_back_and_every_kind_is_among_them() -> None:
    actions = PANIK.candidates(at("panik seats=4").view("red"))
    assert {type(action) for action in actions} == set(ACTION_TYPES)
    texts = [PANIK.spell(action) for action in actions]
    assert [PANIK.parse(text) for text in texts] == list(actions)
    assert len(set(texts)) == len(texts)


def test_the_well_formed_actions_are_counted_out() -> None:
    """At a table of two, with 8 manors, 5 kinds and 2 x 5 hunters: the end of the turn, four
    actions that name a manor, placing, sending back and calling: 1 + 4 x 8 + 5 x 8 + 10 + 10 x 8
    = 163."""
    assert len(PANIK.candidates(at("panik seats=2").view("red"))) == 163


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("turn-up red.2", "turn-up red.2"),
        ("post-tandem yellow.4", "post-tandem yellow.4"),
        ("  place   basic  blue.3 ", "place basic blue.3"),
        ("place over-equipped green.1", "place over-equipped green.1"),
        ("detect blue.1", "detect blue.1"),
        ("send-back blue:basic", "send-back blue:basic"),
        ("call green:basic red.2", "call green:basic red.2"),
        ("place-again red.4", "place-again red.4"),
        ("end-turn", "end-turn"),
    ],
)
def test_actions_are_typed_as_they_are_spelled(text: str, plain: str) -> None:
    assert PANIK.spell(PANIK.parse(text)) == plain


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "action"),
        ("dance", "action"),
        ("Place basic red.1", "action"),
        ("place", "action"),
        ("place basic", "action"),
        ("place basic red.1 red.2", "action"),
        ("end-turn now", "action"),
        ("place dog red.1", "hunter kind"),
        ("place basic red.5", "manor"),
        ("place basic red", "manor"),
        ("detect pink.1", "manor"),
        ("turn-up -", "manor"),
        ("send-back basic", "hunter"),
        ("send-back pink:basic", "colour"),
        ("send-back red:dog", "hunter kind"),
        ("call red:basic red.0", "manor"),
        ("call - red.1", "hunter"),
    ],
)
def test_what_is_no_action_is_named_by_its_field(text: str, field: str) -> None:
    error = refusal(text)
    assert error.field == field
    assert error.line is None


def test_an_unknown_verb_is_answered_with_the_verbs_there_are() -> None:
    assert refusal("dance").expected == one_of(VERBS)


def test_a_missing_word_is_answered_with_the_words_there_should_be() -> None:
    assert refusal("place basic").expected == like("place kind manor")


WORDS = st.sampled_from(
    [
        *(*VERBS, *COLOURS, *HUNTER_KINDS, "red.1", "yellow.4", "red.5", ".1", "red.", "-"),
        *("red:basic", "yellow:call", "red:", ":basic", ":", "red:basic:basic", "9" * 5000),
    ]
)


def assert_parsed_or_refused(text: str) -> None:
    try:
        action = PANIK.parse(text)
    except MalformedAction:
        return
    assert PANIK.spell(action) == " ".join(text.split())


@settings(derandomize=True, deadline=None)
@given(st.text())
def test_arbitrary_text_is_an_action_or_refused(text: str) -> None:
    assert_parsed_or_refused(text)


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.sampled_from(VERBS), st.lists(WORDS, max_size=3))
def test_arbitrary_words_are_an_action_or_refused(verb: str, words: list[str]) -> None:
    assert_parsed_or_refused(" ".join([verb, *words]))
