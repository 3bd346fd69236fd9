"""Nothing is lost: a server killed at random moments comes back with every game where it was, and
clients that send again what was not acknowledged have said it once. `make kills` does it longer."""

import asyncio
from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest

from tests.server.conformance.crash_points import POINTS
from tests.server.conformance.kill_and_resume import dies_at, killed_at_random
from tests.server.conformance.server_process import Process
from tests.server.conformance.test_games import every_game
from tests.server.running import Json

MOST_GAMES = 10
COUNT = 7
COUNTS = {"half_sealed": 1}


@every_game
def test_a_server_killed_at_random_loses_nothing(game: str, wishes: Json, tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    _, kills = asyncio.run(killed_at_random(process, game, wishes, Random(game)))
    assert kills


@pytest.mark.parametrize("point", [point for point in POINTS if point != "migrating"])
def test_a_server_killed_at_this_point_loses_nothing(point: str, tmp_path: Path) -> None:
    """Of games of Panic Station, in which answers are sealed, until one gets there."""

    async def play() -> None:
        for game in range(MOST_GAMES):
            process = Process(tmp_path / str(game))
            if await dies_at(point, COUNTS.get(point, COUNT), process, game):
                return
        raise AssertionError("no game gets there")

    asyncio.run(play())


def test_a_server_killed_while_it_migrates_starts_anew(tmp_path: Path) -> None:
    async def start_twice() -> None:
        process = Process(tmp_path / "data")
        await process.start(("migrating", "1"))
        assert await process.death() == -SIGKILL
        await process.start()
        assert process.up.is_set()
        assert await process.stop() == 0

    asyncio.run(start_twice())
