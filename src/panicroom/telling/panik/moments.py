"""What one would look for in a finished game."""

from collections.abc import Sequence
from typing import Final

from panicroom.kernel.audience import Event
from panicroom.panik.rules.scoring import ManorScored
from panicroom.panik.rules.sending import HunterSentBack
from panicroom.panik.rules.setup import ManorTurned
from panicroom.telling.moment import Finds, Moment, gravest

FINDS: Final[Finds] = {
    "scoring": lambda event: isinstance(event, ManorScored),
    "uncovered": lambda event: isinstance(event, ManorTurned),
    "eviction": lambda event: isinstance(event, HunterSentBack),
}


def moment(heard: Sequence[Event]) -> Moment | None:
    """A manor that a detector uncovers is alone; in the setup all turn up one at once."""
    turned = [event for event in heard if isinstance(event, ManorTurned)]
    is_setup = len(turned) > 1 and not any(isinstance(event, ManorScored) for event in heard)
    return gravest(FINDS, [event for event in heard if not (is_setup and event in turned)])
