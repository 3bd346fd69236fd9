"""HTTP until a request is understood: its head may be so long, and it may take so much time."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

MOST_HEAD: Final = 64 * 1024
REQUEST_SECONDS: Final = 20.0


class LimitedHttp(HttpToolsProtocol):
    """uvicorn would wait for ever for the rest of a request, and keep a head of any length."""

    _head: int | None = None
    """How much of an unfinished head there is."""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is None or self.transport.is_closing():
            return
        self._head += len(data)
        if self._head > MOST_HEAD:
            self._refuse(431, "too-large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "malformed")

    def _wait(self) -> None:
        self._wait_no_more()
        self._late = self.loop.call_later(REQUEST_SECONDS, self._hang_up)

    def _wait_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _hang_up(self) -> None:
        """Whoever has been answered already is told nothing more."""
        cycle: Any = self.cycle
        if cycle is not None and cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(408, "too-slow")

    def _refuse(self, status: int, code: str) -> None:
        body = b'{"code":"%s"}' % code.encode()
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head % len(body) + body)
        self.transport.close()
