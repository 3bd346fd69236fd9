"""Words of a position that stand for rooms and infections."""

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, like
from panicroom.kernel.spelling import NONE
from panicroom.station.map import StationMap
from panicroom.station.rooms import DOOR_ROOM, NOWHERE, Room
from panicroom.station.spelling import ROOM, read_cell
from panicroom.station.state import Infection
from panicroom.station.tokens import COLORS, NOBODY


def write_infection(infection: Infection) -> str:
    """`blue/red/3`: who, by whom, in which round."""
    by = NONE if infection.by == NOBODY else COLORS[infection.by]
    return f"{COLORS[infection.seat]}/{by}/{infection.round}"


def three_parts(text: str) -> tuple[str, str, str]:
    parts = text.split("/")
    if len(parts) != 3:
        raise Malformed("infections", text, like("blue/red/3"))
    return parts[0], parts[1], parts[2]


def room_at(station: StationMap, text: str) -> Room:
    """A room by its name, or by its cell: of two rooms there the one with the outer doorway."""
    if text == NONE:
        return NOWHERE
    if "," not in text:
        room: Room = ROOM.read(text)
        return room
    card = station.card_at.get(read_cell(text))
    if card is None:
        raise Malformed("room", text, Expected("on-the-map"))
    return DOOR_ROOM[card]
