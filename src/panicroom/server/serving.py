"""The app on a port: uvicorn, set up as this server needs it."""

import asyncio
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import HANDLED_SIGNALS

from panicroom.server.access.http_limits import LimitedHttp
from panicroom.server.app import app_for
from panicroom.server.process.keyfile import signing_key
from panicroom.server.process.settings import Settings
from panicroom.server.store import open_store

PATIENCE: Final = 5
"""Seconds in which a connection must have closed."""
THRESHOLDS: Final = (50_000, 20, 100)


class Door(WebSocketsSansIOProtocol):
    """A client that reads nothing never lets its connection close by itself."""

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.loop.call_later(PATIENCE, self.transport.abort)


class Serving(uvicorn.Server):
    """Says when it is ready, and at which port."""

    def __init__(
        self, settings: Settings, ready: Callable[[int], None] = lambda port: None
    ) -> None:
        super().__init__(config_for(settings))
        self._listener = bound(settings)
        self._ready = ready

    @property
    def port(self) -> int:
        port: int = self._listener.getsockname()[1]
        return port

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """In a process of its own."""
        collect_rarely()
        super().run()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal closes the services in order, and that is a good end. In a thread beside
        others signals are somebody else's."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {kind: signal.signal(kind, self.handle_exit) for kind in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([self._listener])
        self._ready(self.port)


def config_for(settings: Settings) -> uvicorn.Config:
    options: dict[str, Any] = {
        "http": LimitedHttp,
        "ws": Door,
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "access_log": False,  # addresses of tables are keys to them
        "log_config": None,
        "server_header": False,
        "forwarded_allow_ips": [*settings.proxies],  # whose word counts for where others come from
        "timeout_graceful_shutdown": PATIENCE,
        "lifespan": "on",
    }
    return uvicorn.Config(app_for(settings), **options)


def collect_rarely() -> None:
    """Tables live long: searching all of them for cycles again and again is what the slowest
    answers would wait for (docs/adr/0017)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def bound(settings: Settings) -> socket.socket:
    """Before anything else is done: if the port is taken, nothing has been begun."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)  # unnamed, asyncio would send with delay
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()  # two that are only bound may share a port, until both would listen
    except OSError as error:
        error.filename = f"{settings.host}:{settings.port}"
        raise
    return listener


def prepare(settings: Settings) -> None:
    """What can be wrong with the data shows before anybody is let in."""

    async def open_and_close() -> None:
        async with open_store(settings.database):
            pass

    signing_key(settings.data)
    asyncio.run(open_and_close())
