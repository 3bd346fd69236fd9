"""One client's session: reads its messages, runs its commands and sends it what happens, from the
welcome to the close."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from panicroom.server.access.rate_limits import TokenBucket
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.table import LiveTable
from panicroom.server.protocol import error_messages
from panicroom.server.protocol import server as message
from panicroom.server.protocol.client import (
    CLIENT,
    AnyRequest,
    ClaimRequest,
    Hello,
    Ping,
    PlainRequest,
    SayRequest,
    id_in,
)
from panicroom.server.protocol.close_codes import TOO_SLOW
from panicroom.server.protocol.commands import command_for
from panicroom.server.services import Services
from panicroom.server.sockets.rejections import parse_error, rejection_of
from panicroom.server.store import Guest
from panicroom.server.table.commands import judge
from panicroom.server.table.denied import Denied

SEND_SECONDS: Final = 20.0
MOST_STRIKES: Final = 30
"""Malformed or rate-limited messages before the session is closed."""
CHANGES: Final = ("sit", "nonce", "stand", "leave", "return")
"""Everybody at the table is told of these, and of new names; a nonce can be given any number of
times as well."""
SEALED: Final = ("act", "order", "nonce")
"""Nobody may conclude from anything that these were sent."""

log = logging.getLogger(__name__)


async def next_text(websocket: WebSocket) -> str | None:
    """None for a binary message."""
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
        self._live_table, self._subscriber = live_table, subscriber
        rate = services.settings.messages_per_second
        self._rate_limit = TokenBucket(rate, 2 * rate, services.monotonic())
        self._strikes = 0
        self._commands: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until the client disconnects or is dismissed. Commands already received still finish."""
        reading = asyncio.create_task(self._read())
        sending = asyncio.create_task(self._send())
        try:
            await asyncio.wait({reading, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            sending.cancel()
            ended = await asyncio.gather(reading, sending, return_exceptions=True)
            self._live_table.leave(self._subscriber)
            await asyncio.gather(*self._commands, return_exceptions=True)
            self._log_failures(ended)

    async def _send(self) -> None:
        try:
            while await self._send_next():
                pass
            async with asyncio.timeout(SEND_SECONDS):
                await self._websocket.close(self._subscriber.close_code)
        except TimeoutError:
            self._subscriber.drop()
        finally:
            self._log_drop()

    async def _send_next(self) -> bool:
        """A function of its own, so that no variable keeps the last text alive while waiting."""
        text = await self._subscriber.next()
        if text is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await self._websocket.send_text(text)
        return text is not None

    async def _read(self) -> None:
        while self._strikes < MOST_STRIKES:
            text = await next_text(self._websocket)
            self._services.metrics.messages.inc()
            if not self._is_within_rate_limit():
                self._strike(text, "too-fast")
                continue
            try:
                received = CLIENT.validate_json(text or "")
            except ValidationError as error:
                self._services.metrics.broken.inc()
                self._strike(text, *parse_error(text, error))
                continue
            await self._answer(received)
        self._subscriber.dismiss("flooding")
        await asyncio.Event().wait()  # cancelled once the bye has been sent

    def _is_within_rate_limit(self) -> bool:
        """Both the limit of this session and that of its address."""
        at = self._services.monotonic()
        if self._rate_limit.take(at) and self._services.messages.take(self._address, at):
            return True
        self._services.metrics.limited.inc()
        return False

    def _strike(self, text: str | None, code: str, field: str | None = None) -> None:
        """With the id of the request, so that the client knows which one to send again. Reading it
        is bounded by the number of strikes."""
        self._strikes += 1
        self._subscriber.send(error_messages.error(code, id_in(text), field))

    async def _answer(self, received: Hello | Ping | AnyRequest) -> None:
        if self._subscriber.is_closed:
            return  # dismissed, but not disconnected yet
        if isinstance(received, Ping):  # the heartbeat of the client
            self._subscriber.send(message.Pong())
        elif isinstance(received, Hello):
            self._strike(None, "hello-again")
        elif self._subscriber.guest is None:
            self._subscriber.send(error_messages.denied(received.id, "spectator", {}, None))
        else:
            command = asyncio.create_task(self._run_command(received))
            self._commands.add(command)
            command.add_done_callback(self._commands.discard)
            await asyncio.shield(command)  # a disconnect does not cancel a received command

    async def _run_command(self, request: AnyRequest) -> None:
        try:
            await self._do(request)
        except Exception as error:
            answer = rejection_of(self._live_table, request.id, self._subscriber.viewer, error)
            if answer is None:
                table = {"table": self._live_table.id, "wish": request.type}
                log.exception("command failed", extra=table)
                self._services.metrics.failures.inc()
                answer = error_messages.error("internal", request.id)
            self._subscriber.send(answer)

    async def _do(self, request: AnyRequest) -> None:
        guest = self._subscriber.guest
        assert guest is not None

        def stored() -> None:
            self._subscriber.send(message.Ack(id=request.id))

        if request.type not in SEALED:
            self._live_table.subscribers.heard(guest.id)
        client = f"{guest.id}.{request.id}"  # executed once for this guest, whichever seat it names
        if request.type in CHANGES:
            self._limit_changes(guest)
        if isinstance(request, SayRequest | ClaimRequest):
            self._limit_talk(guest, request)
        if isinstance(request, PlainRequest) and request.type == "rematch":
            await self._rematch(guest, client, stored)
            return
        await self._live_table.do(
            lambda fold: judge(
                fold, guest.id, command_for(request, fold, guest, self._live_table.moment(fold))
            ),
            client,
            stored,
        )

    async def _rematch(self, guest: Guest, client: str, stored: Callable[[], None]) -> None:
        """A new table like any other: limited, and counted, for each address."""
        services, address = self._services, self._address
        if not services.new_tables.has_token(address, services.monotonic()):
            services.metrics.limited.inc()
            raise Denied("too-many-new-tables")
        table = await services.tables.rematch(self._live_table, guest, client, stored)
        if table is not None:
            services.new_tables.take(address, services.monotonic())
            services.openers.note(table, address)

    def _limit_changes(self, guest: Guest) -> None:
        """One bucket for each guest, however many sockets they have."""
        if not self._services.changes.take(guest.id, self._services.monotonic()):
            self._services.metrics.limited.inc()
            raise Denied("too-many-changes")

    def _limit_talk(self, guest: Guest, request: SayRequest | ClaimRequest) -> None:
        """Of players only: whoever may not talk must not use up what the table may say."""
        if self._subscriber.viewer is None:
            return
        words = request.words if isinstance(request, SayRequest) else request.claim
        at = self._services.monotonic()
        try:
            self._services.talk.check(self._live_table.id, guest.id, words, at)
        except Denied:
            self._services.metrics.limited.inc()
            raise

    def _log_drop(self) -> None:
        if self._subscriber.close_code == TOO_SLOW:
            self._services.metrics.dropped.inc()
            table = {"table": self._live_table.id}
            log.warning("socket dropped: its client reads too slowly", extra=table)

    def _log_failures(self, ended: Sequence[object]) -> None:
        expected = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError)
        for error in ended:
            if isinstance(error, BaseException) and not isinstance(error, expected):
                log.error("session failed", exc_info=error)
                self._services.metrics.failures.inc()
