"""All that has happened in one game, as each seat has heard it. What happens is kept as the engine
tells it, and put into events and rows only when somebody asks."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from panicroom.kernel.audience import Event, heard_by
from panicroom.research.heard import WINDOW, Heard
from panicroom.research.seen_from import Eyes

Read: TypeAlias = Callable[[Sequence[Any]], Sequence[Event]]
"""Makes events of an engine's news."""


class Stories:
    def __init__(self, seats: int) -> None:
        self._news: list[Sequence[Any]] = []
        self._rows: list[deque[bytes]] = [deque(maxlen=WINDOW) for _ in range(seats)]
        self._until = [0] * seats
        """How much of the news each seat's rows hold."""

    def add(self, news: Sequence[Any]) -> None:
        self._news.append(news)

    def told(self, seat: int, read: Read) -> list[Event]:
        return list(self._events(seat, read, since=0))

    def window(self, seat: int, read: Read, heard: Heard) -> bytes:
        eyes, rows = Eyes(seat, len(self._rows)), self._rows[seat]
        for event in self._events(seat, read, since=self._until[seat]):
            rows.append(heard.row(eyes, event))
        self._until[seat] = len(self._news)
        return heard.window(tuple(rows))

    def copy(self) -> "Stories":
        twin = Stories(0)
        twin._news, twin._until = self._news[:], self._until[:]
        twin._rows = [rows.copy() for rows in self._rows]
        return twin

    def _events(self, seat: int, read: Read, since: int) -> Iterator[Event]:
        for news in self._news[since:]:
            for event in read(news):
                heard = heard_by(event, seat)
                if heard is not None:
                    yield heard
