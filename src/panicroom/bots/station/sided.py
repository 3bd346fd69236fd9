"""A seat that plays one bot while human and another one once infected, to tell the two apart in
figures."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from panicroom.bots.bot import Bot
from panicroom.bots.registry import bot_named
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Setup
from panicroom.station import STATION
from panicroom.station.actions import Action
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
        assert view.viewer is not None
        if view.players[view.viewer].infected is True:
            chosen: Action = self.infected.choose(memory.infected, view, options, dice)
        else:
            chosen = self.human.choose(memory.human, view, options, dice)
        return chosen


def sided(human_level: str, infected_level: str) -> Bot[Any]:
    return Sided(bot_named(STATION.name, human_level), bot_named(STATION.name, infected_level))
