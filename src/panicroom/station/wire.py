"""Panic Station over the wire. The map goes as the cards that lie there: all else about it
follows from them."""

from typing import Final, NamedTuple, TypedDict

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NEW
from panicroom.kernel.wire import StandIn, Wire, events_in
from panicroom.station import rules
from panicroom.station.agenda import Anywhere
from panicroom.station.cards import Card
from panicroom.station.map import Cell, Place, StationMap
from panicroom.station.rooms import Direction, Quarter, Room, RoomCard
from panicroom.station.sketch import sketch
from panicroom.station.spelling import ACTIONS, CODECS, ROOM_CARD, write_cell
from panicroom.station.tokens import Character, Role, Seat
from panicroom.station.view import View


class LaidCard(NamedTuple):
    card: RoomCard
    cell: Cell
    quarter: Quarter


class Reasons(TypedDict, total=False):
    """What a refusal may speak of."""

    card: Card
    room_card: RoomCard
    character: Character
    room: Anywhere
    seat: Seat
    who: Role
    direction: Direction
    sides: tuple[Direction, ...]
    rooms: tuple[Room, ...]
    decision: str
    minimum: int
    needed: int


def laid_cards(station: StationMap) -> list[LaidCard]:
    """By their numbers: in which order they were laid makes no other map."""
    return [LaidCard(card, *place) for card, place in sorted(station.place_of.items())]


def map_of(laid: tuple[LaidCard, ...], at: str) -> StationMap:
    place_of: dict[RoomCard, Place] = {}
    taken: set[Cell] = set()
    for number, (card, cell, quarter) in enumerate(laid):
        if card in place_of:
            raise Malformed(f"{at}[{number}].card", ROOM_CARD.write(card), NEW)
        if cell in taken:
            raise Malformed(f"{at}[{number}].cell", write_cell(cell), NEW)
        place_of[card] = Place(cell, quarter)
        taken.add(cell)
    return StationMap(place_of)


WIRE: Final = Wire(
    view=View,
    events=events_in(rules),
    actions=ACTIONS,
    sketch=sketch,
    reasons=Reasons,
    codecs=CODECS,
    stand_ins={StationMap: StandIn(tuple[LaidCard, ...], laid_cards, map_of)},
)
