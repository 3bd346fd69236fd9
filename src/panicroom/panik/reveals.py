"""Events that tell a viewer something that was hidden, each with the rule that makes it known.

Scores and the end are not among them: by then every manor has been turned.
"""

from collections.abc import Mapping
from typing import Final

from panicroom.kernel.audience import Event
from panicroom.panik.rules.setup import HunterPlaced, ManorTurned

REVEALS: Final[Mapping[type[Event], str]] = {
    HunterPlaced: "PSETUP-3",
    ManorTurned: "PTURN-3",
}
