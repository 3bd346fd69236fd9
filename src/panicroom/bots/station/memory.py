"""What a seat remembers: its dossier, and how likely it holds each of the others to be infected.

A fold of the seat's own events and nothing else, so that it can be made anew from a record.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.bots.station import belief
from panicroom.bots.station.belief import Belief
from panicroom.bots.station.levels import Level
from panicroom.bots.station.talking.talk import Talk
from panicroom.bots.station.weighing import settled, weighed
from panicroom.kernel.audience import Event
from panicroom.kernel.game import Setup
from panicroom.station.cards import GAS, infection_of
from panicroom.station.dossier import Dossier, is_host_out, noted, open_dossier
from panicroom.station.rooms import NOWHERE, Room
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import CardDrawn, SearchDeckRemade
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import TOKENS, Seat


class Memory(NamedTuple):
    """`belief` is what is likely, `dossier` what is sure."""

    seat: Seat
    dossier: Dossier
    belief: Belief
    betrayed_to: frozenset[Seat] = frozenset()
    """Who has dodged an infection card of mine or was attacked by me, and knows me since."""
    foes: frozenset[Seat] = frozenset()
    """Who has attacked me."""
    without_gas: frozenset[Seat] = frozenset()
    """Whose whole hand I have seen, without gas, and who has had no card since."""
    is_scanned: bool = False
    """Nothing has happened since the last scan that could change its answer."""
    trail: tuple[tuple[Room, Room], ...] = ((NOWHERE, NOWHERE),) * 2
    """For each role where it went last and where it is, with nothing else done since."""
    deck_remade: bool = False
    """The search deck is made of what was played, and gas never is but to win (SEARCH-6)."""
    talk: Talk = Talk()


def open_memory(seat: Seat, setup: Setup) -> Memory:
    """A match begun from a position has no setup: then any number may sit there."""
    seats = int(setup.get("seats", TOKENS.most_seats))
    travels = setup.get("rulings", {}).get("host_card_infects", True)
    return Memory(seat, open_dossier(seat, seats, travels), belief.begin(seat, seats))


def remembered(memory: Memory, event: Event, level: Level) -> Memory:
    recall = RECALLS.get(type(event))
    believed = weighed(memory.belief, memory.dossier, event, level)
    dossier = noted(memory.dossier, event)
    if dossier is not memory.dossier:
        believed = settled(believed, dossier, level)
    if believed is not memory.belief or dossier is not memory.dossier:
        memory = memory._replace(belief=believed, dossier=dossier)
    return memory if recall is None else recall(memory, event)


def recall_trade(memory: Memory, event: CardsTraded) -> Memory:
    rest = memory.without_gas - {event.seat, event.partner}
    memory = memory._replace(is_scanned=False, without_gas=rest)
    if memory.seat not in (event.seat, event.partner):
        return memory
    gave, got, other = event.given, event.returned, event.partner
    if memory.seat == event.partner:
        gave, got, other = event.returned, event.given, event.seat
    memory = busy(memory)
    if gave == infection_of(memory.seat) and got == GAS:
        return memory._replace(betrayed_to=memory.betrayed_to | {other})
    return memory


def recall_attack(memory: Memory, event: ShotFired | KnifeDrawn) -> Memory:
    if event.seat == memory.seat:
        return recall_own_attack(busy(memory), event)
    if isinstance(event.target, int) and event.target.seat == memory.seat:
        return memory._replace(foes=memory.foes | {event.seat})
    return memory


def recall_own_attack(memory: Memory, event: ShotFired | KnifeDrawn) -> Memory:
    """Seen by all: an infected who has attacked has nothing to hide any more."""
    if isinstance(event.target, int) and memory.dossier.others[memory.seat].infected:
        return memory._replace(betrayed_to=memory.betrayed_to | {event.target.seat})
    return memory


def recall_hand(memory: Memory, event: HandShown) -> Memory:
    if event.viewer != memory.seat or GAS in event.cards:
        return memory
    return memory._replace(without_gas=memory.without_gas | {event.seat})


def recall_draw(memory: Memory, event: CardDrawn) -> Memory:
    """Until somebody is known to be infected any card may be the Host."""
    is_scanned = memory.is_scanned and is_host_out(memory.dossier)
    rest = memory.without_gas - {event.seat}
    memory = memory._replace(is_scanned=is_scanned, without_gas=rest)
    return busy(memory) if event.seat == memory.seat else memory


def recall_move(memory: Memory, event: CharacterMoved) -> Memory:
    if event.seat != memory.seat:
        return memory
    trail = list(memory.trail)
    trail[event.who] = (trail[event.who][1], event.room)
    return memory._replace(trail=tuple(trail))


def busy(memory: Memory) -> Memory:
    """The actor did something here, so going back is no wasted move."""
    return memory._replace(trail=tuple((NOWHERE, here) for _, here in memory.trail))


def recall_scan(memory: Memory, event: HeatScanHeld) -> Memory:
    return busy(memory._replace(is_scanned=True))


def recall_death(memory: Memory, event: PlayerEliminated) -> Memory:
    return memory._replace(is_scanned=False)


def recall_change(memory: Memory, event: ParasitePhaseBegan | RoomLaid) -> Memory:
    """The danger has changed, so going back may be right."""
    return busy(memory)


def recall_remaking(memory: Memory, event: SearchDeckRemade) -> Memory:
    return memory._replace(deck_remade=True)


RECALLS: Final[Mapping[type[Event], Callable[[Memory, Any], Memory]]] = {
    CardsTraded: recall_trade,
    ShotFired: recall_attack,
    KnifeDrawn: recall_attack,
    HandShown: recall_hand,
    CardDrawn: recall_draw,
    CharacterMoved: recall_move,
    HeatScanHeld: recall_scan,
    PlayerEliminated: recall_death,
    ParasitePhaseBegan: recall_change,
    RoomLaid: recall_change,
    SearchDeckRemade: recall_remaking,
}
