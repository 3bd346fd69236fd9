"""What a bot is: three functions over what its seat may know."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action, Setup, View

MemoryT = TypeVar("MemoryT")


class Bot(Protocol[MemoryT]):
    """Memory is a fold of the events the seat has heard, so that it survives a restart and a
    stand-in knows what the seat knew. The dice are the bot's own: a record replays without it."""

    def begin(self, seat: int, setup: Setup) -> MemoryT: ...

    def see(self, memory: MemoryT, event: Event) -> MemoryT: ...

    def choose(
        self, memory: MemoryT, view: View, options: Sequence[Action], dice: Dice
    ) -> Action: ...
