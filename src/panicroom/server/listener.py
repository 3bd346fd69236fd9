"""Somebody who is told what happens at a table, and what waits to be sent to them."""

import asyncio
from typing import Final

from panicroom.kernel.audience import Viewer
from panicroom.server.protocol.server import AnyServerMessage, Bye, written
from panicroom.server.store import Guest
from panicroom.server.table.telling import Mark

MOST_WAITING: Final = 1024 * 1024


class Listener:
    """Whoever reads too slowly is let go: a client that comes back is told how things stand."""

    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.viewer: Viewer = None
        self.mark: Mark | None = None
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._size = 0
        self._is_closed = False

    def send(self, message: AnyServerMessage) -> None:
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        if self._is_closed:
            return
        if self._size + len(text) > MOST_WAITING:
            self.close()
            return
        self._size += len(text)
        self._waiting.put_nowait(text)

    def dismiss(self, code: str) -> None:
        """With a last word."""
        self.send(Bye(code=code))
        self.close()

    def close(self) -> None:
        """Nothing more is taken; what waits is still sent."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """What to send now; None at the end."""
        text = await self._waiting.get()
        self._size -= len(text or "")
        return text
