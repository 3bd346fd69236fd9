"""Words of a position that stand for rooms and cards."""

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, like
from panicroom.kernel.notation import Words
from panicroom.kernel.spelling import NONE
from panicroom.station.map import StationMap
from panicroom.station.rooms import DOOR_ROOM, NOWHERE, Room
from panicroom.station.spelling import CARD, ROOM, read_cell


def cards_of(words: Words, word: str) -> list[int]:
    """`gas` or `gas*3`."""
    if word == NONE:
        return []
    name, _, count = word.partition("*")
    return [CARD.read(name)] * words.copies(count, "cards")


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
