"""Limits below the messages of a WebSocket: frames are counted while they are parsed, control
frames and fragments too. A connection over the limit is closed in the middle of what it sent."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.transport_limits import KEY, TransportLimits

CLOSE_SECONDS: Final = 5
"""After that a connection that has not closed is aborted."""
PING_COST: Final = 2
"""It is answered; any other frame costs 1."""
BYTES_FOR_ONE: Final = 2048
"""So many bytes cost as much as an empty frame."""


def cost_of(frame: Frame) -> float:
    return (PING_COST if frame.opcode is Opcode.PING else 1) + len(frame.data) / BYTES_FOR_ONE


class CountedFrames(ServerProtocol):
    """The parser of one connection. `fail` discards the rest of what has been received, so a read
    full of frames costs no more than the limit allows."""

    def __init__(self, take: Callable[[float], bool], **options: Any) -> None:
        super().__init__(**options)
        self._take = take

    def recv_frame(self, frame: Frame) -> None:
        if self.state is State.CONNECTING:
            self._refuse(CloseCode.PROTOCOL_ERROR, "frame before the handshake")
        elif not self._take(cost_of(frame)):
            self._refuse(CloseCode.POLICY_VIOLATION, "flooding")
        else:
            super().recv_frame(frame)

    def _refuse(self, code: CloseCode, reason: str) -> None:
        self.fail(code, reason)
        self.parser_exc = ProtocolError(reason)


class AbortingWebSocket(WebSocketsSansIOProtocol):
    """Aborts a connection whose client reads nothing and so never completes the close."""

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self._abort_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    def _abort_later(self) -> None:
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


class LimitedWebSocket(AbortingWebSocket):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._limits: TransportLimits = app_state[KEY]
        self._bucket = self._limits.frame_limit()
        self._key: str | None = None
        self.give_back_place: Callable[[], None] = lambda: None
        self.conn = CountedFrames(
            self._take_frame, max_size=config.ws_max_size, logger=self.conn.logger
        )

    async def send(self, message: Any) -> None:
        """uvicorn logs a handshake that was answered with a status as an error of the app, unless
        it counts as complete."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        self.give_back_place()
        super().connection_lost(exc)

    def handle_parser_exception(self) -> None:
        """Before the handshake is answered there is no close to send."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _take_frame(self, cost: float) -> bool:
        """By now the scope has the address that a trusted proxy has forwarded."""
        if self._key is None:
            self._key = rate_limit_key(HTTPConnection(dict(self.scope)))
        return self._limits.take_frame(self._key, self._bucket, cost)
