"""What a seat remembers: its dossier, and how likely it holds each of the others to be infected.

A fold of the seat's own events and nothing else, so that it can be made anew from a record.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.bots.station import belief
from panicroom.bots.station.belief import Belief
from panicroom.bots.station.levels import Level
from panicroom.kernel.audience import Event
from panicroom.kernel.game import Setup
from panicroom.station.cards import GAS, infection_of
from panicroom.station.dossier import Dossier, noted, open_dossier
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.search import SearchDeckRemade
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import TOKENS, Seat


class Memory(NamedTuple):
    """`belief` is what is likely, `dossier` what is sure."""

    seat: Seat
    dossier: Dossier
    belief: Belief
    betrayed_to: frozenset[Seat] = frozenset()
    """Who has dodged an infection card of mine, and knows me since."""
    foes: frozenset[Seat] = frozenset()
    """Who has attacked me."""
    deck_remade: bool = False
    """The search deck is made of what was played, and gas never is but to win (SEARCH-6)."""


def open_memory(seat: Seat, setup: Setup) -> Memory:
    """A match begun from a position has no setup: then any number may sit there."""
    seats = int(setup.get("seats", TOKENS.most_seats))
    travels = setup.get("rulings", {}).get("host_card_infects", True)
    return Memory(seat, open_dossier(seat, seats, travels), belief.begin(seats))


def remembered(memory: Memory, event: Event, level: Level) -> Memory:
    recall = RECALLS.get(type(event))
    believed = belief.weighed(memory.belief, memory.dossier, event, level)
    dossier = noted(memory.dossier, event)
    if believed is not memory.belief or dossier is not memory.dossier:
        memory = memory._replace(belief=believed, dossier=dossier)
    return memory if recall is None else recall(memory, event)


def recall_trade(memory: Memory, event: CardsTraded) -> Memory:
    if memory.seat not in (event.seat, event.partner):
        return memory
    gave, got, other = event.given, event.returned, event.partner
    if memory.seat == event.partner:
        gave, got, other = event.returned, event.given, event.seat
    if gave == infection_of(memory.seat) and got == GAS:
        return memory._replace(betrayed_to=memory.betrayed_to | {other})
    return memory


def recall_attack(memory: Memory, event: ShotFired | KnifeDrawn) -> Memory:
    if isinstance(event.target, int) and event.target >> 1 == memory.seat:
        return memory._replace(foes=memory.foes | {event.seat})
    return memory


def recall_remaking(memory: Memory, event: SearchDeckRemade) -> Memory:
    return memory._replace(deck_remade=True)


RECALLS: Final[Mapping[type[Event], Callable[[Memory, Any], Memory]]] = {
    CardsTraded: recall_trade,
    ShotFired: recall_attack,
    KnifeDrawn: recall_attack,
    SearchDeckRemade: recall_remaking,
}
