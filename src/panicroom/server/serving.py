"""The application on a port: uvicorn with this server's settings."""

import asyncio
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from panicroom.server.access.http_limits import LimitedHttp
from panicroom.server.access.websocket_limits import CLOSE_SECONDS, LimitedWebSocket
from panicroom.server.app import app_for
from panicroom.server.bus import Bus
from panicroom.server.process.descriptors import raise_descriptor_limit
from panicroom.server.process.metrics_port import answer_scrapes
from panicroom.server.process.settings import Settings
from panicroom.server.process.signing_keys import keys_at_hand
from panicroom.server.store import LOG_LENGTHS, open_store

HEARTBEAT_SECONDS: Final = 20.0
"""Between two pings of a connection, and from a ping to the pong that keeps it open."""
GC_THRESHOLDS: Final = (50_000, 20, 100)


class Serving(uvicorn.Server):
    """Calls `ready` with the port once it accepts connections."""

    def __init__(
        self,
        settings: Settings,
        ready: Callable[[int], None] = lambda port: None,
        bus: Bus | None = None,
    ) -> None:
        super().__init__(config_for(settings, bus))
        self._listener = bound(settings)
        self._metrics_listener = None
        if settings.metrics_port:
            self._metrics_listener = bound(replace(settings, port=settings.metrics_port))
        self._ready = ready

    @property
    def port(self) -> int:
        port: int = self._listener.getsockname()[1]
        return port

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve in a process of its own, whose garbage collector and limits may be changed."""
        collect_rarely()
        raise_descriptor_limit()
        super().run()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal shuts down gracefully with exit status 0. In a thread that is not the
        main one, leave signals to the main thread."""
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
        if self._metrics_listener is not None and self.started:
            metrics = self.config.app.state.services.metrics  # type: ignore[union-attr]
            self.servers.append(await answer_scrapes(metrics, self._metrics_listener))
        self._ready(self.port)


def config_for(settings: Settings, bus: Bus | None = None) -> uvicorn.Config:
    options: dict[str, Any] = {
        "http": LimitedHttp,
        "ws": LimitedWebSocket,
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": HEARTBEAT_SECONDS,
        "ws_ping_timeout": HEARTBEAT_SECONDS,
        "access_log": False,  # the address of a table is the key to it
        "log_config": None,
        "server_header": False,
        "forwarded_allow_ips": [*settings.proxies],  # whose X-Forwarded-For is used
        "timeout_graceful_shutdown": CLOSE_SECONDS,
        "lifespan": "on",
    }
    return uvicorn.Config(app_for(settings, bus), **options)


def collect_rarely() -> None:
    """Tables live long, and full collections over all of them cause the longest pauses
    (docs/adr/0017)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def bound(settings: Settings) -> socket.socket:
    """Bind first: if the port is taken, nothing else has been started."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(
            family, kind, protocol
        )  # without it asyncio does not set TCP_NODELAY
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()  # with SO_REUSEADDR two sockets may bind one port until one listens
    except OSError as error:
        error.filename = f"{settings.host}:{settings.port}"
        raise
    return listener


def prepare(settings: Settings) -> None:
    """Open the data once, so that a broken key or database fails before the port accepts anyone."""

    async def open_and_close() -> None:
        async with open_store(settings.database, settings.data / LOG_LENGTHS):
            pass

    keys_at_hand(settings)
    if settings.redis:
        import_module("panicroom.server.bus.redis")
    asyncio.run(open_and_close())
