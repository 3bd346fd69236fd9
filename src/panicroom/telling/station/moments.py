"""What one would look for in a finished game. It is judged on what was heard, so that eyes which
did not see an infection find a trade like any other."""

from collections.abc import Sequence
from typing import Final

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.station.cards import GAS, is_infection
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import GameEnded, HeatScanHeld, HiveBurned
from panicroom.station.rules.search import HostDrawn
from panicroom.station.rules.trading import CardsTraded, HostCardPassed, PlayerInfected
from panicroom.telling.moment import Finds, Moment, gravest


def is_blocked(event: Event) -> bool:
    """An infection card that was answered with gas."""
    if not isinstance(event, CardsTraded) or event.given is HIDDEN:  # type: ignore[comparison-overlap]
        return False
    cards = (event.given, event.returned)
    return GAS in cards and any(map(is_infection, cards))


FINDS: Final[Finds] = {
    "host": lambda event: isinstance(event, HostDrawn | HostCardPassed),
    "burn": lambda event: isinstance(event, HiveBurned),
    "infection": lambda event: isinstance(event, PlayerInfected),
    "blocked": is_blocked,
    "death": lambda event: isinstance(event, PlayerEliminated),
    "scan": lambda event: isinstance(event, HeatScanHeld),
    "trade": lambda event: isinstance(event, CardsTraded),
    "end": lambda event: isinstance(event, GameEnded),
}


def moment(heard: Sequence[Event]) -> Moment | None:
    return gravest(FINDS, heard)
