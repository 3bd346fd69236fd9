"""What is said between a client and a table, from the welcome to the end."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from panicroom.server.answers import complaint, refusal_of
from panicroom.server.house import House, seconds
from panicroom.server.limits import Bucket
from panicroom.server.listener import Listener
from panicroom.server.protocol import denying
from panicroom.server.protocol import server as message
from panicroom.server.protocol.client import CLIENT, AnyWish, Hello, Ping, PlainWish
from panicroom.server.protocol.commands import command_for
from panicroom.server.resident import Resident
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


class Conversation:
    def __init__(
        self,
        websocket: WebSocket,
        house: House,
        address: str,
        resident: Resident,
        listener: Listener,
    ) -> None:
        self._websocket, self._house, self._address = websocket, house, address
        self._resident, self._listener = resident, listener
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate, seconds())
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
            self._resident.circle.leave(self._listener)
            await asyncio.gather(*self._at_work, return_exceptions=True)
            self._note_failures(ended)

    async def _send(self) -> None:
        try:
            while await self._send_next():
                pass
            async with asyncio.timeout(SEND_SECONDS):
                await self._websocket.close(GOODBYE)
        except TimeoutError:
            self._house.metrics.dropped.inc()

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
            self._house.metrics.messages.inc()
            if not self._is_in_time():
                self._strike("too-fast")
                continue
            try:
                said = CLIENT.validate_json(text or "")
            except ValidationError as error:
                self._house.metrics.broken.inc()
                self._strike(*complaint(text, error))
                continue
            await self._answer(said)
        self._listener.dismiss("flooding")
        await asyncio.Event().wait()  # until the last word is sent

    def _is_in_time(self) -> bool:
        at = seconds()
        if self._bucket.take(at) and self._house.messages.take(self._address, at):
            return True
        self._house.metrics.limited.inc()
        return False

    def _strike(self, code: str, field: str | None = None) -> None:
        self._strikes += 1
        self._listener.send(denying.error(code, field=field))

    async def _answer(self, said: Hello | Ping | AnyWish) -> None:
        if self._listener.is_closed:
            return  # shown out, and not gone yet
        if isinstance(said, Ping):
            self._listener.send(message.Pong())
        elif isinstance(said, Hello):
            self._strike("hello-again")
        elif self._listener.guest is None:
            self._listener.send(denying.denied(said.id, "spectator", {}, None))
        else:
            work = asyncio.create_task(self._obey(said))
            self._at_work.add(work)
            work.add_done_callback(self._at_work.discard)
            await asyncio.shield(work)  # who hangs up has still said it

    async def _obey(self, wish: AnyWish) -> None:
        try:
            await self._do(wish)
        except Exception as error:
            answer = refusal_of(self._resident, wish.id, self._listener.viewer, error)
            if answer is None:
                log.exception(
                    "a wish failed", extra={"table": self._resident.id, "wish": wish.type}
                )
                self._house.metrics.failures.inc()
                answer = denying.error("internal", wish.id)
            self._listener.send(answer)

    async def _do(self, wish: AnyWish) -> None:
        guest = self._listener.guest
        assert guest is not None

        def stored() -> None:
            self._listener.send(message.Ack(id=wish.id))

        if isinstance(wish, PlainWish) and wish.type == "rematch":
            await self._house.hall.rematch(self._resident, guest, stored)
            return
        await self._resident.do(
            lambda fold: judge(fold, guest.id, command_for(wish, fold, guest)),
            f"{guest.id}.{wish.id}",  # of this guest it counts once, whichever seat it is about
            stored,
        )

    def _note_failures(self, ended: Sequence[object]) -> None:
        expected = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError)
        for error in ended:
            if isinstance(error, BaseException) and not isinstance(error, expected):
                log.error("a connection failed", exc_info=error)
                self._house.metrics.failures.inc()
