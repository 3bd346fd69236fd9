"""What every game's worlds begin with: the same table, perhaps with other dice to come."""

from typing import Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.state import StateT

STREAM: Final = "world"


def twin_of(state: StateT, dice: Dice) -> StateT:
    """A copy to be changed where the viewer cannot see. Half of them get another dice key, none
    keeps the rolls that a position dictates: nobody may know those before they fall."""
    twin = state.copy()
    twin.news, twin.offered = [], {}
    twin.dice.scripted = {}
    if dice.below(STREAM, 2):
        twin.dice = Dice(f"world-{dice.below(STREAM, 1 << 32)}", twin.dice.counters)
    return twin
