"""The server behind `panicroom play`: the one that serves the folder already, or one of its own."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from panicroom.cli.complaint import Complaint
from panicroom.server.keyfile import BrokenKey
from panicroom.server.logs import Line
from panicroom.server.premises import Occupied, Premises
from panicroom.server.serving import Serving, prepare
from panicroom.server.settings import Settings
from panicroom.server.store import NewerDatabase

LOG: Final = "server.log"
UNLIMITED: Final[dict[str, Any]] = {
    "messages_per_second": 10_000,
    "guests_per_hour": 1_000_000,
    "tables_per_guest": 10_000,
}
"""Who plays on their own machine is nobody's nuisance."""
MOMENT: Final = 0.05


class Hosting:
    """Sees to it that somebody serves the folder; what it has opened itself it closes in order."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._stack = ExitStack()
        self._own: str | None = None

    def __enter__(self) -> "Hosting":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def address(self) -> str:
        """Where the folder is served now; if another terminal did and is gone, here."""
        if self._own is None:
            try:
                premises = self._stack.enter_context(Premises.hold(self._data))
            except Occupied as error:
                return error.address
            self._stack.enter_context(logged(self._data / LOG))
            self._own = self._stack.enter_context(opened(self._data))
            premises.tell(self._own)
        return self._own


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
def opened(data: Path) -> Iterator[str]:
    """A server on loopback, at any free port, in a thread of its own."""
    settings = Settings(data=data, port=0, **UNLIMITED)
    try:
        prepare(settings)
    except BrokenKey as error:
        raise Complaint("serve-broken-key", file=str(error.path)) from None
    except NewerDatabase as error:
        raise Complaint("serve-newer-database", found=error.found, known=error.known) from None
    ready = Event()
    serving = Serving(settings, lambda port: ready.set())
    thread = Thread(target=lambda: asyncio.run(serving.serve()), name="server", daemon=True)
    thread.start()
    while not ready.wait(MOMENT):
        if not thread.is_alive():
            raise Complaint("play-no-server", file=str(data / LOG))
    try:
        yield f"http://127.0.0.1:{serving.port}"
    finally:
        serving.should_exit = True
        thread.join()
