"""Games played over the deaths of their server, and whether anything was lost."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from signal import SIGKILL

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from panicroom.server.store import open_store
from tests.server.conformance.players import Player
from tests.server.conformance.server_process import Process
from tests.server.conformance.test_games import WISHES, compare, sit_down
from tests.server.running import Json, Running, requests_to

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
KILLS = 3


class Killer:
    """Kills the server after so many messages, a few times, and starts it again."""

    def __init__(self, process: Process, dice: Random, kills: int = KILLS) -> None:
        self._process, self._dice, self._most = process, dice, kills
        self._left = self._fuse()
        self._kills: list[asyncio.Task[None]] = []

    def notice(self) -> None:
        self._left -= 1
        if self._left == 0 and len(self._kills) < self._most:
            self._process.up.clear()
            self._kills.append(asyncio.create_task(self._kill()))

    async def finish(self) -> int:
        """How often it was killed."""
        await asyncio.gather(*self._kills)
        return len(self._kills)

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


async def seated(process: Process, game: str, wishes: Json, seed: int = 0) -> list[StubbornPlayer]:
    async with requests_to(process.port) as http:
        found = await sit_down(Running(http, process.port), game, wishes)
    for number, player in enumerate(found):
        player.dice.seed(seed + number)
    return [StubbornPlayer(process, each) for each in found]


async def play_all(players: Sequence[Player]) -> int:
    await asyncio.gather(*(player.play() for player in players))
    return 0


async def check(process: Process, players: Sequence[Player]) -> None:
    """The server closes in order, and everything is in the log."""
    assert await process.stop() == 0
    async with open_store(f"sqlite:///{process.data}/panicroom.sqlite") as store:
        await compare(store, players)


async def killed_at_random(
    process: Process, game: str, wishes: Json, dice: Random, kills: int = KILLS
) -> tuple[list[StubbornPlayer], int]:
    """Who has played a game to its end, and over how many deaths."""
    await process.start()
    players = await seated(process, game, wishes, dice.randrange(1 << 32))
    killer = Killer(process, dice, kills)
    for player in players:
        player.notice = killer.notice
    await play_all(players)
    died = await killer.finish()
    await check(process, players)
    return players, died


async def dies_at(point: str, count: int, process: Process, seed: int = 0) -> list[StubbornPlayer]:
    """Who has played a game to its end over this death; nobody if it did not get there."""
    await process.start()
    players = await seated(process, "station", WISHES["station"], seed)
    await process.stop()
    await process.start((point, str(count)))
    playing = asyncio.create_task(play_all(players))
    death = asyncio.create_task(process.death())
    await asyncio.wait([playing, death], return_when=asyncio.FIRST_COMPLETED)
    if not death.done():
        await process.stop()
        await death
        return []
    assert death.result() == -SIGKILL
    await process.start()
    await playing
    await check(process, players)
    return players
