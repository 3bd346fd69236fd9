"""Applied to every request: a check of the host it asks for, a limit to the body, security headers,
and after an unexpected failure an error answer without details."""

import logging
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from panicroom.server.access.host import HostCheck
from panicroom.server.api.problems import Problem, problem_of
from panicroom.server.process.settings import Settings

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cache-control", b"no-store"),
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'"),
)

CLOSED: Final = "the handler is closed"
"""What uvloop says to whoever writes to a connection that is gone."""
WRONG_HOST: Final = Problem(421, "wrong-host")

log = logging.getLogger(__name__)


class ClientGone(Exception):
    """What was sent found no connection any more."""


class Middleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._most = app, settings.message_bytes
        self._hosts, self._has_warned = HostCheck(settings), False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._answer(scope, receive, send)
            case "websocket" if not self._is_for_us(scope):
                await WRONG_HOST.response()(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = False

        async def send_with_headers(message: Message) -> None:
            nonlocal began
            began = True
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                named = {name for name, _ in given}
                message["headers"] = given + [each for each in HEADERS if each[0] not in named]
            try:
                await send(message)
            except RuntimeError as error:
                if CLOSED not in str(error):
                    raise
                raise ClientGone from error

        try:
            app = self._app if self._is_for_us(scope) else WRONG_HOST.response()
            await app(scope, self._limited(receive), send_with_headers)
        except ClientGone:
            return  # that the client does not wait for its answer is no failure
        except Exception as error:
            log.exception("request failed")
            scope["app"].state.services.metrics.failures.inc()
            if began:
                raise
            await problem_of(error).response()(scope, receive, send_with_headers)

    def _is_for_us(self, scope: Scope) -> bool:
        """If not, say so once in the log: the name may be one that the host has not set."""
        if self._hosts.allows(Headers(scope=scope).getlist("host")):
            return True
        if not self._has_warned:
            self._has_warned = True
            log.warning("request for an unknown host refused: is it missing in --public-url?")
        return False

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
