"""The past of a seat, event by event."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.kernel.audience import Event
from panicroom.station.imagining.hearing_cards import (
    hear_alert,
    hear_draw,
    hear_laying_down,
    hear_own_host,
    hear_remade,
    hear_search,
    hear_shot,
    hear_spending,
)
from panicroom.station.imagining.hearing_loyalties import (
    hear_attack,
    hear_beginning,
    hear_character_death,
    hear_death,
    hear_hand,
    hear_round,
    hear_scan,
    hear_trade,
)
from panicroom.station.imagining.past import Past
from panicroom.station.rooms import RoomCard
from panicroom.station.rules.death import CharacterDied, PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.explore import RoomBuried, RoomUnderHiveShown
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.items import HandShown, ItemLaidDown, ItemSpent
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.search import (
    AlertDrawn,
    CardDrawn,
    HostDrawn,
    RoomSearched,
    SearchDeckRemade,
)
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded


def heard(past: Past, event: Event) -> Past:
    """The past after one more event, as the seat has heard it."""
    hear = HEARS.get(type(event))
    return past if hear is None else hear(past, event)


def hear_burial(past: Past, event: RoomBuried) -> Past:
    past = without_room(past, event.card)
    return past._replace(buried=(event.card, *past.buried))


def hear_under_hive(past: Past, event: RoomUnderHiveShown) -> Past:
    return past._replace(under_hive=event.card)


def hear_laid(past: Past, event: RoomLaid) -> Past:
    return without_room(past, event.card)


def without_room(past: Past, card: RoomCard) -> Past:
    buried = tuple(room for room in past.buried if room != card)
    under = None if past.under_hive == card else past.under_hive
    return past._replace(buried=buried, under_hive=under)


HEARS: Final[Mapping[type[Event], Callable[[Past, Any], Past]]] = {
    GameBegan: hear_beginning,
    ParasitePhaseBegan: hear_round,
    RoomSearched: hear_search,
    CardDealt: hear_draw,
    CardDrawn: hear_draw,
    AlertDrawn: hear_alert,
    SearchDeckRemade: hear_remade,
    HostDrawn: hear_own_host,
    CardsTraded: hear_trade,
    HandShown: hear_hand,
    HeatScanHeld: hear_scan,
    ItemLaidDown: hear_laying_down,
    ItemSpent: hear_spending,
    ShotFired: hear_shot,
    KnifeDrawn: hear_attack,
    GrenadeThrown: hear_attack,
    CharacterDied: hear_character_death,
    PlayerEliminated: hear_death,
    RoomBuried: hear_burial,
    RoomUnderHiveShown: hear_under_hive,
    RoomLaid: hear_laid,
}
