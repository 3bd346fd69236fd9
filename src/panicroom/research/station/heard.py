"""The events of Panic Station as a seat hears them."""

from collections.abc import Mapping
from typing import Final

from panicroom.core.station.codec import CODEC
from panicroom.kernel.outcome import Outcome
from panicroom.research.heard import Heard, Part, coded, counted, number
from panicroom.research.seen_from import Eyes, offset_of, offset_or_none
from panicroom.research.station.actions import SWARMS, target_of
from panicroom.research.station.board import CENTER
from panicroom.research.station.seen_from import KINDS, OFFSETS, PIECES, kind_of, piece_of
from panicroom.station.actions import Function
from panicroom.station.agenda import Weapon
from panicroom.station.cards import Card
from panicroom.station.map import Place
from panicroom.station.rooms import DIRECTIONS, ROOM_CARDS, ROOMS, Direction, Room
from panicroom.station.tokens import ROLES, Character, Face, Role, Seat

FUNCTIONS: Final = tuple(Function)
WEAPONS: Final = tuple(Weapon)


def write_outcome(eyes: Eyes, outcome: Outcome) -> list[int]:
    ending, side, _ = CODEC.write_outcome(outcome)
    winners = {offset_of(eyes, seat) for seat in outcome.winners}
    return [1 + ending, 1 + side, *(place in winners for place in range(len(OFFSETS)))]


PARTS: Final[Mapping[object, Part]] = {
    int: number(),
    bool: number(),
    Seat: coded(OFFSETS, offset_or_none),
    Seat | None: coded(OFFSETS, offset_or_none),
    Character: coded(PIECES, piece_of),
    "target": coded((*PIECES, *SWARMS), target_of),
    Card: coded(KINDS, kind_of),
    tuple[Card, ...]: counted(KINDS, kind_of),
    Room: coded(ROOMS, lambda eyes, room: int(room)),
    "room-card": coded(ROOM_CARDS, lambda eyes, card: int(card), "room_card"),
    Place: Part(
        (".east", ".north", ".quarter"),
        (),
        lambda eyes, place: (*(CENTER + number for number in place.cell), place.quarter),
    ),
    Role: coded(ROLES, lambda eyes, role: int(role)),
    Direction: coded(DIRECTIONS, lambda eyes, direction: int(direction)),
    Face: coded(tuple(Face), lambda eyes, face: int(face)),
    Function: coded(FUNCTIONS, lambda eyes, function: FUNCTIONS.index(function)),
    Weapon: coded(WEAPONS, lambda eyes, weapon: WEAPONS.index(weapon)),
    Outcome: Part(
        (".ending", ".side", *(f".winner={seat}" for seat in OFFSETS)), (), write_outcome
    ),
}
HEARD: Final = Heard(CODEC.events, PARTS)
