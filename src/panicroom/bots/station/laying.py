"""How a room is best laid: humans keep doorways open and the station small, the infected close it
up (HIVE-3) and leave long ways."""

from panicroom.bots.station.situation import Situation
from panicroom.station.map import Cell, beside
from panicroom.station.rooms import CARD_OF, HIVE, NOWHERE, TURNED_SIDES, Quarter, RoomCard, Side
from panicroom.station.tokens import TROOPER


def openness(sit: Situation, card: RoomCard, cell: Cell, quarter: Quarter) -> float:
    """Doorways for the cards to come, of which most go on to the north or south, and a way in
    that needs no keycard."""
    free = 0.0
    shut = True
    station = sit.view.map
    for direction, side in enumerate(TURNED_SIDES[card][quarter]):
        if not side:
            continue
        other = station.card_at.get(beside(cell, direction))
        if other is None:
            free += (0.4 if side is Side.SECURITY else 1.0) * (1.0 if direction & 1 else 1.3)
        elif Side.SECURITY not in (side, station.sides_at(other)[direction - 2]):
            shut = False
    return free - 2.5 * shut - 0.08 * (abs(cell[0]) + abs(cell[1]))


def laying_value(sit: Situation, card: RoomCard, cell: Cell, quarter: Quarter) -> float:
    """A small number to choose between places; not whether to explore at all."""
    if not sit.level.lays_well:
        return 0.0
    value = openness(sit, card, cell, quarter) / 100
    if sit.infected:
        return -value
    if card == HIVE:
        return value + 0.1 * nearness(sit, cell)
    return value


def nearness(sit: Situation, cell: Cell) -> float:
    """How near to the own Trooper."""
    room = sit.me.rooms[TROOPER]
    if room == NOWHERE:
        return 0.0
    here = sit.view.map.place_of[CARD_OF[room]].cell
    return 1 / (1 + abs(here[0] - cell[0]) + abs(here[1] - cell[1]))
