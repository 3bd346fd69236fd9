"""Behind `open` and `play`: the server that has the folder already, or one of its own."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from panicroom.cli.serve import unusable
from panicroom.cli.user_error import UserError
from panicroom.server.process.data_lock import DataFolderInUse, DataLock
from panicroom.server.process.keyfile import BrokenKey
from panicroom.server.process.logs import Line
from panicroom.server.process.settings import USUAL_PORT, Settings
from panicroom.server.serving import Serving, prepare
from panicroom.server.store import NewerDatabase

LOG: Final = "server.log"
UNLIMITED: Final[dict[str, Any]] = {
    "messages_per_second": 10_000,
    "guests_per_hour": 1_000_000,
    "tables_per_guest": 10_000,
}
"""Who plays on their own machine is nobody's nuisance."""
MOMENT: Final = 0.05


class LocalServer:
    """Sees to it that somebody serves the folder; what it has opened itself it closes in order."""

    def __init__(self, data: Path, port: int = USUAL_PORT) -> None:
        self._data, self._port = data, port
        self._stack = ExitStack()
        self._own: str | None = None
        self._thread: Thread | None = None

    def __enter__(self) -> "LocalServer":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def address(self) -> str:
        """Where the folder is served now; if another terminal did and is gone, here."""
        if self._own is None:
            try:
                data_lock = self._stack.enter_context(DataLock.hold(self._data))
            except DataFolderInUse as error:
                return error.address
            self._stack.enter_context(logged(self._data / LOG))
            self._own, self._thread = self._stack.enter_context(
                opened(Settings(data=self._data, port=self._port, **UNLIMITED))
            )
            data_lock.tell(self._own)
        return self._own

    @property
    def serves(self) -> bool:
        """A server of its own; else another terminal does."""
        return self._thread is not None and self._thread.is_alive()

    def stay(self) -> None:
        while self._thread and self._thread.is_alive():
            self._thread.join(1)  # with an end: without one Ctrl-C is not heard everywhere


@contextmanager
def logged(path: Path) -> Iterator[None]:
    """What the server has to say goes into a file: the screen is the game's."""
    handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    handler.setFormatter(Line())
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        handler.close()


@contextmanager
def opened(settings: Settings) -> Iterator[tuple[str, Thread]]:
    """A server on loopback, and the thread of its own that it runs in."""
    try:
        prepare(settings)
    except (BrokenKey, NewerDatabase) as error:
        raise unusable(error) from None
    ready = Event()
    serving = at_the_usual_port(settings, lambda port: ready.set())
    thread = Thread(target=lambda: asyncio.run(serving.serve()), name="server", daemon=True)
    thread.start()
    while not ready.wait(MOMENT):
        if not thread.is_alive():
            raise UserError("play-no-server", file=str(settings.data / LOG))
    try:
        yield f"http://127.0.0.1:{serving.port}", thread
    finally:
        serving.should_exit = True
        thread.join()


def at_the_usual_port(settings: Settings, ready: Callable[[int], None]) -> Serving:
    """A browser knows its games by the address, so tomorrow's should be today's; but somebody else
    may have that port."""
    try:
        return Serving(settings, ready)
    except OSError:
        return Serving(replace(settings, port=0), ready)
