"""One connection: is it welcome, who is it, and to which table."""

import asyncio
import logging
from typing import Final

from fastapi import WebSocket
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from panicroom.server.asking import household_of
from panicroom.server.clock import now
from panicroom.server.conversation import GOODBYE, Conversation, next_text
from panicroom.server.house import House
from panicroom.server.identity import BadToken, recognise
from panicroom.server.listener import Listener
from panicroom.server.origin import is_welcome
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.client import CLIENT, Hello
from panicroom.server.protocol.denying import bye
from panicroom.server.protocol.server import written
from panicroom.server.resident import Resident
from panicroom.server.store import Guest, Unknown
from panicroom.server.table.lines import UnreadableLog

HELLO_SECONDS: Final = 10.0

log = logging.getLogger(__name__)


class Dismissed(Exception):
    """The connection ends with this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def socket(websocket: WebSocket) -> None:
    name = websocket.path_params["name"]
    house: House = websocket.app.state.house
    address = household_of(websocket)
    if not is_welcome(websocket, house.settings):
        await websocket.send_denial_response(JSONResponse({"code": "foreign-origin"}, 403))
    elif not house.sockets.take(address):
        house.metrics.limited.inc()
        await websocket.send_denial_response(JSONResponse({"code": "too-many-sockets"}, 429))
    else:
        try:
            await websocket.accept()
            await receive(websocket, house, address, name)
        except WebSocketDisconnect:
            return
        finally:
            house.sockets.free(address)


route = WebSocketRoute("/api/tables/{name}/socket", socket)


async def receive(websocket: WebSocket, house: House, address: str, name: str) -> None:
    """As one receives a guest."""
    try:
        resident, listener = await seated(await hello_of(websocket), house, name)
    except Dismissed as dismissed:
        await websocket.send_text(written(bye(dismissed.code)))
        await websocket.close(GOODBYE)
        return
    await Conversation(websocket, house, address, resident, listener).hold()


async def seated(hello: Hello, house: House, name: str) -> tuple[Resident, Listener]:
    """At the table, as who they are; what goes wrong on the way is told without its story."""
    try:
        guest = await guest_of(hello, house)
        resident = await table_of(name, guest, house)
        listener = Listener(guest, hello.words)
        await resident.join(listener, hello.seen)
        await still_welcome(hello, house, resident, listener)
    except Dismissed:
        raise
    except Unknown:
        raise Dismissed("not-found") from None
    except UnreadableLog:
        raise Dismissed("unreadable") from None
    except Exception:
        log.exception("a welcome failed")
        house.metrics.failures.inc()
        raise Dismissed("internal") from None
    return resident, listener


async def hello_of(websocket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            said = CLIENT.validate_json(await next_text(websocket) or "")
    except TimeoutError:
        raise Dismissed("hello-late") from None
    except ValidationError:
        raise Dismissed("hello-first") from None
    if not isinstance(said, Hello):
        raise Dismissed("hello-first")
    if said.version != VERSION:
        raise Dismissed("other-version")
    return said


async def guest_of(hello: Hello, house: House) -> Guest | None:
    if hello.token is None:
        return None
    try:
        return await recognise(hello.token, house.signer, house.store, now())
    except BadToken as bad:
        raise Dismissed(bad.why) from None


async def still_welcome(hello: Hello, house: House, resident: Resident, listener: Listener) -> None:
    """A token made void on the way to the table: those at tables had been shown out already."""
    try:
        await guest_of(hello, house)
    except BaseException:
        resident.circle.leave(listener)
        raise


async def table_of(name: str, guest: Guest | None, house: House) -> Resident:
    found = await house.hall.find(name, guest)
    if found is None:
        raise Dismissed("not-found")
    return found[1]
