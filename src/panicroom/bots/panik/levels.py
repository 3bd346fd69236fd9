"""The skills of each level. Levels differ in skills, not in a rate of mistakes."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    reads_clues: bool
    """Guesses what a hidden manor is from what its owner does there."""
    doubts: bool
    """Asks itself whether an owner bluffs, and remembers who was caught."""
    minds_others: float
    """The weight of another player's point against an own point."""
    blocks_leader: float
    """How strongly that weight shifts to the leader; 0 weighs all others the same."""
    foresees: bool
    """Considers the risk of being sent away, and that a full manor is closed and safe."""
    plans_calls: bool
    """Thinks of whom to call before it places a call for help."""
    lures: bool
    """Bluffs: places hunters in its own trap, so that others take it for a better manor."""


LEVELS: Final = {
    "easy": Level(False, False, 0.0, 0.0, False, False, False),
    "normal": Level(True, False, 0.6, 0.15, False, False, False),
    "hard": Level(True, True, 0.6, 0.15, True, True, True),
}
