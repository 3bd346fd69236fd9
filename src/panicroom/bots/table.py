"""A match with bots in some of its seats.

A bot is told what its seat hears and shown what its seat sees. The match stays on this side: a
`Seated` bot holds nothing through which it could be reached.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, runtime_checkable

from panicroom.bots.bot import Bot, MemoryT, Said, Talker
from panicroom.bots.keys import derived_key
from panicroom.kernel.audience import Event, heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action, Setup, View
from panicroom.kernel.match import AnyMatch
from panicroom.kernel.spelling import Spelled


@runtime_checkable
class Doubter(Protocol):
    """A bot that can say what it suspects: of a player, or of a thing on the table."""

    def suspicions(self, memory: Any, view: View) -> Mapping[int, float]: ...


class Seated(Generic[MemoryT]):
    """A bot in its seat: what it remembers, and dice of its own, new ones for each decision, so
    that it plays on after a restart as it would have without."""

    def __init__(self, bot: Bot[MemoryT], seat: int, setup: Setup, key: str) -> None:
        self.bot = bot
        self.seat = seat
        self.memory = bot.begin(seat, setup)
        self.key = key
        self.claims = 0
        """How many this seat has heard: with the decision, what the dice of its next one are."""

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            heard = heard_by(event, self.seat)
            if heard is not None:
                self.memory = self.bot.see(self.memory, heard)

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        dice = Dice(derived_key(self.key, view.decision))
        return self.bot.choose(self.memory, view, options, dice)

    def listen(self, said: Said) -> None:
        self.claims += 1
        if isinstance(self.bot, Talker):
            self.memory = self.bot.hear(self.memory, said)

    @property
    def has_floor(self) -> bool:
        return isinstance(self.bot, Talker) and self.bot.has_floor(self.memory)

    def say(self, view: View) -> Spelled:
        """What it claims now that it has the floor."""
        assert isinstance(self.bot, Talker)
        dice = Dice(derived_key(self.key, "talk", view.decision, self.claims))
        return self.bot.say(self.memory, view, dice)


class Table:
    """Seats without a bot are a person's: whoever leads the table acts for them. Where there is
    talk, all bots who have something to say say it before the next action."""

    def __init__(
        self, match: AnyMatch, bots: Mapping[int, Bot[Any]], key: str, talk: bool = False
    ) -> None:
        self.match = match
        self.talk = talk
        self.said: list[Said] = []
        self._seated = {
            seat: Seated(bot, seat, match.record.setup, derived_key(key, "bot", seat))
            for seat, bot in bots.items()
        }
        self._tell(match.events)

    def act(self, seat: int, action: Action) -> None:
        self._tell(self.match.act(seat, action))
        while self.talk and not self.match.over and self._talk():
            pass

    def claim(self, said: Said) -> None:
        """A bot's, or a person's: all hear it."""
        self.said.append(said)
        for seated in self._seated.values():
            seated.listen(said)

    def step(self) -> bool:
        """One bot that owes an answer gives it; False if none does."""
        match = self.match
        for seat in match.game.owed(match.state):
            if seat in self._seated:
                options = match.game.options(match.state, seat)
                self.act(seat, self._seated[seat].choose(match.view(seat), options))
                return True
        return False

    def play_on(self) -> None:
        """Until a person owes an answer or the game is over."""
        while self.step():
            pass

    def thoughts(self) -> dict[int, Mapping[int, float]]:
        """What each bot that weighs chances holds to be how likely; others are left out."""
        return {
            seat: seated.bot.suspicions(seated.memory, self.match.view(seat))
            for seat, seated in self._seated.items()
            if isinstance(seated.bot, Doubter)
        }

    def _talk(self) -> bool:
        """One bot that has the floor speaks; False if none has."""
        for seat, seated in self._seated.items():
            if seated.has_floor:
                self.claim(Said(seat, seated.say(self.match.view(seat))))
                return True
        return False

    def _tell(self, events: Iterable[Event]) -> None:
        for seated in self._seated.values():
            seated.hear(events)
