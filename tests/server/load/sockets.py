"""One connection of the load: it keeps the last it was told, and when."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from panicroom.server.protocol import VERSION
from tests.server.running import Json

WRONG = ("error", "denied", "refused", "bye")


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.last: Json = {}
        self.told_at = 0.0
        self.acknowledged = ""
        self.pongs = 0
        self.wrong: list[str] = []
        self.texts, self.characters = 0, 0
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def send(self, **message: Any) -> None:
        await self._connection.send(json.dumps(message))

    async def until(self, holds: Callable[["Socket"], bool]) -> None:
        while not holds(self):
            if self._reading.done():
                raise ConnectionError(*self.wrong)
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        self._reading.cancel()
        await self._connection.close()

    async def _read(self) -> None:
        try:
            async for text in self._connection:
                self._take(time.perf_counter(), json.loads(text), len(text))
        except ConnectionClosed:
            pass
        self.wrong.append("closed")
        self._news.set()

    def _take(self, at: float, message: Json, characters: int) -> None:
        kind = message["type"]
        if kind in ("welcome", "told"):
            if kind == "told":
                self.texts, self.characters = self.texts + 1, self.characters + characters
            if not message["anew"] and message["since"] != self.last.get("number", 0):
                self.wrong.append("a gap in the numbers")
            self.last, self.told_at = message, at
        elif kind == "ack":
            self.acknowledged = message["id"]
        elif kind == "pong":
            self.pongs += 1
        elif kind in WRONG:
            self.wrong.append(json.dumps(message))
        self._news.set()


async def open_socket(
    port: int, code: str, token: str | None, words: bool = False, source: str | None = None
) -> Socket:
    """From this machine's address `source`, if it is given."""
    address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    connection = await connect(
        address,
        proxy=None,
        compression=None,
        ping_interval=None,
        max_size=None,
        local_addr=None if source is None else (source, 0),
    )
    socket = Socket(connection)
    asked = {"words": True} if words else {}  # left out, any version understands
    await socket.send(type="hello", version=VERSION, token=token, **asked)
    await socket.until(lambda each: bool(each.last))
    return socket
