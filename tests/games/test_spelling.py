"""Actions as text, in every game: there and back, and what is no action."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import MalformedAction
from panicroom.kernel.expected import like, one_of
from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.panik.actions import ACTION_TYPES as PANIK_ACTIONS
from panicroom.panik.pieces import COLORS, HUNTER_KINDS
from panicroom.station import STATION
from panicroom.station.actions import ACTION_TYPES as STATION_ACTIONS
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import ROOM_NAMES
from panicroom.station.tokens import COLORS as STATION_COLORS
from tests.panik.table import at as panik_at
from tests.table import at as station_at


class Spelled(NamedTuple):
    """A game, its kinds of actions, a view with all of them, and words that may be typed."""

    game: AnyGame
    kinds: tuple[Any, ...]
    view: Any
    words: tuple[str, ...]

    @property
    def verbs(self) -> list[str]:
        return [str(kind._field_defaults["verb"]) for kind in self.kinds]


CROWDED = ("map 0,0 reactor; 0,1 vault; 1,0 run-2", "parasites run-2 gray black")
GAMES = {
    "station": Spelled(
        STATION,
        STATION_ACTIONS,
        station_at(*CROWDED).view("red"),
        (
            *(
                *STATION_COLORS,
                *CARD_NAMES,
                *ROOM_NAMES,
                "T",
                "A",
                "n",
                "w",
                "-",
                "180",
                "0,1",
                "scan",
            ),
            *("red.T", "black.A", "gray@run-1", "black@hive", "gray@", "@", ".T", "-1,"),
        ),
    ),
    "panik": Spelled(
        PANIK,
        PANIK_ACTIONS,
        panik_at("panik seats=4").view("red"),
        (
            *(*COLORS, *HUNTER_KINDS, "red.1", "yellow.4", "red.5", ".1", "red.", "-"),
            *("red:basic", "yellow:call", "red:", ":basic", ":", "red:basic:basic"),
        ),
    ),
}
every_game = pytest.mark.parametrize("name", GAMES)


def refusal(name: str, text: str) -> MalformedAction:
    with pytest.raises(MalformedAction) as caught:
        GAMES[name].game.parse(text)
    return caught.value


@pytest.mark.parametrize(
    ("name", "seats", "key"),
    [
        *(("station", 4, key) for key in ("alpha", "beta", "gamma")),
        *(("panik", seats, "spelling") for seats in (2, 3, 4)),
    ],
)
def test_every_option_of_a_random_game_comes_back_as_it_was(
    name: str, seats: int, key: str
) -> None:
    game = GAMES[name].game
    state, choices = game.begin(game.setup(seats=seats), key), Dice(f"{key}-choices")
    while state.outcome is None:
        owing = choices.pick("seat", game.owed(state))
        options = game.options(state, owing)
        assert [game.parse(game.spell(option)) for option in options] == list(options)
        game.apply(state, owing, choices.pick("option", options))


@every_game
def test_every_well_formed_action_comes_back_and_every_kind_is_among_them(name: str) -> None:
    game, kinds, view, _ = GAMES[name]
    actions = game.candidates(view)
    assert {type(action) for action in actions} == set(kinds)
    texts = [game.spell(action) for action in actions]
    assert [game.parse(text) for text in texts] == list(actions)
    assert len(set(texts)) == len(texts)


def test_the_well_formed_actions_of_panik_are_counted_out() -> None:
    """At a table of two, with 8 manors, 5 kinds and 2 x 5 hunters: the end of the turn, four
    actions that name a manor, placing, sending back and calling: 1 + 4 x 8 + 5 x 8 + 10 + 10 x 8
    = 163."""
    assert len(PANIK.candidates(panik_at("panik seats=2").view("red"))) == 163


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("station", "  move   T  n "),
        ("station", "search A -"),
        ("station", "search T blue"),
        ("station", "fire gray@vault.lower"),
        ("station", "explore T w 180"),
        ("station", "lay -1,2 90"),
        ("station", "give infect:white"),
        ("station", "end-turn"),
        ("panik", "turn-up red.2"),
        ("panik", "post-tandem yellow.4"),
        ("panik", "  place   basic  blue.3 "),
        ("panik", "place over-equipped green.1"),
        ("panik", "detect blue.1"),
        ("panik", "send-back blue:basic"),
        ("panik", "call green:basic red.2"),
        ("panik", "place-again red.4"),
        ("panik", "end-turn"),
    ],
)
def test_actions_are_typed_as_they_are_spelled(name: str, text: str) -> None:
    game = GAMES[name].game
    assert game.spell(game.parse(text)) == " ".join(text.split())


WRONG = {
    "station": [
        *[("", "action"), ("dance", "action"), ("Move T n", "action"), ("move", "action")],
        *[("move T", "action"), ("move T n n", "action"), ("end-turn now", "action")],
        *[("move X n", "character"), ("move T up", "direction"), ("explore T n 45", "turn")],
        *[("lay 1 0", "cell"), ("lay 1,1000 0", "cell"), ("search T pink", "color")],
        *[("terminal T coffee", "function"), ("fire red", "character"), ("burn", "action")],
        *[("fire pink.T", "character"), ("fire gray", "target"), ("fire gray@cellar", "room")],
        *[("fire flipped@reactor", "target"), ("move-parasite red.T", "target")],
        *[("stab T red.X", "character"), ("lay-down money", "card"), ("give unknown", "card")],
        *[("scan-body T -", "color"), ("heal T", "character"), ("trade pink", "color")],
        *[("armor red", "character")],
    ],
    "panik": [
        *[("", "action"), ("dance", "action"), ("Place basic red.1", "action")],
        *[("place", "action"), ("place basic", "action"), ("place basic red.1 red.2", "action")],
        *[("end-turn now", "action"), ("place dog red.1", "hunter kind"), ("turn-up -", "manor")],
        *[("place basic red.5", "manor"), ("place basic red", "manor"), ("detect pink.1", "manor")],
        *[("send-back basic", "hunter"), ("send-back pink:basic", "color")],
        *[("send-back red:dog", "hunter kind"), ("call red:basic red.0", "manor")],
        *[("call - red.1", "hunter")],
    ],
}


@pytest.mark.parametrize(
    ("name", "text", "field"), [(name, *wrong) for name in GAMES for wrong in WRONG[name]]
)
def test_what_is_no_action_is_named_by_its_field(name: str, text: str, field: str) -> None:
    error = refusal(name, text)
    assert (error.field, error.line) == (field, None)


@every_game
def test_an_unknown_verb_is_answered_with_the_verbs_there_are(name: str) -> None:
    assert refusal(name, "dance").expected == one_of(GAMES[name].verbs)


@pytest.mark.parametrize(
    ("name", "text", "usage"),
    [("station", "move T", "move who direction"), ("panik", "place basic", "place kind manor")],
)
def test_a_missing_word_is_answered_with_the_words_there_should_be(
    name: str, text: str, usage: str
) -> None:
    assert refusal(name, text).expected == like(usage)


def assert_parsed_or_refused(game: AnyGame, text: str) -> None:
    try:
        action = game.parse(text)
    except MalformedAction:
        return
    assert game.spell(action) == " ".join(text.split())


@every_game
@settings(derandomize=True, deadline=None)
@given(text=st.text())
def test_arbitrary_text_is_an_action_or_refused(name: str, text: str) -> None:
    assert_parsed_or_refused(GAMES[name].game, text)


@every_game
@settings(derandomize=True, deadline=None, max_examples=500)
@given(data=st.data())
def test_arbitrary_words_are_an_action_or_refused(name: str, data: st.DataObject) -> None:
    game, verbs = GAMES[name].game, GAMES[name].verbs
    words = st.sampled_from([*verbs, *GAMES[name].words, "9" * 5000])
    verb, rest = data.draw(st.sampled_from(verbs)), data.draw(st.lists(words, max_size=3))
    assert_parsed_or_refused(game, " ".join([verb, *rest]))
