"""What is said between a client and a table, from the welcome to the end."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from panicroom.server.access.rate_limits import TokenBucket
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.table import LiveTable
from panicroom.server.protocol import error_messages
from panicroom.server.protocol import server as message
from panicroom.server.protocol.client import CLIENT, AnyWish, Hello, Ping, PlainWish
from panicroom.server.protocol.commands import command_for
from panicroom.server.services import Services, seconds
from panicroom.server.sockets.rejections import parse_error, rejection_of
from panicroom.server.table.commands import judge

SEND_SECONDS: Final = 20.0
MOST_STRIKES: Final = 30
GOODBYE: Final = 4000
"""The close code after a bye, which says the rest."""

log = logging.getLogger(__name__)


async def next_text(websocket: WebSocket) -> str | None:
    """None for what is no text."""
    received = await websocket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    return received.get("text")


class Session:
    def __init__(
        self,
        websocket: WebSocket,
        services: Services,
        address: str,
        live_table: LiveTable,
        subscriber: Subscriber,
    ) -> None:
        self._websocket, self._services, self._address = websocket, services, address
        self._live_table, self._listener = live_table, subscriber
        rate = services.settings.messages_per_second
        self._bucket = TokenBucket(rate, 2 * rate, seconds())
        self._strikes = 0
        self._at_work: set[asyncio.Task[None]] = set()

    async def hold(self) -> None:
        """Until the client goes, or is let go. What it has asked for is done all the same."""
        reading = asyncio.create_task(self._read())
        sending = asyncio.create_task(self._send())
        try:
            await asyncio.wait({reading, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            sending.cancel()
            ended = await asyncio.gather(reading, sending, return_exceptions=True)
            self._live_table.subscribers.leave(self._listener)
            await asyncio.gather(*self._at_work, return_exceptions=True)
            self._note_failures(ended)

    async def _send(self) -> None:
        try:
            while await self._send_next():
                pass
            async with asyncio.timeout(SEND_SECONDS):
                await self._websocket.close(GOODBYE)
        except TimeoutError:
            self._services.metrics.dropped.inc()

    async def _send_next(self) -> bool:
        """By itself, so that nothing holds the last text while there is no other."""
        text = await self._listener.next()
        if text is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await self._websocket.send_text(text)
        return text is not None

    async def _read(self) -> None:
        while self._strikes < MOST_STRIKES:
            text = await next_text(self._websocket)
            self._services.metrics.messages.inc()
            if not self._is_in_time():
                self._strike("too-fast")
                continue
            try:
                said = CLIENT.validate_json(text or "")
            except ValidationError as error:
                self._services.metrics.broken.inc()
                self._strike(*parse_error(text, error))
                continue
            await self._answer(said)
        self._listener.dismiss("flooding")
        await asyncio.Event().wait()  # until the last word is sent

    def _is_in_time(self) -> bool:
        at = seconds()
        if self._bucket.take(at) and self._services.messages.take(self._address, at):
            return True
        self._services.metrics.limited.inc()
        return False

    def _strike(self, code: str, field: str | None = None) -> None:
        self._strikes += 1
        self._listener.send(error_messages.error(code, field=field))

    async def _answer(self, said: Hello | Ping | AnyWish) -> None:
        if self._listener.is_closed:
            return  # shown out, and not gone yet
        if isinstance(said, Ping):
            self._listener.send(message.Pong())
        elif isinstance(said, Hello):
            self._strike("hello-again")
        elif self._listener.guest is None:
            self._listener.send(error_messages.denied(said.id, "spectator", {}, None))
        else:
            work = asyncio.create_task(self._obey(said))
            self._at_work.add(work)
            work.add_done_callback(self._at_work.discard)
            await asyncio.shield(work)  # who hangs up has still said it

    async def _obey(self, wish: AnyWish) -> None:
        try:
            await self._do(wish)
        except Exception as error:
            answer = rejection_of(self._live_table, wish.id, self._listener.viewer, error)
            if answer is None:
                log.exception(
                    "a wish failed", extra={"table": self._live_table.id, "wish": wish.type}
                )
                self._services.metrics.failures.inc()
                answer = error_messages.error("internal", wish.id)
            self._listener.send(answer)

    async def _do(self, wish: AnyWish) -> None:
        guest = self._listener.guest
        assert guest is not None

        def stored() -> None:
            self._listener.send(message.Ack(id=wish.id))

        if isinstance(wish, PlainWish) and wish.type == "rematch":
            await self._services.tables.rematch(self._live_table, guest, stored)
            return
        await self._live_table.do(
            lambda fold: judge(fold, guest.id, command_for(wish, fold, guest)),
            f"{guest.id}.{wish.id}",  # of this guest it counts once, whichever seat it is about
            stored,
        )

    def _note_failures(self, ended: Sequence[object]) -> None:
        expected = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError)
        for error in ended:
            if isinstance(error, BaseException) and not isinstance(error, expected):
                log.error("a connection failed", exc_info=error)
                self._services.metrics.failures.inc()
