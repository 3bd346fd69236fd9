"""A connected client of a table, and the queue of messages waiting to be sent to it."""

import asyncio
from typing import Final

from panicroom.kernel.audience import Viewer
from panicroom.server.protocol.close_codes import GOODBYE, TOO_SLOW
from panicroom.server.protocol.error_messages import bye
from panicroom.server.protocol.server import AnyServerMessage, written
from panicroom.server.store import Guest
from panicroom.server.table.standing import Mark

MOST_WAITING: Final = 1024 * 1024
"""Characters in the queue, besides the welcome."""


class Subscriber:
    """A client that reads too slowly is dropped instead of buffered without limit: when it
    reconnects, it is sent the current state."""

    def __init__(self, guest: Guest | None, words: bool = False, device: str | None = None) -> None:
        self.guest = guest
        self.words = words
        self.device = device
        self.viewer: Viewer = None
        self.mark: Mark | None = None
        self._queue: list[str | None] = []
        self._arrival: asyncio.Future[None] | None = None
        self._size = 0
        self._welcome: str | None = None
        self.is_closed = False
        self.close_code = GOODBYE

    def send(self, message: AnyServerMessage) -> None:
        self.send_text(written(message))

    def send_text(self, text: str) -> None:
        if self.is_closed:
            return
        if self._size + len(text) > MOST_WAITING:
            self.drop()
            return
        self._size += len(text)
        self._add(text)

    def welcome(self, text: str) -> None:
        """The first message. It does not count: whoever may come in is told how things stand."""
        if not self.is_closed:
            self._welcome = text
            self._add(text)

    def dismiss(self, code: str) -> None:
        """Send a bye with the reason, then close."""
        self.send(bye(code))
        self.close()

    def drop(self) -> None:
        """In place of all that waits, send why, then close."""
        if self.is_closed:
            return
        self._queue.clear()
        self.close_code = TOO_SLOW
        self._add(written(bye("reads-too-slowly")))
        self.close()

    def close(self) -> None:
        """Accept no more messages; those in the queue are still sent."""
        if not self.is_closed:
            self.is_closed = True
            self._add(None)

    async def next(self) -> str | None:
        """The next message for the one task that sends; None at the end."""
        while not self._queue:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        text = self._queue.pop(0)
        if text is self._welcome:
            self._welcome = None
        else:
            self._size -= len(text or "")
        return text

    def _add(self, text: str | None) -> None:
        """One task waits, so a future is enough; an asyncio.Queue takes three kilobytes."""
        self._queue.append(text)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)
