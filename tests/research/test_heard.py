"""What a seat has heard lately, as numbers: nothing that it has not heard."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.audience import HIDDEN, Event, heard_by
from panicroom.research.encoding import ENCODINGS
from panicroom.research.heard import WINDOW
from panicroom.research.play import Play
from panicroom.research.seen_from import Eyes

NAMES = list(ENCODINGS)


def all_that_happens(name: str) -> Iterator[tuple[Event, int]]:
    """Events of some games, each with their number of seats."""
    game, chooser = GAMES[name], random.Random(4)
    for key in range(6):
        state = game.begin(game.setup(seats=4), f"heard-{key}")
        while not state.over:
            yield from ((event, state.seats) for event in state.news)
            seat = game.owed(state)[0]
            game.apply(state, seat, chooser.choice(game.options(state, seat)))
        yield from ((event, state.seats) for event in state.news)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_from_a_seat_is_not_in_its_row(name: str) -> None:
    heard, hidden = ENCODINGS[name].heard, 0
    secrets: dict[tuple[type, str], Any] = {}
    for event, seats in all_that_happens(name):
        for seat in range(seats):
            told = heard_by(event, seat)
            if told is None:
                continue
            row = heard.row(Eyes(seat, seats), told)
            assert len(row) == heard.width
            for field, _ in event.audience.secrets:
                if getattr(told, field) is HIDDEN:
                    other = secrets.setdefault((type(event), field), getattr(event, field))
                    elsewhere: Any = replace(event, **{field: other})  # type: ignore[type-var]
                    assert heard.row(Eyes(seat, seats), heard_by(elsewhere, seat) or event) == row
                    hidden += getattr(event, field) != other
    assert hidden > 20


@pytest.mark.parametrize("name", NAMES)
def test_different_events_have_different_rows(name: str) -> None:
    """For whoever hears all of them: the seat that may read its secrets, or any other."""
    heard = ENCODINGS[name].heard
    known: dict[tuple[int, bytes], str] = {}
    for event, seats in all_that_happens(name):
        for seat in range(seats):
            told = heard_by(event, seat)
            if told is not None:
                row = heard.row(Eyes(seat, seats), told)
                assert known.setdefault((seat, row), repr(told)) == repr(told)


@pytest.mark.parametrize("name", NAMES)
def test_the_window_ends_with_the_newest_event(name: str) -> None:
    play = Play.begin(name, "key", seats=4)
    heard = play.encoding.heard
    kinds = list(heard.columns["event"])
    first = play.heard(1)
    assert len(first) == WINDOW * heard.width
    assert not any(first[: heard.width])
    while not play.over:
        play.step(play.choices()[-1])
    last = play.heard(1)[-heard.width :]
    assert kinds[last[0] - 1] == "game-ended"
