"""What a level can do. Each is another way to play, not the same way with more mistakes."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    reads_clues: bool
    """Guesses what a hidden manor is from what its owner does there."""
    minds_others: float
    """How much a point of the others weighs against an own one."""
    blocks_leader: float
    """How much more of that weight falls on who is ahead: 0 is equal shares."""
    foresees: bool
    """Reckons with being sent away, and knows that a full manor is closed and safe."""
    lures: bool
    """Sits down in the own trap, so that others take it for something better."""


LEVELS: Final = {
    "easy": Level(False, 0.0, 0.0, False, False),
    "normal": Level(True, 0.6, 0.15, False, False),
    "hard": Level(True, 0.6, 0.15, True, True),
}
