"""The WebSocket endpoint: origin check, connection limit, and the handshake that ends with a
welcome."""

import asyncio
import logging
from typing import Final

from fastapi import WebSocket
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.identity import BadToken
from panicroom.server.access.origin import is_allowed_origin
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.table import LiveTable
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.client import CLIENT, Hello
from panicroom.server.protocol.close_codes import GOODBYE
from panicroom.server.protocol.error_messages import bye
from panicroom.server.protocol.server import written
from panicroom.server.services import Services, TooManyLookups
from panicroom.server.sockets.session import Session, next_text
from panicroom.server.store import Guest, SignedIn, Unknown, Unreachable, UnreadableLog
from panicroom.server.table.denied import Denied

HELLO_SECONDS: Final = 10.0
"""A connection that has sent no hello by then is closed."""

log = logging.getLogger(__name__)


class Dismissed(Exception):
    """The handshake ends with a bye that carries this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def socket(websocket: WebSocket) -> None:
    name = websocket.path_params["name"]
    services: Services = websocket.app.state.services
    address = rate_limit_key(websocket)
    if not is_allowed_origin(websocket, services.settings):
        await websocket.send_denial_response(JSONResponse({"code": "foreign-origin"}, 403))
    elif not services.transport_limits.shake_hands(address):
        await websocket.send_denial_response(JSONResponse({"code": "too-fast"}, 429))
    elif not services.sockets.take(address):
        services.metrics.limited.inc()
        await websocket.send_denial_response(JSONResponse({"code": "too-many-sockets"}, 429))
    else:
        try:
            await websocket.accept()
            await handshake(websocket, services, address, name)
        except WebSocketDisconnect:
            return
        finally:
            services.sockets.free(address)


route = WebSocketRoute("/api/tables/{name}/socket", socket)


async def handshake(websocket: WebSocket, services: Services, address: str, name: str) -> None:
    """Then run the session until it ends."""
    try:
        hello = await hello_of(websocket)
        limit_welcomes(services, address)
        live_table, subscriber = await subscribe(hello, services, address, name)
    except Dismissed as dismissed:
        await websocket.send_text(written(bye(dismissed.code)))
        await websocket.close(GOODBYE)
        return
    await Session(websocket, services, address, live_table, subscriber).run()


async def subscribe(
    hello: Hello, services: Services, address: str, name: str
) -> tuple[LiveTable, Subscriber]:
    """Join the table as the guest of the token. An unexpected error is logged here, and the client
    is told only that it happened."""
    try:
        caller = await caller_of(hello, services)
        guest = None if caller is None else caller.guest
        live_table = await table_of(name, guest, address, services)
        subscriber = Subscriber(guest, hello.words, caller and caller.device)
        await live_table.join(subscriber, hello.seen)
        await check_token_again(hello, services, live_table, subscriber)
    except Dismissed:
        raise
    except TooManyLookups:
        raise Dismissed("too-many-lookups") from None
    except Unknown:
        raise Dismissed("not-found") from None
    except UnreadableLog:
        raise Dismissed("unreadable") from None
    except Unreachable:
        raise Dismissed("later") from None
    except Denied as denied:
        services.metrics.limited.inc()
        raise Dismissed(denied.code) from None
    except Exception:
        log.exception("handshake failed")
        services.metrics.failures.inc()
        raise Dismissed("internal") from None
    return live_table, subscriber


async def hello_of(websocket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            received = CLIENT.validate_json(await next_text(websocket) or "")
    except TimeoutError:
        raise Dismissed("hello-late") from None
    except ValidationError:
        raise Dismissed("hello-first") from None
    if not isinstance(received, Hello):
        raise Dismissed("hello-first")
    if received.version != VERSION:
        raise Dismissed("other-version")
    return received


def limit_welcomes(services: Services, address: str) -> None:
    """A welcome is the most work that a client can ask for with one message."""
    if not services.welcomes.take(address, services.monotonic()):
        services.metrics.limited.inc()
        raise Dismissed("too-many-welcomes")


async def caller_of(hello: Hello, services: Services) -> SignedIn | None:
    if hello.token is None:
        return None
    try:
        return await services.recognize(hello.token)
    except BadToken as bad:
        raise Dismissed(bad.why) from None


async def check_token_again(
    hello: Hello, services: Services, live_table: LiveTable, subscriber: Subscriber
) -> None:
    """The token may have been revoked between the first check and joining the table; revoking
    closes only the connections that have joined."""
    try:
        await caller_of(hello, services)
    except BaseException:
        live_table.subscribers.leave(subscriber)
        raise


async def table_of(name: str, guest: Guest | None, address: str, services: Services) -> LiveTable:
    found = await services.find_table(name, guest, address)
    if found is None:
        raise Dismissed("not-found")
    return found[1]
