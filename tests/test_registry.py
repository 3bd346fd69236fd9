"""Every game of the registry goes through every suite; a new one cannot be forgotten."""

from panicroom.cli.faces import FACES
from panicroom.games import GAMES
from tests.laws.games import GAMES as SUBJECTS
from tests.playthroughs.stages import STAGES
from tests.test_records import REASONS


def test_the_laws_run_over_every_game() -> None:
    assert {subject.game.name for subject in SUBJECTS} == set(GAMES)


def test_every_game_has_playthroughs_and_records() -> None:
    assert set(STAGES) == set(REASONS) == set(GAMES)


def test_every_game_has_a_face() -> None:
    assert set(FACES) == set(GAMES)
