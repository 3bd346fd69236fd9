"""The bots of a table and their memory. A bot gets what its seat has heard, events and claims, when
it has to choose or might speak, so a stand-in knows what the seat knew, and a table without bots
stores no memory."""

from collections.abc import Iterable, Iterator
from typing import Any

from panicroom.bots.bot import Said
from panicroom.bots.keys import derived_key
from panicroom.bots.registry import bot_named
from panicroom.bots.table import Seated
from panicroom.kernel.audience import Event
from panicroom.kernel.game import Action
from panicroom.kernel.match import AnyMatch
from panicroom.kernel.spelling import Spelled
from panicroom.server.table.stream import Item, Notice, Stream, as_heard


class TableBots:
    """Each is known by its seat and level; `key` is the table's, from which its dice are derived,
    as in local games."""

    def __init__(self) -> None:
        self._seated: dict[tuple[int, str], Seated[Any]] = {}
        self._heard: dict[tuple[int, str], int] = {}

    def choose(self, match: AnyMatch, stream: Stream, seat: int, level: str, key: str) -> Action:
        """The choice of a bot of this level, from the seat's own view."""
        seated = self._at(match, stream, seat, level, key)
        options = match.game.options(match.state, seat)
        return seated.choose(match.view(seat), options)

    def with_floor(
        self, match: AnyMatch, stream: Stream, levels: Iterable[tuple[int, str]], key: str
    ) -> Iterator[int]:
        """The seats of those bots that would say something now."""
        for seat, level in levels:
            if self._at(match, stream, seat, level, key).has_floor:
                yield seat

    def say(self, match: AnyMatch, stream: Stream, seat: int, level: str, key: str) -> Spelled:
        """The claim of a bot that has the floor."""
        return self._at(match, stream, seat, level, key).say(match.view(seat))

    def _at(self, match: AnyMatch, stream: Stream, seat: int, level: str, key: str) -> Seated[Any]:
        who = (seat, level)
        if who not in self._seated:
            bot = bot_named(match.game.name, level)
            own = derived_key(key, "bot", seat)
            self._seated[who] = Seated(bot, seat, match.record.setup, own)
        tell(self._seated[who], match, stream.items[self._heard.get(who, 0) :])
        self._heard[who] = len(stream.items)
        return self._seated[who]


def tell(seated: Seated[Any], match: AnyMatch, items: Iterable[Item]) -> None:
    """All that is new, in order."""
    for item in items:
        if isinstance(item, Event):
            seated.hear([item])
        elif item.kind == "claimed" and isinstance(heard := as_heard(item, seated.seat), Notice):
            assert heard.seat is not None
            claim = match.game.manners.claims.parse(heard.params["claim"])
            seated.listen(Said(heard.seat, claim))
