"""The server behind `open` and `play`: one that serves the folder already, or one in a thread."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from panicroom.cli.data_errors import told_in_a_sentence
from panicroom.cli.user_error import UserError
from panicroom.server.process.data_lock import DataFolderInUse, DataLock
from panicroom.server.process.logs import JsonFormatter, RepeatLimit
from panicroom.server.process.permissions import check_permissions
from panicroom.server.process.settings import USUAL_PORT, Settings
from panicroom.server.serving import Serving, prepare

LOG: Final = "server.log"
UNLIMITED: Final[dict[str, Any]] = {
    "messages_per_second": 10_000,
    "guests_per_hour": 1_000_000,
    "tables_per_guest": 10_000,
    "tables_per_hour": 1_000_000,
    "lookups_per_minute": 1_000_000,
    "welcomes_per_minute": 1_000_000,
    "talk_bytes_per_minute": 1_000_000_000,
}
"""No rate limits for people on their own machine."""
MOMENT: Final = 0.05


class LocalServer:
    """Finds the server of a data folder, or starts one and closes it on exit."""

    def __init__(self, data: Path, port: int = USUAL_PORT) -> None:
        self._data, self._port = data, port
        self._stack = ExitStack()
        self._own: ServerThread | None = None
        self.exposed: list[Path] = []
        """What other users could read or change when the server was started here."""

    def __enter__(self) -> "LocalServer":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def address(self) -> str:
        """Where the folder is served. If another terminal served it and has ended, start here."""
        if self._own is None:
            try:
                data_lock = self._stack.enter_context(DataLock.hold(self._data))
            except DataFolderInUse as error:
                return error.address
            self._stack.enter_context(logged(self._data / LOG))
            settings = Settings(data=self._data, port=self._port, **UNLIMITED)
            self.exposed = check_permissions(settings)
            self._own = self._stack.enter_context(started(settings))
            data_lock.publish(self._own.address)
        return self._own.address

    @property
    def serves(self) -> bool:
        """Whether the server runs in this process; otherwise another terminal has it."""
        return self._own is not None and not self._own.ended.is_set()

    def stay(self) -> None:
        """Block until the server ends. The timeout lets Ctrl-C through on every platform."""
        while self._own is not None and not self._own.ended.wait(1):
            pass


class ServerThread:
    """`ended` is waited for instead of `Thread.join`: in Python before 3.13 a join that Ctrl-C
    interrupts marks the thread as stopped, and the next join returns while it still runs."""

    def __init__(self, settings: Settings) -> None:
        self.ready, self.ended = Event(), Event()
        self._serving = at_usual_port(settings, lambda port: self.ready.set())
        self.address = f"http://127.0.0.1:{self._serving.port}"
        Thread(target=self._run, name="server", daemon=True).start()

    def _run(self) -> None:
        try:
            asyncio.run(self._serving.serve())
        finally:
            self.ended.set()

    def close(self) -> None:
        self._serving.should_exit = True
        self.ended.wait()


@contextmanager
def logged(path: Path) -> Iterator[None]:
    """Write the server's log to a file: the screen belongs to the game."""
    handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatLimit())
    handler.setLevel(logging.WARNING)
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        handler.close()


@contextmanager
def started(settings: Settings) -> Iterator[ServerThread]:
    """A server on loopback that answers; an interrupt while it starts closes it in order too."""
    with told_in_a_sentence(settings):
        prepare(settings)
    thread = ServerThread(settings)
    try:
        while not thread.ready.wait(MOMENT):
            if thread.ended.is_set():
                raise UserError("play-no-server", file=str(settings.data / LOG))
        yield thread
    finally:
        thread.close()


def at_usual_port(settings: Settings, ready: Callable[[int], None]) -> Serving:
    """A browser keeps its games by address, so use the same port each time, unless it is taken."""
    try:
        return Serving(settings, ready)
    except OSError:
        return Serving(replace(settings, port=0), ready)
