"""A seat that plays one bot while human and another one once infected, to tell the two apart in
figures."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from panicroom.bots.bot import Bot, Said, Talker
from panicroom.bots.registry import bot_named
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Setup
from panicroom.station import STATION
from panicroom.station.actions import Action
from panicroom.station.claims import Claim
from panicroom.station.view import View


class TwoMemories(NamedTuple):
    human: Any
    infected: Any


class Sided:
    """Both remember everything, so that the second knows what the first has seen."""

    def __init__(self, human: Bot[Any], infected: Bot[Any]) -> None:
        self.human = human
        self.infected = infected

    def begin(self, seat: int, setup: Setup) -> TwoMemories:
        return TwoMemories(self.human.begin(seat, setup), self.infected.begin(seat, setup))

    def see(self, memory: TwoMemories, event: Event) -> TwoMemories:
        return TwoMemories(
            self.human.see(memory.human, event), self.infected.see(memory.infected, event)
        )

    def choose(
        self, memory: TwoMemories, view: View, options: Sequence[Action], dice: Dice
    ) -> Action:
        present, own = self.present(memory, view)
        chosen: Action = present.choose(own, view, options, dice)
        return chosen

    def present(self, memory: TwoMemories, view: View) -> tuple[Any, Any]:
        """The bot of the seat's loyalty, and what it remembers."""
        assert view.viewer is not None
        if view.players[view.viewer].infected is True:
            return self.infected, memory.infected
        return self.human, memory.human

    def hear(self, memory: TwoMemories, said: Said) -> TwoMemories:
        return TwoMemories(
            listened(self.human, memory.human, said), listened(self.infected, memory.infected, said)
        )

    def has_floor(self, memory: TwoMemories) -> bool:
        """If one of the two is mute the seat is, or its silence would tell its side."""
        human, infected = self.human, self.infected
        if not (isinstance(human, Talker) and isinstance(infected, Talker)):
            return False
        return human.has_floor(memory.human)

    def say(self, memory: TwoMemories, view: View, dice: Dice) -> Claim:
        present, own = self.present(memory, view)
        said: Claim = present.say(own, view, dice)
        return said


def listened(bot: Bot[Any], memory: Any, said: Said) -> Any:
    return bot.hear(memory, said) if isinstance(bot, Talker) else memory


def sided(human_level: str, infected_level: str) -> Bot[Any]:
    return Sided(bot_named(STATION.name, human_level), bot_named(STATION.name, infected_level))
