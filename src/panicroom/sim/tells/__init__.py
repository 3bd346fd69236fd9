"""What bots betray: how often each side shows each sign of loyalty, and what they believe."""

from panicroom.sim.tells.counting import READINGS, Believed, Shown, Told, play_and_tell
from panicroom.sim.tells.ratios import Tell, Times, strength, tells

__all__ = [
    "READINGS",
    "Believed",
    "Shown",
    "Tell",
    "Times",
    "Told",
    "play_and_tell",
    "strength",
    "tells",
]
