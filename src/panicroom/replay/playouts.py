"""How likely a finished game was to end as it did, after each of its steps: bots play it on from
there, many times.

Each bot remembers what its seat had heard until then. The decks lie as they lay; what is drawn anew
is the dice and what the bots choose. The same try has the same dice after every step, so that two
steps differ by what happened between them, and not by luck.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from panicroom.bots.keys import derived_key
from panicroom.bots.registry import DEFAULT_LEVEL, bot_named
from panicroom.bots.table import Seated
from panicroom.games import game_named
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import AnyGame
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.record import Record
from panicroom.replay.steps import begun, steps

MOST_ACTIONS: Final = 300
"""Of one playout; who has not won by then has not won."""


class Stand(NamedTuple):
    """The table after a step, and what each bot remembers."""

    state: Any
    memories: Sequence[object]


class Playouts:
    def __init__(self, record: Record, level: str = DEFAULT_LEVEL) -> None:
        """Of a game that was played to its end."""
        self.game: AnyGame = game_named(record.game)
        self.setup = record.setup
        self.bot: Any = bot_named(record.game, level)
        self.stands: list[Stand] = []
        self.told: list[int] = []
        """The steps in which something happened: in the others somebody chose in secret."""
        self._remember(record)
        end: Outcome = self.stands[-1].state.outcome
        self.end = end

    def _remember(self, record: Record) -> None:
        seats = range(begun(record).state.seats)
        seated = [Seated(self.bot, seat, record.setup, "") for seat in seats]
        for number, step in enumerate(steps(record)):
            for each in seated:
                each.hear(step.news)
            self.stands.append(Stand(step.state.copy(), [each.memory for each in seated]))
            if step.news or number == 0:
                self.told.append(number)

    def chance(self, step: int, tries: int, key: str) -> float:
        """That it ends as it did; what differs in `key` has other dice."""
        stand = self.stands[step]
        if stand.state.outcome is not None:
            return 1.0
        ends = [self._end(stand, derived_key(key, number)) for number in range(tries)]
        return sum(map(self._is_alike, ends)) / tries

    def _end(self, stand: Stand, key: str) -> Outcome | None:
        state, game = stand.state.copy(), self.game
        state.dice = Dice(key)
        seated = [self._seated(seat, memory, key) for seat, memory in enumerate(stand.memories)]
        for _ in range(MOST_ACTIONS):
            if state.outcome is not None:
                break
            seat = game.owed(state)[0]
            options = game.options(state, seat)
            news = game.apply(state, seat, seated[seat].choose(game.view(state, seat), options))
            for bot in seated:
                bot.hear(news)
        found: Outcome | None = state.outcome
        return found

    def _seated(self, seat: int, memory: object, key: str) -> Seated[Any]:
        bot = Seated(self.bot, seat, self.setup, derived_key(key, "bot", seat))
        bot.memory = memory
        return bot

    def _is_alike(self, end: Outcome | None) -> bool:
        """The same side wins, and with it somebody of those who won."""
        if end is None or end.side != self.end.side:
            return False
        return not self.end.winners or bool(set(end.winners) & set(self.end.winners))
