"""Plain values as small integers and back: how actions, frames and events cross to the core.

The kind of a field is what its annotation says, as in kernel/spelling.py, so a new action, frame
or event needs no code here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from panicroom.kernel.audience import Event
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.wire.wire import events_in
from panicroom.station import rules
from panicroom.station.actions import ACTION_TYPES, Action, Function, Swarm
from panicroom.station.agenda import FRAME_TYPES, Remedy, Weapon
from panicroom.station.cards import CARDS, Card
from panicroom.station.map import Place
from panicroom.station.rooms import DIRECTIONS, NOWHERE, ROOMS, Direction, Room
from panicroom.station.tokens import CHARACTERS, NOBODY, ROLES, SEATS, Character, Face, Role, Seat

ACTIONS: Final = ACTION_TYPES
FRAMES: Final = FRAME_TYPES
EVENTS: Final[tuple[type[Event], ...]] = tuple(events_in(rules))
APART: Final = ("hits", "answered", "verb")
"""Of a frame: the lists of the one Wounds frame, which the core keeps by themselves."""
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
"""Why a game can end, and by which rule: the core counts them, an `Outcome` names them."""
SIDES: Final = ("humans", "infected")
NONE: Final = -1
FIRST_SWARM: Final = 16
"""Targets below it are characters; a room has two numbers, for its gray and its black faces."""
FACES: Final = tuple(Face)
T = TypeVar("T")


class Field(NamedTuple):
    """How a field is written as numbers, one as a rule, and read from the numbers that follow."""

    write: Callable[[Any], Sequence[int]]
    read: Callable[[Iterator[int]], Any]


def one(members: Sequence[object], absent: object = None) -> Field:
    """A value by its place among the members; -1 stands for the absent one."""
    place = {absent: NONE} | {member: number for number, member in enumerate(members)}
    return Field(
        lambda value: (place[value],),
        lambda told: absent if (number := next(told)) == NONE else members[number],
    )


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


def write_outcome(outcome: Outcome) -> Sequence[int]:
    ending = ENDINGS.index((outcome.reason, outcome.rule))
    return ending, SIDES.index(outcome.side), sum(1 << seat for seat in outcome.winners)


def read_outcome(told: Iterator[int]) -> Outcome:
    ending, side, winners = next(told), next(told), next(told)
    return Outcome(*ENDINGS[ending], SIDES[side], seats_of(winners))


def seats_of(mask: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if mask >> seat & 1)


def read_cards(told: Iterator[int]) -> tuple[Card, ...]:
    return tuple(CARDS[next(told)] for _ in range(next(told)))


TARGET: Final = Field(write_target, read_target)
PLAIN: Final[Mapping[object, Field]] = {
    int: Field(lambda value: (value,), next),
    bool: Field(lambda value: (int(value),), lambda told: bool(next(told))),
    "quarter": Field(lambda value: (value,), next),
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
    tuple[Card, ...]: Field(lambda cards: (len(cards), *cards), read_cards),
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
    Outcome: Field(write_outcome, read_outcome),
}


def fields_of(kind: type) -> dict[str, Field]:
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: PLAIN[get_args(hint)[-1] if get_origin(hint) is Annotated else hint]
        for name, hint in hints.items()
        if name not in (*APART, "audience")
    }


ACTION_FIELDS: Final = [fields_of(kind) for kind in ACTIONS]
FRAME_FIELDS: Final = [fields_of(kind) for kind in FRAMES]
EVENT_FIELDS: Final = [tuple(fields_of(kind).values()) for kind in EVENTS]


def field_names() -> tuple[str, ...]:
    """Of all frames together, as the core has them in one struct."""
    return tuple(dict.fromkeys(name for fields in FRAME_FIELDS for name in fields))


@lru_cache(4096)
def action_of(number: int) -> Action:
    """The action of an id: its verb and up to three fields, a byte each."""
    data = (number & 0xFFFFFFFF).to_bytes(4, "big")
    told = (byte - 256 if byte > 127 else byte for byte in data[1:])
    kind, fields = ACTIONS[data[0]], ACTION_FIELDS[data[0]]
    return kind(*(field.read(told) for field in fields.values()))


@lru_cache(4096)
def id_of(action: Action) -> int | None:
    """None for what cannot be an action of any game."""
    try:
        verb = ACTIONS.index(type(action))
        numbers = [
            number
            for name, field in ACTION_FIELDS[verb].items()
            for number in field.write(getattr(action, name))
        ]
        data = [verb.to_bytes(1, "big"), *(n.to_bytes(1, "big", signed=True) for n in numbers)]
    except (LookupError, OverflowError, ValueError, TypeError, AttributeError):
        return None
    return int.from_bytes(b"".join(data).ljust(4, b"\0"), "big")


def read_events(numbers: Sequence[int]) -> list[Event]:
    """What the core has told, one event after the other."""
    told = iter(numbers)
    return [EVENTS[kind](*(field.read(told) for field in EVENT_FIELDS[kind])) for kind in told]
