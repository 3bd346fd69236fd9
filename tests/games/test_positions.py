"""Positions as text, in every game: the same text, the same state, there and back again."""

from typing import Any, NamedTuple

import pytest

from panicroom.kernel.dice import Dice
from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.station import STATION
from tests.games.states import assert_comes_back, everything


class Written(NamedTuple):
    """A game, a position with something left to be dealt, and the same with comments."""

    game: AnyGame
    dealt: str
    noisy: str
    heads: tuple[str, ...]


GAMES = {
    "station": Written(
        STATION,
        "station en seats=4\nred T3 hand own gas gas",
        "station en seats=4  # four\n\n# who is hurt\nred T3 hand own gas gas # a little",
        (
            "station en seats=5",
            "station cs seats=6 variants=1,3 hive_depth=2 round_limit=9",
        ),
    ),
    "panik": Written(
        PANIK,
        "panik seats=2\nred trap up; ?",
        "panik seats=2  # two\n\n# what lies there\nred trap up; ? # for all to see",
        ("panik seats=2", "panik seats=4 shared_tandem=double ghosts=1,4,3,3,2"),
    ),
}
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_the_same_text_deals_the_same_and_another_key_otherwise(name: str) -> None:
    game, text = GAMES[name].game, GAMES[name].dealt
    first, other = game.read(text), game.read(f"{text}\ndice other")
    assert everything(game.read(text)) == everything(first)
    other.dice = first.dice
    assert everything(other) != everything(first)


@every_game
def test_comments_and_empty_lines_say_nothing(name: str) -> None:
    game, text, noisy, _ = GAMES[name]
    assert everything(game.read(noisy)) == everything(game.read(text))


@pytest.mark.parametrize(("name", "head"), [(name, h) for name in GAMES for h in GAMES[name].heads])
def test_a_position_says_which_rulings_are_not_the_usual_ones(name: str, head: str) -> None:
    game = GAMES[name].game
    assert game.write(game.read(head)).startswith(f"{head}\n")


STATION_SETUP = {"seats": 4, "variants": [2, 4], "round_limit": 3}
PANIK_SETUP = {"shared_tandem": "double", "ghosts": "1,4,3,3,2"}


@pytest.mark.parametrize(
    ("name", "setup", "key"),
    [
        *(
            ("station", {**STATION_SETUP, "edition": edition}, key)
            for edition in ("en", "cs")
            for key in ("alpha", "beta", "gamma")
        ),
        *(
            ("panik", {**PANIK_SETUP, "seats": seats}, key)
            for seats in (2, 3, 4)
            for key in ("alpha", "beta")
        ),
    ],
)
def test_every_position_of_a_random_game_comes_back_as_it_was(
    name: str, setup: dict[str, Any], key: str
) -> None:
    game = GAMES[name].game
    state, choices = game.begin(game.setup(**setup), key), Dice(f"{key}-choices")
    while state.outcome is None:
        assert_comes_back(game, state)
        owing = choices.pick("seat", game.owed(state))
        game.apply(state, owing, choices.pick("option", game.options(state, owing)))
    assert_comes_back(game, state)
