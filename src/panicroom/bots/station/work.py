"""Work of both loyalties (the infected only pretend): searching, exploring, laying items down."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from panicroom.bots.station.errands import Errand
from panicroom.bots.station.laying import laying_value
from panicroom.bots.station.situation import Situation
from panicroom.station.actions import Explore, LayCard, LayDown
from panicroom.station.agenda import ChoosePlace
from panicroom.station.cards import AMMO, HEAVY_GUN, KEYCARD, KNIFE, SCOPE
from panicroom.station.map import beside
from panicroom.station.rooms import (
    CARD_OF,
    ICONS,
    NOWHERE,
    ROOM_CARDS,
    ROOMS,
    SEARCHABLE,
    Icon,
    Room,
)
from panicroom.station.tokens import ROLES

Values: TypeAlias = Mapping[type, Callable[[Situation, Any], float]]
"""For each kind of action what it is worth, in AP."""

PATIENCE: Final = 8
"""The round up to which one waits for another's Keycard."""
HELPS: Final = {KEYCARD: 0.6, AMMO: 0.8, KNIFE: 0.5, HEAVY_GUN: 0.6, SCOPE: 0.6}


def cards_in(sit: Situation, room: Room) -> int:
    """SEARCH-3: three in a black storage room."""
    card = CARD_OF[room]
    return 3 if ICONS[card] is Icon.STORAGE and card not in sit.view.red else 1


def searchable_rooms(sit: Situation) -> Iterator[Room]:
    if not sit.view.search_left and not sit.view.discards:
        return
    for room in ROOMS:
        if SEARCHABLE[room] and sit.view.map.has(CARD_OF[room]):
            yield room


def terminals(sit: Situation) -> Iterator[Room]:
    """Rooms with a terminal, while one may be used (TERMINAL-1)."""
    if sit.view.turn.terminal:
        return
    for room in ROOM_CARDS:
        if ICONS[room] is Icon.TERMINAL and sit.view.map.has(room):
            yield room


def others_open_doors(sit: Situation) -> bool:
    """Somebody else has a Keycard on the table, and some time yet to use it."""
    keys = [KEYCARD in sit.view.players[seat].table for seat in sit.living]
    return any(keys) and sit.view.round < PATIENCE


def is_red(sit: Situation, room: Room) -> bool:
    return CARD_OF[room] in sit.view.red


def errands_to(sit: Situation, room: Room, value: float) -> Iterator[Errand]:
    for who in ROLES:
        if sit.me.rooms[who] not in (room, NOWHERE):
            yield Errand(who, room, value)


def explore_value(sit: Situation, action: Explore) -> float:
    card = sit.view.next_room
    assert card is not None
    here = sit.view.map.place_of[CARD_OF[sit.me.rooms[action.who]]].cell
    return laying_value(sit, card, beside(here, action.direction), action.quarter)


def place_value(sit: Situation, action: LayCard) -> float:
    frame = sit.view.agenda[-1]
    assert isinstance(frame, ChoosePlace)
    return 1 + laying_value(sit, frame.card, action.cell, action.quarter)


def lay_down_value(sit: Situation, action: LayDown) -> float:
    """What helps at once; a second one stays in the hand to be given away, and so does the last
    item that gas could be had for."""
    is_idle = action.card in (HEAVY_GUN, SCOPE) and not sit.me.bullets
    is_second = action.card in sit.me.table or (action.card == AMMO and bool(sit.me.bullets))
    if is_second or is_idle or (sit.must_pool and sit.swaps == 1):
        return -1.0
    return HELPS[action.card]
