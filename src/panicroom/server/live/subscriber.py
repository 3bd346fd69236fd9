"""Somebody who is told what happens at a table, and what waits to be sent to them."""

import asyncio
from typing import Final

from panicroom.kernel.audience import Viewer
from panicroom.server.protocol.error_messages import bye
from panicroom.server.protocol.server import AnyServerMessage, written
from panicroom.server.store import Guest
from panicroom.server.table.standing import Mark

MOST_WAITING: Final = 1024 * 1024


class Subscriber:
    """Whoever reads too slowly is let go: a client that comes back is told how things stand."""

    def __init__(self, guest: Guest | None, words: bool = False) -> None:
        self.guest = guest
        self.words = words
        self.viewer: Viewer = None
        self.mark: Mark | None = None
        self._waiting: list[str | None] = []
        self._news: asyncio.Future[None] | None = None
        self._size = 0
        self.is_closed = False

    def send(self, message: AnyServerMessage) -> None:
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        if self.is_closed:
            return
        if self._size + len(text) > MOST_WAITING:
            self.close()
            return
        self._size += len(text)
        self._add(text)

    def dismiss(self, code: str) -> None:
        """With a last word."""
        self.send(bye(code))
        self.close()

    def close(self) -> None:
        """Nothing more is taken; what waits is still sent."""
        if not self.is_closed:
            self.is_closed = True
            self._add(None)

    async def next(self) -> str | None:
        """What to send now, for the one who sends; None at the end."""
        while not self._waiting:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        text = self._waiting.pop(0)
        self._size -= len(text or "")
        return text

    def _add(self, text: str | None) -> None:
        """With one who waits a future is enough; a queue of asyncio's weighs three kilobytes."""
        self._waiting.append(text)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
