"""A server beside the test, in a thread of its own, which can be stopped and started again."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

from panicroom.server.process.settings import Settings
from panicroom.server.serving import Serving
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.running import GENEROUS


class Served:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self._serving: Serving | None = None
        self._thread: Thread | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """At the same port as before."""
        settings = Settings(data=self.data, port=self.port, **GENEROUS)
        ready = Event()
        serving = Serving(settings, lambda port: ready.set())
        self._serving = serving
        self._thread = Thread(target=lambda: asyncio.run(serving.serve()), daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE)

    def stop(self) -> None:
        if self._serving is not None and self._thread is not None:
            self._serving.should_exit = True
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()
            self._serving = None

    def drop_everybody(self) -> None:
        """Every connection is cut, as when a cable is pulled."""
        assert self._serving is not None
        for connection in list(self._serving.server_state.connections):
            cut(connection.transport.get_extra_info("socket"))


def cut(line: Any) -> None:
    """From any thread: both sides then find it closed."""
    line.shutdown(socket.SHUT_RDWR)


@contextmanager
def served(data: Path) -> Iterator[Served]:
    server = Served(data)
    server.start()
    try:
        yield server
    finally:
        server.stop()
