"""A finished game that can be looked at after any of its actions, without being played anew."""

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Any, Final, NamedTuple

from panicroom.games import GAMES
from panicroom.kernel.audience import Event
from panicroom.kernel.record import Record

EVERY: Final = 32
"""So many actions lie between two frames."""
MOST: Final = 4


class Frame(NamedTuple):
    """The state after an action, and what happened in it."""

    state: Any
    news: Sequence[Event]


class Film:
    """Keeps the state after every so many actions, as far as somebody has looked."""

    def __init__(self, record: Record) -> None:
        self.record, self.game = record, GAMES[record.game]
        start = self.game.begin(record.setup, record.key)
        self._frames = [Frame(start, tuple(start.news))]
        self._lock = Lock()

    def at(self, step: int) -> Frame:
        with self._lock:
            while len(self._frames) <= step // EVERY:
                first = (len(self._frames) - 1) * EVERY
                self._frames.append(self._played(self._frames[-1], first, first + EVERY))
            return self._played(self._frames[step // EVERY], step // EVERY * EVERY, step)

    def _played(self, frame: Frame, first: int, last: int) -> Frame:
        state, news = frame.state.copy(), frame.news
        for seat, action in self.record.actions[first:last]:
            news = self.game.apply(state, seat, self.game.parse(action))
        return Frame(state, news)


class Films:
    """Those looked at last, by table: a record that is over never changes."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._lock = Lock()

    def of(self, table: str, record: Record) -> Film:
        with self._lock:
            film = self._films.pop(table, None) or Film(record)
            self._films[table] = film
            if len(self._films) > MOST:
                self._films.popitem(last=False)
            return film
