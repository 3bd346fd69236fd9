"""The values of Panic Station as numbers: which field is written how."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from panicroom.core.codec import NUMBER, TRUTH, Codec, Field, one, several
from panicroom.kernel.wire import events_in
from panicroom.station import rules
from panicroom.station.actions import ACTION_TYPES, Function, Swarm
from panicroom.station.agenda import FRAME_TYPES, Remedy, Weapon
from panicroom.station.cards import CARDS, Card
from panicroom.station.map import Place
from panicroom.station.rooms import DIRECTIONS, NOWHERE, ROOMS, Direction, Room
from panicroom.station.tokens import CHARACTERS, NOBODY, ROLES, SEATS, Character, Face, Role, Seat

ENDINGS: Final = (
    ("burned", "WIN-1"),
    ("all_infected", "WIN-2"),
    ("last_human_killed", "WIN-2"),
    ("last_human_without_gas", "WIN-3"),
    ("troopers_dead", "WIN-4"),
    ("nobody_alive", "WIN-5"),
    ("round_limit", "WIN-6"),
    ("hive_blocked", "HIVE-3"),
)
SIDES: Final = ("humans", "infected")
FIRST_SWARM: Final = 16
"""Targets below it are characters; a room has two numbers, for its gray and its black faces."""
FACES: Final = tuple(Face)


def write_target(target: Character | Swarm) -> Sequence[int]:
    if isinstance(target, Swarm):
        return (FIRST_SWARM + 2 * target.room + target.face,)
    return (int(target),)


def read_target(told: Iterator[int]) -> Character | Swarm:
    number = next(told)
    if number < FIRST_SWARM:
        return CHARACTERS[number]
    room, face = divmod(number - FIRST_SWARM, 2)
    return Swarm(ROOMS[room], FACES[face])


TARGET: Final = Field(write_target, read_target)
KINDS: Final[Mapping[object, Field]] = {
    int: NUMBER,
    bool: TRUTH,
    "quarter": NUMBER,
    "cell": Field(tuple, lambda told: (next(told), next(told))),
    Place: Field(
        lambda place: (*place.cell, place.quarter),
        lambda told: Place((next(told), next(told)), next(told)),
    ),
    Seat: one(SEATS),
    "seat-or-nobody": one(SEATS, NOBODY),
    "partner": one(SEATS),
    Seat | None: one(SEATS),
    Character: one(CHARACTERS),
    "character-or-none": one(CHARACTERS),
    Card: one(CARDS),
    "sealed": one(CARDS),
    tuple[Card, ...]: several(CARDS),
    Room: one(ROOMS),
    "room-or-anywhere": one(ROOMS, NOWHERE),
    "room-card": one(ROOMS),
    "target": TARGET,
    "swarm": TARGET,
    Role: one(ROLES),
    Direction: one(DIRECTIONS),
    Face: one(FACES),
    Function: one(tuple(Function)),
    Weapon: one(tuple(Weapon)),
    Remedy: one(tuple(Remedy)),
}
CODEC: Final = Codec(
    kinds=KINDS,
    actions=ACTION_TYPES,
    frames=FRAME_TYPES,
    events=tuple(events_in(rules)),
    endings=ENDINGS,
    sides=SIDES,
    apart=("hits", "answered"),  # of the one Wounds frame
)
