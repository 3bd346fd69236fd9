"""A live table of the load: four people and a spectator, and an action every two seconds."""

import asyncio
import time
from random import Random

from tests.patience import PATIENCE
from tests.server.load.sockets import Socket, open_socket
from tests.server.running import Json, Running

SEATS = 4
EVERY = 2.0
WISHES: Json = {"seats": SEATS, "round_limit": 40}


class LoadTable:
    def __init__(self, sockets: list[Socket], dice: Random, id: str = "") -> None:
        self.sockets, self._dice, self.id = sockets, dice, id
        self._sent = 0
        self.delays: list[float] = []
        self.missed: list[str] = []

    async def play(self, rounds: int, every: float = EVERY) -> None:
        """By whoever is asked; a table whose game is over is quiet."""
        await asyncio.sleep(self._dice.random() * every)
        for _ in range(rounds):
            began = time.perf_counter()
            asked = [each for each in self.sockets if each.last["options"]]
            if asked:
                await self._try(asked[0])
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

    @property
    def wrong(self) -> list[str]:
        return [*self.missed, *(each for socket in self.sockets for each in socket.wrong)]

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()

    async def _try(self, socket: Socket) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                self.delays.append(await self._act(socket))
        except (TimeoutError, ConnectionError) as error:
            self.missed.append(f"not told to all: {type(error).__name__}")

    async def _act(self, sender: Socket) -> float:
        """Seconds from sending until the last of those who hear of it has."""
        self._sent += 1
        id, before = f"a{self._sent}", sender.last["decision"]
        option = self._dice.choice(sender.last["options"])["action"]
        sent = time.perf_counter()
        await sender.send(type="act", id=id, decision=before, action=option)
        await sender.until(lambda each: each.acknowledged == id and each.told_at > sent)
        after = sender.last["decision"]
        if after == before:  # one of several sealed answers: nobody else hears of it
            return sender.told_at - sent
        for each in self.sockets:
            await each.until(lambda socket: bool(socket.last["decision"] >= after))
        return max(each.told_at for each in self.sockets) - sent


async def set_up(
    server: Running, number: int, words: bool = False, listed: bool = False
) -> LoadTable:
    """A started game."""
    tokens = [await server.guest(f"P{seat}") for seat in range(SEATS)]
    made = await server.table(tokens[0], "station", wishes=WISHES, listed=listed)
    sockets = [
        await open_socket(server.port, made["code"], token, words) for token in [*tokens, None]
    ]
    for seat, socket in enumerate(sockets[:SEATS]):
        await socket.send(type="sit", id="sit", seat=seat)
        await socket.until(lambda each, seat=seat: each.last["seat"] == seat)  # type: ignore[misc]
    await sockets[0].send(type="start", id="start")
    for socket in sockets:
        await socket.until(lambda each: each.last["table"]["status"] == "playing")
    return LoadTable(sockets, Random(number), made["id"])
