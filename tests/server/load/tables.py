"""`python -m tests.server.load.tables N ...`: so many live tables on one server, driven from
another process, and how long it takes from an action sent to the last seat told."""

import asyncio
import gc
import json
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from panicroom.server.protocol import VERSION
from tests.server.app.running import Json, Running
from tests.server.conformance.process import Process

SEATS = 4
EVERY = 2.0
ROUNDS = 10
WISHES: Json = {"seats": SEATS, "round_limit": 40}
LIMITS = ("--guests-per-hour", "1000000", "--sockets-per-address", "100000")


class Socket:
    """Notes when something is told, and keeps the last of it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told_at = 0.0
        self.last: Json = {}
        self.errors = 0
        self.reading = asyncio.create_task(self._read())

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def _read(self) -> None:
        async for text in self.connection:
            self.told_at = time.perf_counter()
            message = json.loads(text)
            if message["type"] in ("welcome", "told"):
                self.last = message
            self.errors += message["type"] in ("error", "denied", "refused", "bye")


class LoadTable:
    def __init__(self, sockets: list[Socket], dice: Random) -> None:
        self.sockets, self.dice = sockets, dice
        self.delays: list[float] = []

    async def play(self) -> None:
        """An action every two seconds, by whoever is asked."""
        await asyncio.sleep(self.dice.random() * EVERY)
        for number in range(ROUNDS):
            sent = time.perf_counter()
            asked = [each for each in self.sockets if each.last.get("options")]
            if asked:
                await self._act(asked[0], number)
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - sent)))
            told = max(each.told_at for each in self.sockets)
            if asked and told > sent:
                self.delays.append(1000 * (told - sent))

    async def _act(self, socket: Socket, number: int) -> None:
        option = self.dice.choice(socket.last["options"])["action"]
        decision = socket.last["decision"]
        await socket.send(type="act", id=f"a{number}", decision=decision, action=option)


async def open_socket(port: int, code: str, token: str | None) -> Socket:
    address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    connection = await connect(address, proxy=None, compression=None, ping_interval=None)
    socket = Socket(connection)
    await socket.send(type="hello", version=VERSION, token=token)
    while not socket.last:
        await asyncio.sleep(0.001)
    return socket


async def set_up(server: Running, number: int) -> LoadTable:
    """Four people and a spectator at a started game."""
    tokens = [await server.guest(f"P{seat}") for seat in range(SEATS)]
    code = (await server.table(tokens[0], "station", wishes=WISHES))["code"]
    sockets = [await open_socket(server.port, code, token) for token in [*tokens, None]]
    for seat, socket in enumerate(sockets[:SEATS]):
        await socket.send(type="sit", id="sit", seat=seat)
        while socket.last["seat"] != seat:
            await asyncio.sleep(0.001)
    await sockets[0].send(type="start", id="start")
    while not all(each.last["table"]["status"] == "playing" for each in sockets):
        await asyncio.sleep(0.001)
    return LoadTable(sockets, Random(number))


def memory(pid: int) -> int:
    """Of a process, in kB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


async def measure(count: int, folder: Path) -> None:
    process = Process(folder)
    await process.start(flags=LIMITS)
    before = memory(process.pid)
    address = f"http://127.0.0.1:{process.port}"
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        server = Running(http, process.port)
        tables = [await set_up(server, number) for number in range(count)]
    after = memory(process.pid)
    began = time.perf_counter()
    await asyncio.gather(*(table.play() for table in tables))
    seconds = time.perf_counter() - began
    report(tables, seconds, (after - before) / count)
    for table in tables:
        for socket in table.sockets:
            socket.reading.cancel()
            await socket.connection.close()
    await process.stop()


def report(tables: list[LoadTable], seconds: float, kilobytes: float) -> None:
    delays = sorted(delay for table in tables for delay in table.delays)
    sockets = [socket for table in tables for socket in table.sockets]
    at = {p: delays[min(len(delays) - 1, len(delays) * p // 100)] for p in (50, 95, 99)}
    print(
        f"{len(tables):5} tables {len(sockets):6} sockets {len(delays) / seconds:7.1f} actions/s"
        f"  p50 {at[50]:6.1f}  p95 {at[95]:6.1f}  p99 {at[99]:6.1f} ms"
        f"  {kilobytes:6.0f} kB a table with its sockets  {sum(s.errors for s in sockets)} errors",
        flush=True,
    )


if __name__ == "__main__":
    gc.disable()  # its own pauses are not the server's
    for word in sys.argv[1:]:
        with TemporaryDirectory() as place:
            asyncio.run(measure(int(word), Path(place) / "data"))
