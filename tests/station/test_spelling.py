"""Actions as text: there and back, and what is no action."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import MalformedAction
from panicroom.kernel.expected import like, one_of
from panicroom.station import STATION
from panicroom.station.actions import ACTION_TYPES
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import ROOM_NAMES
from panicroom.station.tokens import COLOURS
from tests.table import at

VERBS = [str(kind._field_defaults["verb"]) for kind in ACTION_TYPES]


def refusal(text: str) -> MalformedAction:
    with pytest.raises(MalformedAction) as caught:
        STATION.parse(text)
    return caught.value


@pytest.mark.parametrize("key", ["alpha", "beta", "gamma"])
def test_every_option_of_a_random_game_comes_back_as_it_was(key: str) -> None:
    state, choices = STATION.begin(STATION.setup(seats=4), key), Dice(f"{key}-choices")
    while state.outcome is None:
        owing = choices.pick("seat", STATION.owed(state))
        options = STATION.options(state, owing)
        assert [STATION.parse(STATION.spell(option)) for option in options] == list(options)
        STATION.apply(state, owing, choices.pick("option", options))


def test_every_well_formed_action_comes_back_and_every_kind_is_among_them() -> None:
    view = at("map 0,0 reactor; 0,1 vault; 1,0 run-2", "parasites run-2 gray black").view("red")
    actions = STATION.candidates(view)
    assert {type(action) for action in actions} == set(ACTION_TYPES)
    texts = [STATION.spell(action) for action in actions]
    assert [STATION.parse(text) for text in texts] == list(actions)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  move   T  n ", "move T n"),
        ("search A -", "search A -"),
        ("search T blue", "search T blue"),
        ("fire gray@vault.lower", "fire gray@vault.lower"),
        ("explore T w 180", "explore T w 180"),
        ("lay -1,2 90", "lay -1,2 90"),
        ("give infect:white", "give infect:white"),
        ("end-turn", "end-turn"),
    ],
)
def test_actions_are_typed_as_they_are_spelled(text: str, plain: str) -> None:
    assert STATION.spell(STATION.parse(text)) == plain


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "action"),
        ("dance", "action"),
        ("Move T n", "action"),
        ("move", "action"),
        ("move T", "action"),
        ("move T n n", "action"),
        ("end-turn now", "action"),
        ("move X n", "character"),
        ("move T up", "direction"),
        ("explore T n 45", "turn"),
        ("lay 1 0", "cell"),
        ("lay 1,1000 0", "cell"),
        ("search T pink", "colour"),
        ("terminal T coffee", "function"),
        ("fire red", "character"),
        ("fire pink.T", "character"),
        ("fire gray", "target"),
        ("fire gray@cellar", "room"),
        ("fire flipped@reactor", "target"),
        ("move-parasite red.T", "target"),
        ("stab T red.X", "character"),
        ("lay-down money", "card"),
        ("give unknown", "card"),
        ("scan-body T -", "colour"),
        ("heal T", "character"),
        ("trade pink", "colour"),
        ("armor red", "character"),
        ("burn", "action"),
    ],
)
def test_what_is_no_action_is_named_by_its_field(text: str, field: str) -> None:
    error = refusal(text)
    assert error.field == field
    assert error.line is None


def test_an_unknown_verb_is_answered_with_the_verbs_there_are() -> None:
    assert refusal("dance").expected == one_of(VERBS)


def test_a_missing_word_is_answered_with_the_words_there_should_be() -> None:
    assert refusal("move T").expected == like("move who direction")


WORDS = st.sampled_from(
    [
        *(*VERBS, *COLOURS, *CARD_NAMES, *ROOM_NAMES),
        *("T", "A", "n", "w", "-", "180", "0,1", "scan", "red.T", "black.A", "gray@run-1"),
        *("black@hive", "gray@", "@", ".T", "-1,", "9" * 5000),
    ]
)


def assert_parsed_or_refused(text: str) -> None:
    try:
        action = STATION.parse(text)
    except MalformedAction:
        return
    assert STATION.spell(action) == " ".join(text.split())


@settings(derandomize=True, deadline=None)
@given(st.text())
def test_arbitrary_text_is_an_action_or_refused(text: str) -> None:
    assert_parsed_or_refused(text)


@settings(derandomize=True, deadline=None, max_examples=500)
@given(st.sampled_from(VERBS), st.lists(WORDS, max_size=3))
def test_arbitrary_words_are_an_action_or_refused(verb: str, words: list[str]) -> None:
    assert_parsed_or_refused(" ".join([verb, *words]))
