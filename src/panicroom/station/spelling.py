"""How the values of Panic Station are written and read: "red.T", "gas", "vault.lower", "1,-2",
"gray@run-1". What is spelled out of them stands in the kernel."""

import re
from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import like
from panicroom.kernel.spelling import (
    Codec,
    Codecs,
    Speller,
    from_enum,
    from_list,
    or_none,
    read_number,
    tuple_of,
)
from panicroom.station.actions import ACTION_TYPES, Action, Function, Swarm, Target
from panicroom.station.agenda import FRAME_TYPES, Frame, Hit, Remedy, Weapon
from panicroom.station.cards import CARD_NAMES, CARDS, UNKNOWN, Card
from panicroom.station.rooms import (
    CARD_NUMBER,
    NOWHERE,
    ROOM_CARDS,
    ROOM_NAMES,
    ROOMS,
    Direction,
    Room,
)
from panicroom.station.tokens import (
    CHARACTERS,
    COLORS,
    NOBODY,
    SEATS,
    Character,
    Face,
    Role,
    Seat,
)
from panicroom.station.turn import NO_RUN

ROLE_LETTERS: Final = "TA"
ROLE: Final = from_list("character", ROLE_LETTERS, Role)
CHARACTER_NAMES: Final = tuple(map(str, CHARACTERS))
DIRECTION: Final = from_list("direction", "nesw", Direction)


def write_cell(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> tuple[int, int]:
    if not re.fullmatch(r"-?\d{1,3},-?\d{1,3}", text, re.ASCII):
        raise Malformed("cell", text, like("1,-2"))
    east, north = text.split(",")
    return int(east), int(north)


def write_character(character: Character) -> str:
    return CHARACTER_NAMES[character]


def read_character(text: str) -> Character:
    color, dot, letter = text.partition(".")
    if color not in COLORS or not dot or letter not in ("T", "A"):
        raise Malformed("character", text, like("red.T"))
    return CHARACTERS[CHARACTER_NAMES.index(text)]


def write_target(target: Target) -> str:
    if isinstance(target, Swarm):
        return f"{target.face.name.lower()}@{ROOM_NAMES[target.room]}"
    return write_character(target)


def read_target(text: str) -> Target:
    face, at, _ = text.partition("@")
    return read_swarm(text) if at or face in ("gray", "black") else read_character(text)


def read_swarm(text: str) -> Swarm:
    face, at, room = text.partition("@")
    if not at or face not in ("gray", "black"):
        raise Malformed("target", text, like("gray@run-1"))
    return Swarm(ROOM.read(room), Face[face.upper()])


def write_hit(hit: Hit) -> str:
    return f"{write_character(hit.character)}:{hit.points}"


def read_hit(text: str) -> Hit:
    character, _, points = text.partition(":")
    return Hit(read_character(character), read_number(points))


SEAT: Final = from_list("color", COLORS, SEATS.__getitem__)
CARD: Final = from_list("card", CARD_NAMES[:UNKNOWN], CARDS.__getitem__)
ROOM: Final = from_list("room", ROOM_NAMES, ROOMS.__getitem__)
ROOM_CARD: Final = from_list("room card", CARD_NUMBER, ROOM_CARDS.__getitem__)
CHARACTER: Final = Codec(
    write_character,
    read_character,
    CHARACTER_NAMES,
)
SWARM: Final = Codec(
    write_target,
    read_swarm,
    tuple(f"{face}@{room}" for face in ("gray", "black") for room in ROOM_NAMES),
)

CODECS: Final[Codecs] = {
    Seat: SEAT,
    "seats": tuple_of(SEAT),
    "seat-or-nobody": or_none(SEAT, NOBODY),
    "partner": or_none(SEAT, None),
    Character: CHARACTER,
    "character-or-none": or_none(CHARACTER, None),
    Card: CARD,
    "sealed": or_none(CARD, None),
    Room: ROOM,
    "room-or-anywhere": or_none(ROOM, NOWHERE),
    "room-card": ROOM_CARD,
    "quarter": from_list("turn", ("0", "90", "180", "270"), int),
    "cell": Codec(write_cell, read_cell),
    "target": Codec(write_target, read_target, CHARACTER.words + SWARM.words),
    "swarm": SWARM,
    "hits": tuple_of(Codec(write_hit, read_hit)),
    Role: ROLE,
    "role-or-none": or_none(ROLE, NO_RUN),
    Direction: DIRECTION,
    Function: from_enum(Function),
    Weapon: from_enum(Weapon),
    Remedy: from_enum(Remedy),
}

ACTIONS: Final = Speller("action", ACTION_TYPES, CODECS)
FRAMES: Final = Speller("agenda frame", FRAME_TYPES, CODECS)


def spell(thing: Action | Frame) -> str:
    speller = ACTIONS if type(thing) in ACTIONS.fields else FRAMES
    return speller.spell(thing)


def parse_frame(text: str) -> Frame:
    return FRAMES.parse(text)
