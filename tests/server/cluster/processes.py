"""Two servers as processes of their own on one PostgreSQL and Redis: one is killed, and players go
over to the other."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from panicroom.server.store import open_store
from tests.server.conformance.kill_and_resume import LOST
from tests.server.conformance.players import Player
from tests.server.conformance.server_process import FLAGS, Process
from tests.server.conformance.test_games import compare, sit_down
from tests.server.running import Json, Running, requests_to

LIMITS = (*FLAGS, *("--tables-per-hour", "10000"), *("--guests-per-hour", "10000"))
BACKOFF = 0.1
"""Seconds, as a client waits before it comes back."""


class Cluster:
    def __init__(self, folder: Path, database: str, redis: str) -> None:
        self.flags = ("--database", database, "--redis", redis)
        self.servers = [Process(folder / name) for name in ("one", "other")]
        self.killed = 0
        self.told = asyncio.Semaphore(0)
        """Released for every message to anybody."""

    async def start(self, server: Process) -> None:
        await server.start(flags=self.flags, limits=LIMITS)

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Cluster"]:
        try:
            for server in self.servers:
                await self.start(server)
            yield self
        finally:
            for server in self.servers:
                await server.end()

    async def tables(self, count: int, game: str, wishes: Json) -> list[list["Wanderer"]]:
        """The players of each; all of them have begun."""
        found = []
        for number in range(count):
            process = self.servers[number % len(self.servers)]
            async with requests_to(process.port) as http:
                seated = await sit_down(Running(http, process.port), game, wishes)
            found.append(
                [Wanderer(self, each, seed, self.told) for seed, each in enumerate(seated)]
            )
        return found

    async def kill_by_turns(self, dice: Random, kills: int) -> None:
        """Now the one, now the other, each time after so many messages."""
        for number in range(kills):
            for _ in range(dice.randrange(20, 60)):
                await self.told.acquire()
            victim = self.servers[number % len(self.servers)]
            await victim.kill()
            self.killed += 1
            await self.start(victim)


class Wanderer(Player):
    """Comes back to whichever server there is, now to the one and now to the other, and sends again
    what was not acknowledged."""

    def __init__(self, cluster: Cluster, like: Player, seed: int, told: asyncio.Semaphore) -> None:
        super().__init__(Running(like.server.http, 0), like.table, like.token, Random(seed))
        self._cluster, self._told = cluster, told

    async def play(self, hang_up: float = 0.05) -> None:
        while not self.is_over():
            self.server.port = (await self._somewhere()).port
            try:
                async with self.server.at(self.table, self.token, self._client) as client:
                    if client.welcome["type"] == "welcome":
                        self._client = client
                    await self._sit(client, hang_up)
            except LOST:
                await asyncio.sleep(BACKOFF)

    async def _somewhere(self) -> Process:
        """One that runs."""
        servers = self._cluster.servers
        waiting = [asyncio.create_task(each.up.wait()) for each in servers]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        return self.dice.choice([each for each in servers if each.up.is_set()])

    def take(self, message: Json) -> None:
        self._told.release()
        if message.get("code") in ("later", "closing"):
            raise EOFError
        super().take(message)


async def play_to_the_end(tables: Sequence[Sequence[Player]]) -> None:
    await asyncio.gather(*(player.play() for players in tables for player in players))


async def check(database: str, tables: Sequence[Sequence[Player]]) -> int:
    """Everything that was acknowledged is in the log once, and everybody was told what is there.
    How much was acknowledged."""
    async with open_store(database) as store:
        for players in tables:
            await compare(store, players)
    return sum(len(player.acknowledged) for players in tables for player in players)
