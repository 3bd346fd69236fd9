"""Who is connected to which table with other servers, as they say on the bus. What they said is
forgotten after some seconds, so that nobody stays there whose server has died."""

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from panicroom.server.bus import Bus

SAY_SECONDS: Final = 4.0
LASTS: Final = 3 * SAY_SECONDS
NOBODY: Final = "-"
"""In place of the id of a guest, for one who has none."""

Guests = tuple[str | None, ...]


class Said(NamedTuple):
    guests: Guests
    until: float


class Elsewhere:
    """`changed` is told the id of a table at which others are now."""

    def __init__(self, bus: Bus, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._bus, self._monotonic = bus, monotonic
        self._said: dict[str, dict[str, Said]] = {}
        self.changed: Callable[[str], None] = lambda table: None
        bus.on("here", self._hear)

    def at(self, table: str) -> Guests:
        """Each guest once, then those who are none."""
        said = self._said.get(table, {}).values()
        everybody = [guest for each in said for guest in each.guests]
        known = dict.fromkeys(guest for guest in everybody if guest is not None)
        return (*known, *[None] * everybody.count(None))

    def say(self, table: str, guests: Iterable[str | None]) -> None:
        """Who is at a table with this server."""
        words = [guest or NOBODY for guest in guests]
        self._bus.ring("here", self._bus.name, table, *words)

    def expire(self) -> None:
        now = self._monotonic()
        for table, said in [*self._said.items()]:
            left = {server: each for server, each in said.items() if each.until > now}
            if len(left) < len(said):
                self._set(table, left)

    def _hear(self, server: str, table: str, *words: str) -> None:
        guests = tuple(None if word == NOBODY else word for word in words)
        said = dict(self._said.get(table, {}))
        if guests:
            said[server] = Said(guests, self._monotonic() + LASTS)
        else:
            said.pop(server, None)
        self._set(table, said)

    def _set(self, table: str, said: dict[str, Said]) -> None:
        before = self.at(table)
        self._said[table] = said
        if not said:
            del self._said[table]
        if self.at(table) != before:
            self.changed(table)
