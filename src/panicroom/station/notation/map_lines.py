"""The lines of the map and of what lies on it."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, one_of
from panicroom.kernel.notation import Words
from panicroom.kernel.spelling import from_list
from panicroom.station.map import Place, StationMap
from panicroom.station.notation.words import room_at
from panicroom.station.rooms import NOWHERE, REACTOR, RoomCard
from panicroom.station.spelling import ROOM_CARD, read_cell
from panicroom.station.state import State
from panicroom.station.tokens import Face

QUARTERS: Final = {"0": 0, "90": 1, "180": 2, "270": 3}
FACE: Final = from_list("parasite", (face.name.lower() for face in Face), Face)


def read_map(state: State, words: Words) -> None:
    """`0,0 reactor; 0,1 vault 180 red used`."""
    placed: dict[RoomCard, Place] = {}
    for part in words.parts():
        cell = read_cell(part.next("cell"))
        card = ROOM_CARD.read(part.next("room card"))
        if card in placed or cell in [place.cell for place in placed.values()]:
            raise Malformed("map", part.text, Expected("free-cell"))
        placed[card] = Place(cell, read_card_words(state, card, part))
    if placed.get(REACTOR) != Place((0, 0), 0):
        placed = {REACTOR: Place((0, 0), 0), **placed}
    state.map = StationMap(placed)


def read_card_words(state: State, card: RoomCard, words: Words) -> int:
    """How far the card is turned; notes what has happened to it."""
    quarter = 0
    for word in words.rest():
        if word in QUARTERS:
            quarter = QUARTERS[word]
        elif word == "red":
            state.red |= {card}
        elif word == "used":
            state.used |= {card}
        else:
            raise Malformed("map", word, one_of([*QUARTERS, "red", "used"]))
    return quarter


def read_parasites(state: State, words: Words) -> None:
    """`run-2 gray*2 black; 0,1 flipped`."""
    for part in words.parts():
        room = room_at(state.map, part.next("room"))
        if room == NOWHERE:
            raise Malformed("parasites", part.text, Expected("on-the-map"))
        state.parasites += [
            (room, face)
            for word in part.rest()
            for face in part.several(word, FACE.read, "parasites")
        ]
    state.parasites.sort()
