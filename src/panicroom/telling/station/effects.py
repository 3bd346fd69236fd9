"""Effects that are told with their cause: whether a stab hit, how many cards a search brought."""

from collections.abc import Sequence
from itertools import takewhile

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.kernel.message import Message, Value
from panicroom.station.rules.knife import KNIFE_HITS_FROM, KnifeDrawn
from panicroom.station.rules.parasites import DieRolled
from panicroom.station.rules.search import CardDrawn, RoomSearched


def outcome(event: Event, after: Sequence[Event]) -> dict[str, Value]:
    if isinstance(event, KnifeDrawn):
        return {"blows": 1, "hits": hits(after)}
    return {"cards": cards(after)} if isinstance(event, RoomSearched) else {}


def hits(after: Sequence[Event]) -> Value:
    """KNIFE-1: the die follows at once."""
    die = after[0] if after else None
    return int(die.number >= KNIFE_HITS_FROM) if isinstance(die, DieRolled) else "unknown"


def cards(after: Sequence[Event]) -> int:
    """How many cards were drawn unseen; 0 for a viewer who sees them, who is told which."""
    until = takewhile(lambda event: not isinstance(event, RoomSearched), after)
    drawn = [event.card for event in until if isinstance(event, CardDrawn)]
    return len(drawn) if all(card is HIDDEN for card in drawn) else 0  # type: ignore[comparison-overlap]


def both_blows(before: Message, new: dict[str, Value]) -> dict[str, Value]:
    """The sums of two stabs at one target."""
    blows = [int(str(told["blows"])) for told in (before.params, new)]
    struck = [told["hits"] for told in (before.params, new)]
    is_known = all(isinstance(number, int) for number in struck)
    return {"blows": sum(blows), "hits": sum(map(int, map(str, struck))) if is_known else "unknown"}
