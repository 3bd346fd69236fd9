"""The honest player, whose answers are measured during an attack."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from tests.server.load.kernel_counters import waited
from tests.server.load.sockets import Socket, open_socket
from tests.server.running import Running
from tests.server.siege.sources import PLAYERS

EVERY: Final = 0.07
"""Seconds between two requests: within the rate limit of a connection."""
LATE: Final = 10.0
"""Whoever waits that long is not answered any more."""


class Player:
    """Asks for a pong, and votes, in turns. A vote is judged, stored on disk and told to the whole
    table before it is acknowledged."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._votes = 0
        self.delays: list[float] = []
        self.server_delays: list[float] = []

    async def play(self, server: int, until: "asyncio.Task[Any]") -> None:
        """At least once, and until the attack is over. `server` is the process."""
        while True:
            for request in (self._ping, self._vote):
                waited, began = waiting_for_cores(server), time.perf_counter()
                await asyncio.wait_for(request(), LATE)
                delay = time.perf_counter() - began
                waited = waiting_for_cores(server) - waited
                self.delays.append(delay)
                self.server_delays.append(max(0.0, delay - waited))
                await asyncio.sleep(max(0.0, EVERY - delay))
            if until.done():
                return

    async def _ping(self) -> None:
        pongs = self._socket.pongs
        await self._socket.send(type="ping")
        await self._socket.until(lambda socket: socket.pongs > pongs)

    async def _vote(self) -> None:
        self._votes += 1
        id = f"vote{self._votes}"
        await self._socket.send(type="vote_slow", id=id, slow=self._votes % 2 == 1)
        await self._socket.until(lambda socket: socket.acknowledged == id)


def waiting_for_cores(server: int) -> float:
    """Of the server and of this process: time that an attacker or another program on this machine
    has taken from them, which no attacker with a machine of its own can take."""
    return waited(server) + waited(os.getpid())


@asynccontextmanager
async def seated(server: Running) -> AsyncIterator[tuple[Player, str]]:
    """One of two who play Panik, and the code of their table."""
    tokens = [await server.guest(name) for name in ("Ann", "Bob")]
    code = str((await server.table(tokens[0], wishes={"seats": 2}))["code"])
    sockets = [
        await open_socket(server.port, code, token, source=source)
        for token, source in zip(tokens, PLAYERS, strict=True)
    ]
    try:
        for seat, socket in enumerate(sockets):
            await socket.send(type="sit", id="sit", seat=seat)
            await socket.until(lambda each: each.acknowledged == "sit")
        await sockets[0].send(type="start", id="start")
        await sockets[0].until(lambda each: each.acknowledged == "start")
        yield Player(sockets[0]), code
    finally:
        for socket in sockets:
            await socket.close()
