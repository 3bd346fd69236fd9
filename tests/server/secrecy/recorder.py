"""One connection to a table that keeps every byte it is sent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from panicroom.server.protocol import VERSION
from tests.patience import PATIENCE
from tests.server.secrecy.twin_servers import Side

PASSING = {"date", "sec-websocket-accept"}
"""Headers that are another at any time, or drawn by the client."""
PONG = '{"type":"pong"}'


class Recorder:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        assert socket.response is not None
        headers = [*socket.response.headers.raw_items()]
        kept = [pair for pair in headers if pair[0].lower() not in PASSING]
        self.frames = [f"{socket.response.status_code} {kept}"]

    async def send(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def receive(self) -> str:
        text = await asyncio.wait_for(self._socket.recv(decode=True), PATIENCE)
        self.frames.append(text)
        return text

    async def until(self, *types: str) -> str:
        while True:
            text = await self.receive()
            if json.loads(text)["type"] in types:
                return text

    async def wish(self, **wish: Any) -> str:
        await self.send(**wish)
        return await self.until("ack", "refused", "denied", "error")

    async def taken(self) -> list[str]:
        """All that came since the last time. Messages keep their order, so whatever was sent
        before the pong has come."""
        await self.send(type="ping")
        await self.until("pong")
        frames, self.frames = self.frames, []
        return frames

    async def last(self) -> list[str]:
        """Up to the end of the connection, and how it ended."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        return [*self.frames, f"{self._socket.close_code} {self._socket.close_reason}"]

    async def close(self) -> None:
        await self._socket.close()


@asynccontextmanager
async def listening(
    side: Side, name: str, who: str | None, seen: Any = None, **hello: Any
) -> AsyncIterator[Recorder]:
    """Who is None only watches."""
    token = None if who is None else side.tokens[who]
    async with side.server.raw(name) as socket:
        recorder = Recorder(socket)
        await recorder.send(type="hello", version=VERSION, token=token, seen=seen, **hello)
        yield recorder
