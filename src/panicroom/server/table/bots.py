"""The bots of a table and their memory. A bot gets its seat's events when it has to choose, so a
stand-in knows what the seat saw, and a table without bots stores no memory."""

from typing import Any

from panicroom.bots.keys import derived_key
from panicroom.bots.registry import bot_named
from panicroom.bots.table import Seated
from panicroom.kernel.game import Action
from panicroom.kernel.match import AnyMatch


class TableBots:
    def __init__(self) -> None:
        self._seated: dict[tuple[int, str], Seated[Any]] = {}
        self._heard: dict[tuple[int, str], int] = {}

    def choose(self, match: AnyMatch, seat: int, level: str, key: str) -> Action:
        """The choice of a bot of this level, from the seat's own view."""
        seated = self._at(match, seat, level, key)
        options = match.game.options(match.state, seat)
        return seated.choose(match.view(seat), options)

    def _at(self, match: AnyMatch, seat: int, level: str, key: str) -> Seated[Any]:
        """Its dice are derived from the table's key, as in local games."""
        who = (seat, level)
        if who not in self._seated:
            bot = bot_named(match.game.name, level)
            own = derived_key(key, "bot", seat)
            self._seated[who] = Seated(bot, seat, match.record.setup, own)
        self._seated[who].hear(match.events[self._heard.get(who, 0) :])
        self._heard[who] = len(match.events)
        return self._seated[who]
