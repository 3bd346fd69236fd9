"""The first step of every game's `world`: a copy of the state, perhaps with another dice key."""

from typing import Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.state import StateT

STREAM: Final = "world"


def twin_of(state: StateT, dice: Dice) -> StateT:
    """A copy to be changed where the viewer cannot see. Half of the copies get another dice key.
    No copy keeps the rolls that a position dictates, since no viewer knows them in advance."""
    twin = state.copy()
    twin.news, twin.offered = [], {}
    twin.dice.scripted = {}
    if dice.below(STREAM, 2):
        twin.dice = Dice(f"world-{dice.below(STREAM, 1 << 32)}", twin.dice.counters)
    return twin
