"""The encodings are frozen, and an observation follows from the view alone."""

import random
import subprocess
import sys

import pytest

from panicroom.games import GAMES
from panicroom.research.encoding import ENCODINGS, describe
from tests.research.golden import digest, golden_file, golden_text, version, versions


@pytest.mark.parametrize("name", ENCODINGS)
def test_the_layout_is_the_frozen_one(name: str) -> None:
    """Whoever means to change it takes a new version, and `make golden` writes it."""
    assert golden_text(name) == golden_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ENCODINGS)
def test_another_layout_is_another_version(name: str) -> None:
    """`make golden` adds a version and never changes one."""
    assert versions()[version(name)] == digest(name), "raise the version in research/encoding.py"


@pytest.mark.parametrize("name", ENCODINGS)
def test_every_byte_and_every_action_has_a_name_of_its_own(name: str) -> None:
    encoding = ENCODINGS[name]
    assert len(set(encoding.layout())) == len(encoding.layout())
    assert len(set(encoding.space.labels)) == len(encoding.space)
    lines = (len(encoding.space), len(encoding.layout()), encoding.heard.width)
    assert len(describe(encoding)) == 2 + sum(lines)


@pytest.mark.parametrize("name", ENCODINGS)
def test_an_option_comes_back_from_its_number(name: str) -> None:
    game, encoding, chooser = GAMES[name], ENCODINGS[name], random.Random(7)
    for key in range(4):
        state = game.begin(game.setup(seats=4), f"encoding-{key}")
        while not state.over:
            seat = chooser.choice(game.owed(state))
            view, options = game.view(state, seat), game.options(state, seat)
            option = chooser.choice(options)
            number = encoding.space.number(view, option)
            assert encoding.action(view, options, number) == option
            assert sum(encoding.mask(view, options)) == len(options)
            assert len(encoding.tensor(view)) == len(encoding.layout())
            game.apply(state, seat, option)


@pytest.mark.parametrize("name", ENCODINGS)
def test_what_is_not_offered_and_whoever_has_no_seat_is_refused(name: str) -> None:
    game, encoding = GAMES[name], ENCODINGS[name]
    state = game.begin(game.setup(seats=4), "encoding")
    seat = game.owed(state)[0]
    view, options = game.view(state, seat), game.options(state, seat)
    unoffered = encoding.mask(view, options).index(0)
    with pytest.raises(ValueError, match="not offered"):
        encoding.action(view, options, unoffered)
    with pytest.raises(ValueError, match="onlooker"):
        encoding.tensor(game.view(state, None))


@pytest.mark.parametrize("name", ENCODINGS)
def test_a_command_prints_every_name(name: str) -> None:
    command = [sys.executable, "-m", "panicroom.research", name]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == describe(ENCODINGS[name])
