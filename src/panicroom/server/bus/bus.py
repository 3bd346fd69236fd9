"""A bus on which nobody else is: what a server uses that has a database for itself."""

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import TypeAlias

Listener: TypeAlias = Callable[..., None]
"""Called with the words of a ring; what takes longer it does in a task of its own."""

log = logging.getLogger(__name__)


class Bus:
    """A ring is a kind and a few words: ids and numbers without spaces, nothing secret. `is_shared`
    tells whether other servers may change what is in the database, heard or not."""

    def __init__(self, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self.name = token_hex(4)
        """Of this server, on the bus."""
        self.connected: Callable[[], None] = lambda: None
        """Called whenever rings may have been missed until now."""
        self._listeners: dict[str, Listener] = {}

    def on(self, kind: str, listener: Listener) -> None:
        self._listeners[kind] = listener

    def ring(self, kind: str, *words: object) -> None:
        """To all other servers; it never waits and never fails."""

    async def run(self) -> None:
        """Until it is cancelled."""
        await asyncio.Event().wait()

    def hear(self, text: str) -> None:
        """A ring of another server, which may be of another version, or of nobody knows whom."""
        sender, _, rest = text.partition(" ")
        kind, *words = rest.split(" ")
        listener = self._listeners.get(kind)
        if sender == self.name or listener is None:
            return
        try:
            listener(*words)
        except Exception:
            log.exception("ring was not understood")

    def text_of(self, kind: str, words: tuple[object, ...]) -> str:
        return " ".join(map(str, (self.name, kind, *words)))
