"""A bot without memory that picks options uniformly at random."""

from collections.abc import Sequence

from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action, Setup, View


class RandomBot:
    """Plays any game."""

    def begin(self, seat: int, setup: Setup) -> None:
        return None

    def see(self, memory: None, event: Event) -> None:
        return None

    def choose(self, memory: None, view: View, options: Sequence[Action], dice: Dice) -> Action:
        return dice.pick("choice", options)
