"""What a bot is: three functions over what its seat may know, and three more if it talks."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Action, Setup, View
from panicroom.kernel.spelling import Spelled

MemoryT = TypeVar("MemoryT")


class Bot(Protocol[MemoryT]):
    """Memory is a fold of the events the seat has heard, so that it survives a restart and a
    stand-in knows what the seat knew. The dice are the bot's own: a record replays without it."""

    def begin(self, seat: int, setup: Setup) -> MemoryT: ...

    def see(self, memory: MemoryT, event: Event) -> MemoryT: ...

    def choose(
        self, memory: MemoryT, view: View, options: Sequence[Action], dice: Dice
    ) -> Action: ...


class Said(NamedTuple):
    """One of the game's claims, and who made it."""

    seat: int
    claim: Spelled


@runtime_checkable
class Talker(Protocol[MemoryT]):
    """A bot that talks and listens; one that does neither is mute and deaf. It hears what is said
    aloud, its own claims too, between the events among which it was said."""

    def hear(self, memory: MemoryT, said: Said) -> MemoryT: ...

    def has_floor(self, memory: MemoryT) -> bool:
        """Whether it speaks now. It must follow from what everybody at the table has heard, and
        from nothing else, so that the moment says nothing about the hand."""
        ...

    def say(self, memory: MemoryT, view: View, dice: Dice) -> Spelled:
        """Asked only when it has the floor, which ends when it hears itself."""
        ...
