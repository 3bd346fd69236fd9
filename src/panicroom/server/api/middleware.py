"""What every request passes: a limit to its size, headers that keep browsers careful,
and an answer without a story where something of ours fails."""

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from panicroom.server.api.problems import problem_of

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cache-control", b"no-store"),
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'"),
)

log = logging.getLogger(__name__)


class Middleware:
    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app, self._most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = False

        async def send_careful(message: Message) -> None:
            nonlocal began
            began = True
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                named = {name for name, _ in given}
                message["headers"] = given + [each for each in HEADERS if each[0] not in named]
            await send(message)

        try:
            await self._app(scope, self._measured(receive), send_careful)
        except Exception as error:
            log.exception("a request failed")
            scope["app"].state.services.metrics.failures.inc()
            if began:
                raise
            await problem_of(error).response()(scope, receive, send_careful)

    def _measured(self, receive: Receive) -> Receive:
        size = 0

        async def receive_measured() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self._most:
                raise HTTPException(413)
            return message

        return receive_measured
