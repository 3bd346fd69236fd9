"""The bots of a table, with what they remember. They hear what their seat heard when they are
asked, so that a stand-in knows what the seat saw and a table without bots remembers nothing."""

from typing import Any

from panicroom.bots.keys import derived_key
from panicroom.bots.registry import bot_named
from panicroom.bots.table import Seated
from panicroom.kernel.game import Action
from panicroom.kernel.match import Match


class TableBots:
    def __init__(self) -> None:
        self._seated: dict[tuple[int, str], Seated[Any]] = {}
        self._heard: dict[tuple[int, str], int] = {}

    def choose(self, match: Match[Any], seat: int, level: str, key: str) -> Action:
        """What a bot of this level answers for the seat, with the seat's own eyes."""
        seated = self._at(match, seat, level, key)
        options = match.game.options(match.state, seat)
        return seated.choose(match.view(seat), options)

    def _at(self, match: Match[Any], seat: int, level: str, key: str) -> Seated[Any]:
        """With dice as at any table of bots."""
        who = (seat, level)
        if who not in self._seated:
            bot = bot_named(match.game.name, level)
            own = derived_key(key, "bot", seat)
            self._seated[who] = Seated(bot, seat, match.record.setup, own)
        self._seated[who].hear(match.events[self._heard.get(who, 0) :])
        self._heard[who] = len(match.events)
        return self._seated[who]
