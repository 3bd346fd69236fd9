"""Positions as anybody may write them, in every game: each is read or refused."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.errors import MalformedPosition
from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.panik import actions as panik_actions
from panicroom.panik import agenda as panik_agenda
from panicroom.panik.pieces import COLORS, HUNTER_KINDS, MANOR_KINDS
from panicroom.station import STATION, actions, agenda
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import ROOM_NAMES
from panicroom.station.tokens import COLORS as STATION_COLORS


class Written(NamedTuple):
    """A game, the head of its positions, the names of their lines, and one position."""

    game: AnyGame
    head: str
    lines: tuple[str, ...]
    example: tuple[str, ...]


def verbs(*kinds: Any) -> list[str]:
    return [str(kind._field_defaults["verb"]) for kind in kinds]


WORDS = {
    "station": (
        *STATION_COLORS,
        *CARD_NAMES,
        *ROOM_NAMES,
        *("T0", "T1", "A4", "T4@run-2", "A0@reactor", "red.T", "black.A", "T", "A", "0", "2", "-1"),
        *("hand own", "table", "host", "infected", "by", "ap", "due", "marker", "|", "rest", ";"),
        *("gray*2", "black", "0,1", "180", "first", "traded T@run-2", "red.T:1", "black.T:2", "-"),
        *("shot", "first-aid", "sick-bay", "n", "yes", "no", "host=-", "red/-/1", "proven=black"),
        *verbs(*agenda.FRAME_TYPES, *actions.ACTION_TYPES),
    ),
    "panik": (
        *(*COLORS, *HUNTER_KINDS, *MANOR_KINDS),
        *(f"{color}.{place}" for color in COLORS for place in (1, 4)),
        *(f"{color}:{kind}" for color in COLORS for kind in HUNTER_KINDS),
        *("up", "with", ";", "?", "-", "yes", "no", "0", "2", "-1", "basic*3", "tandem*2"),
        *("-+-+-", "red.1+-+-", "-+blue.1+green.2", "red.1+blue.1+green.1", "red+blue"),
        *verbs(*panik_agenda.FRAME_TYPES, *panik_actions.ACTION_TYPES),
    ),
}
GAMES = {
    "station": Written(
        STATION,
        "station en seats=5",
        (
            *STATION_COLORS,
            *("map", "parasites", "search", "discards", "explore", "infections", "round", "turn"),
            *("owed", "over", "dice", "decision"),
        ),
        ("red T3 A2", "green host", "parasites reactor gray black", "round 3 marker red"),
    ),
    "panik": Written(
        PANIK,
        "panik seats=3",
        (
            *(*COLORS, "red-hand", "yellow-hand", "aside", "first", "turn", "owed", "scores"),
            *("decision", "over", "dice"),
        ),
        (
            "blue ? with red:call blue:basic; ? up",
            "green ? with green:tandem green:basic",
            "owed next-turn red",
            "owed go-on red blue.1 red:call no yes - green:basic -",
            "owed new-manor green basic blue.1",
        ),
    ),
}
every_game = pytest.mark.parametrize("name", GAMES)


def assert_read_or_refused(game: AnyGame, text: str) -> None:
    """What is read can be played: everyone who owes something has an answer."""
    try:
        state = game.read(text)
    except MalformedPosition:
        return
    assert state.outcome or game.owed(state)
    assert all(game.options(state, seat) for seat in game.owed(state))
    assert game.write(game.read(game.write(state))) == game.write(state)


@every_game
@settings(derandomize=True, deadline=None)
@given(text=st.text())
def test_arbitrary_text_is_read_or_refused(name: str, text: str) -> None:
    assert_read_or_refused(GAMES[name].game, text)
    assert_read_or_refused(GAMES[name].game, f"{GAMES[name].head}\n{text}")


@every_game
@settings(derandomize=True, deadline=None, max_examples=300)
@given(data=st.data())
def test_arbitrary_words_are_read_or_refused(name: str, data: st.DataObject) -> None:
    game, head, names, _ = GAMES[name]
    line = st.tuples(st.sampled_from(names), st.lists(st.sampled_from(WORDS[name])))
    lines = data.draw(st.lists(line, max_size=4))
    assert_read_or_refused(game, "\n".join([head, *(" ".join([n, *ws]) for n, ws in lines)]))


@every_game
@settings(derandomize=True, deadline=None, max_examples=500)
@given(place=st.integers(0, 200), data=st.data())
def test_a_position_with_one_word_changed_is_read_or_refused(
    name: str, place: int, data: st.DataObject
) -> None:
    game, head, _, example = GAMES[name]
    text = game.write(game.read("\n".join([head, *example])))
    words = text.replace("\n", " \n ").split(" ")
    words[place % len(words)] = data.draw(st.sampled_from(WORDS[name]))
    assert_read_or_refused(game, " ".join(words))
