"""Applied to every request: a limit to the body, security headers, and after an unexpected failure
an error answer without details."""

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

        async def send_with_headers(message: Message) -> None:
            nonlocal began
            began = True
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                named = {name for name, _ in given}
                message["headers"] = given + [each for each in HEADERS if each[0] not in named]
            await send(message)

        try:
            await self._app(scope, self._limited(receive), send_with_headers)
        except Exception as error:
            log.exception("request failed")
            scope["app"].state.services.metrics.failures.inc()
            if began:
                raise
            await problem_of(error).response()(scope, receive, send_with_headers)

    def _limited(self, receive: Receive) -> Receive:
        size = 0

        async def receive_limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self._most:
                raise HTTPException(413)
            return message

        return receive_limited
