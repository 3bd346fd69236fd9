"""A cache of finished games that can be viewed after any action without a full replay."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from panicroom.games import GAMES
from panicroom.kernel.audience import Event
from panicroom.kernel.record import Record

EVERY: Final = 32
"""Actions between two states that are kept."""
MOST: Final = 4


class Moment(NamedTuple):
    """The state after an action, and what happened in it."""

    state: Any
    news: Sequence[Event]


class FinishedGame:
    """Keeps the state after every `EVERY` actions, as far as somebody has looked."""

    def __init__(self, record: Record) -> None:
        self.record, self.game = record, GAMES[record.game]
        start = self.game.begin(record.setup, record.key)
        self._kept = [Moment(start, tuple(start.news))]

    def at(self, step: int) -> Moment:
        while len(self._kept) <= step // EVERY:
            first = (len(self._kept) - 1) * EVERY
            self._kept.append(self._played(self._kept[-1], first, first + EVERY))
        return self._played(self._kept[step // EVERY], step // EVERY * EVERY, step)

    def _played(self, moment: Moment, first: int, last: int) -> Moment:
        state, news = moment.state.copy(), moment.news
        for seat, action in self.record.actions[first:last]:
            news = self.game.apply(state, seat, self.game.parse(action))
        return Moment(state, news)


class FinishedGames:
    """The most recently used, by table. A finished record never changes."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, FinishedGame] = OrderedDict()

    def of(self, table: str, record: Record) -> FinishedGame:
        game = self._games.pop(table, None) or FinishedGame(record)
        self._games[table] = game
        if len(self._games) > MOST:
            self._games.popitem(last=False)
        return game
