"""Turning points: found where chances change, between 0 and 1, the same each time."""

import json
import subprocess
import sys

import pytest

from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.replay.playouts import Playouts
from panicroom.replay.turning_points import LEAST, MOST, turning_points
from tests.any_game import played
from tests.replay.test_film import record_named

LITTLE = 0.05
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_end_is_certain_and_before_it_a_chance(game: str) -> None:
    record = played(game, "film").record
    playouts = Playouts(record)
    assert playouts.chance(len(record.actions), 1, "any") == 1
    chance = playouts.chance(len(record.actions) // 2, 4, "any")
    assert chance in (0, 0.25, 0.5, 0.75, 1)
    assert chance == playouts.chance(len(record.actions) // 2, 4, "any"), "the same dice again"


def test_playing_on_leaves_the_recorded_game_as_it_is() -> None:
    playouts = Playouts(record_named("burned"))
    game, stand = GAMES["station"], playouts.stands[300]
    before = game.write(stand.state)
    playouts.chance(300, 2, "any")
    assert game.write(stand.state) == before
    assert before == game.write(Match.replay(game, record_named("burned"), 300).state)


def test_a_search_tells_how_far_it_is_and_finds_steps_of_the_game() -> None:
    record, told = played("station", "film").record, list[float]()
    found = turning_points(record, told.append, LITTLE)
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(found) <= MOST
    assert [point.step for point in found] == sorted({point.step for point in found})
    for point in found:
        assert 0 < point.step <= len(record.actions)
        assert abs(point.after - point.before) >= LEAST


def test_a_process_of_its_own_says_what_is_wrong_by_its_status() -> None:
    command = [sys.executable, "-m", "panicroom.replay.worker"]
    broken = subprocess.run(command, input=b"{}", capture_output=True, check=False)
    assert broken.returncode != 0
    assert broken.stdout == b""


def test_a_process_of_its_own_writes_progress_and_then_what_it_found() -> None:
    record = played("panik", "film", seats=2).record
    command = [sys.executable, "-m", "panicroom.replay.worker", str(LITTLE)]
    done = subprocess.run(command, input=str(record).encode(), capture_output=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert {*lines[0]} == {"progress"}
    assert {*lines[-1]} == {"points"}
