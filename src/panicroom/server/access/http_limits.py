"""Limits before a request is parsed: connections and requests of its address, the size of its head,
and the time it takes to arrive."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from panicroom.server.access.client_address import UNKNOWN
from panicroom.server.access.transport_limits import KEY, TransportLimits
from panicroom.server.access.websocket_limits import LimitedWebSocket

MOST_HEAD: Final = 64 * 1024
REQUEST_SECONDS: Final = 20.0


class TooManyRequests(Exception):
    """Raised in the parser, which then parses nothing more of what has been received."""


class LimitedHttp(HttpToolsProtocol):
    """uvicorn alone waits without a timeout for the rest of a request, buffers a head of any
    length, and queues any number of requests that do not wait for their answers."""

    _head: int | None = None
    """Bytes of the unfinished head; None outside of one."""
    _timer: asyncio.TimerHandle | None = None
    _give_back_place: Callable[[], None] | None = None
    _is_flooding = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits: TransportLimits = self.app_state[KEY]
        self._address = self.client[0] if self.client else UNKNOWN
        self._give_back_place = self._limits.connect(self._address)
        if self._give_back_place is None:
            transport.abort()
        else:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._give_back_place is not None:
            self._give_back_place()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is None or self.transport.is_closing():
            return
        self._head += len(data)
        if self._head > MOST_HEAD:
            self._refuse(431, "too-large")

    def on_message_begin(self) -> None:
        if not self._limits.take_request(self._address):
            self._is_flooding = True
            raise TooManyRequests
        super().on_message_begin()
        self._head = 0
        self._start_timer()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, LimitedWebSocket) and self._give_back_place is not None:
            socket.give_back_place = self._give_back_place

    def send_400_response(self, msg: str) -> None:
        """Called after any error in the parser."""
        if self._is_flooding:
            self._refuse(429, "too-fast")
        else:
            self._refuse(400, "malformed")

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        self._refuse(408, "too-slow")

    def _refuse(self, status: int, code: str) -> None:
        """If another response has begun, abort; a second status line would be garbage in it."""
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # it must not write any more
            if cycle.response_started or self.pipeline:
                self.transport.abort()
                return
        body = b'{"code":"%s"}' % code.encode()
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head % len(body) + body)
        self.transport.close()
