"""Nothing is lost: a server killed at random moments comes back with every game where it was, and
clients that send again what was not acknowledged have said it once."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from signal import SIGKILL

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from panicroom.server.store import open_store
from tests.server.app.running import Json, Running
from tests.server.conformance.fallible import POINTS
from tests.server.conformance.players import Player
from tests.server.conformance.process import Process
from tests.server.conformance.test_games import GAMES, compare, every_game, sit_down

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
KILLS = 3
MOST_GAMES = 10
COUNTS = {"half_sealed": "1"}


class Executioner:
    """Kills the server after so many messages, a few times, and starts it again."""

    def __init__(self, process: Process, dice: Random) -> None:
        self._process, self._dice = process, dice
        self._left = self._fuse()
        self._kills: list[asyncio.Task[None]] = []

    def notice(self) -> None:
        self._left -= 1
        if self._left == 0 and len(self._kills) < KILLS:
            self._process.up.clear()
            self._kills.append(asyncio.create_task(self._kill()))

    async def finish(self) -> None:
        await asyncio.gather(*self._kills)
        assert self._kills

    async def _kill(self) -> None:
        await self._process.kill()
        self._left = self._fuse()
        await self._process.start()

    def _fuse(self) -> int:
        return self._dice.randrange(3, 25)


class StubbornPlayer(Player):
    """Comes back whenever the server does."""

    def __init__(self, process: Process, like: Player) -> None:
        super().__init__(like.server, like.table, like.token, like.dice)
        self.process = process
        self.notice: Callable[[], None] = lambda: None

    async def play(self, hang_up: float = 0.0) -> None:
        while not self.is_over():
            await self.process.up.wait()
            self.server.port = self.process.port
            try:
                await super().play(hang_up)
            except LOST:
                continue

    def take(self, message: Json) -> None:
        self.notice()
        super().take(message)


async def seated(process: Process, game: str, wishes: Json) -> list[StubbornPlayer]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}") as http:
        found = await sit_down(Running(http, process.port), game, wishes)
    return [StubbornPlayer(process, each) for each in found]


async def play_all(players: Sequence[Player]) -> int:
    await asyncio.gather(*(player.play() for player in players))
    return 0


async def check(process: Process, players: Sequence[Player]) -> None:
    """The server closes in order, and everything is in the log."""
    assert await process.stop() == 0
    async with open_store(f"sqlite:///{process.data}/panicroom.sqlite") as store:
        await compare(store, players)


@every_game
def test_a_server_killed_at_random_loses_nothing(game: str, wishes: Json, tmp_path: Path) -> None:
    async def play() -> None:
        process = Process(tmp_path / "data")
        await process.start()
        players = await seated(process, game, wishes)
        executioner = Executioner(process, Random(game))
        for player in players:
            player.notice = executioner.notice
        await play_all(players)
        await executioner.finish()
        await check(process, players)

    asyncio.run(play())


@pytest.mark.parametrize("point", [point for point in POINTS if point != "migrating"])
def test_a_server_killed_at_this_point_loses_nothing(point: str, tmp_path: Path) -> None:
    """Of games of Panic Station, in which answers are sealed, until one gets there."""

    async def play() -> None:
        for game in range(MOST_GAMES):
            if await dies_at(point, Process(tmp_path / str(game))):
                return
        raise AssertionError("no game gets there")

    asyncio.run(play())


async def dies_at(point: str, process: Process) -> bool:
    await process.start()
    players = await seated(process, *GAMES[1])
    await process.stop()
    await process.start((point, COUNTS.get(point, "7")))
    playing = asyncio.create_task(play_all(players))
    death = asyncio.create_task(process.death())
    await asyncio.wait([playing, death], return_when=asyncio.FIRST_COMPLETED)
    if not death.done():
        await process.stop()
        return await death != 0
    assert death.result() == -SIGKILL
    await process.start()
    await playing
    await check(process, players)
    return True


def test_a_server_killed_while_it_migrates_starts_anew(tmp_path: Path) -> None:
    async def start_twice() -> None:
        process = Process(tmp_path / "data")
        await process.start(("migrating", "1"))
        assert await process.death() == -SIGKILL
        await process.start()
        assert process.up.is_set()
        assert await process.stop() == 0

    asyncio.run(start_twice())
