"""What the terminal's tests must know of a game, asked of its face and its words: a new game is
tested as soon as it has a face."""

import re
from pathlib import Path

import pytest

from panicroom.cli.faces import FACES
from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.words import Words
from tests.any_game import played
from tests.cli.typist import flat
from tests.words.spaced import NO_BREAK

every_game = pytest.mark.parametrize("game", FACES)


def new_game(game: str, *flags: str) -> tuple[str, ...]:
    """The flags of `play` for as many as suit a first game."""
    return ("--game", game, "--seats", str(FACES[game].first_seats), *flags)


def recorded(game: str, seats: int | None = None) -> Path:
    """The record of a game of bots."""
    path = Path("game.jsonl")
    path.write_text(str(played(game, "record", seats).record), encoding="utf-8")
    return path


def opening(game: str, key: str, seats: int, viewer: int | None = None) -> str:
    """The first sentence of the story of a game."""
    match = Match.begin(GAMES[game], GAMES[game].setup(seats=seats), key)
    return flat(Words("en", game).tell(FACES[game].story(match.told(viewer), viewer)[0]))


def ending(game: str) -> re.Pattern[str]:
    """Finds the sentence that tells how a game has ended, also over line ends."""
    words = Words("en", game)
    sentences = [words.say(id).replace(NO_BREAK, " ").split() for id in words.ids("outcome-")]
    return re.compile("|".join(r"\s+".join(map(re.escape, words)) for words in sentences))
