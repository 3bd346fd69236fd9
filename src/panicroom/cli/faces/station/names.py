"""What things of Panic Station are called: values become messages, by the kind they are.

The kind of a field is what its annotation says, as in the notation, so a new action or event
needs no code here.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from types import NoneType
from typing import Annotated, Any, ClassVar, Final, get_args, get_origin, get_type_hints

from panicroom.kernel.audience import HIDDEN, Viewer
from panicroom.station.actions import Function, Swarm, Target
from panicroom.station.agenda import Remedy, Weapon
from panicroom.station.cards import CARD_NAMES, UNKNOWN, Card
from panicroom.station.map import Place
from panicroom.station.rooms import EXPLORATION, NOWHERE, ROOM_NAMES, Direction, Room, RoomCard
from panicroom.station.spelling import write_cell
from panicroom.station.tokens import COLOURS, NOBODY, Character, Face, Role, Seat
from panicroom.words import Message, Value

NAMELESS: Final = Message("nobody")


def name(kind: str, word: str) -> Message:
    """`card`, `infect:red` -> card-infect-red: colons and dots are no part of an id."""
    return Message(f"{kind}-{word.lower()}".replace(":", "-").replace(".", "-"))


def seat_name(seat: Seat | None) -> Message:
    return NAMELESS if seat is None or seat == NOBODY else name("seat", COLOURS[seat])


def card_name(card: Card) -> Message:
    return name("card", CARD_NAMES[card])


def room_name(room: Room) -> Message:
    return NAMELESS if room == NOWHERE else name("room", ROOM_NAMES[room])


def room_card_name(card: RoomCard) -> Message:
    return name("room", EXPLORATION[card].name)


def role_name(role: Role) -> Message:
    return name("role", role.name)


def character_name(character: Character, viewer: Viewer) -> Message:
    seat = character >> 1
    role = role_name(Role(character & 1))
    mine = "yes" if seat == viewer else "no"
    return Message("character", {"seat": seat_name(seat), "role": role, "mine": mine})


def target_name(target: Target, viewer: Viewer) -> Message:
    if isinstance(target, Swarm):
        return Message(
            "swarm", {"face": name("face", target.face.name), "room": room_name(target.room)}
        )
    return character_name(target, viewer)


def hand_names(cards: Iterable[Card]) -> list[Message]:
    """Like cards together: Gas Can x2."""
    return [
        Message("card-several", {"card": card_name(card), "count": count})
        for card, count in sorted(Counter(cards).items())
    ]


def _enum_name(kind: str) -> Callable[[Any, Viewer], Value]:
    return lambda member, viewer: name(kind, member.name.replace("_", "-"))


NAMES: Final[dict[Any, Callable[[Any, Viewer], Value]]] = {
    "seat": lambda seat, viewer: seat_name(seat),
    "partner": lambda seat, viewer: seat_name(seat),
    "character": character_name,
    "card": lambda card, viewer: card_name(card),
    "room": lambda room, viewer: room_name(room),
    "room-card": lambda card, viewer: room_card_name(card),
    "cell": lambda cell, viewer: write_cell(cell),
    "quarter": lambda quarter, viewer: 90 * int(quarter),
    "target": target_name,
    Place: lambda place, viewer: write_cell(place.cell),
    Role: lambda role, viewer: role_name(role),
    Direction: _enum_name("direction"),
    Face: _enum_name("face"),
    Function: _enum_name("function"),
    Weapon: _enum_name("weapon"),
    Remedy: _enum_name("remedy"),
    tuple: lambda cards, viewer: hand_names(cards),
    str: lambda text, viewer: text,
    bool: lambda flag, viewer: "yes" if flag else "no",
    int: lambda number, viewer: number,
}


def kind_of(hint: Any) -> Any:
    """Seat | None is a seat; tuple[Card, ...] is a tuple."""
    if get_origin(hint) is Annotated:
        return get_args(hint)[-1]
    inner = [part for part in get_args(hint) if part is not NoneType]
    if len(inner) == 1 and NoneType in get_args(hint):
        return kind_of(inner[0])
    return get_origin(hint) or hint


def kinds_of(cls: type) -> dict[str, Any]:
    """The kind of every field; what the class itself holds is none."""
    hints = get_type_hints(cls, include_extras=True).items()
    return {field: kind_of(hint) for field, hint in hints if get_origin(hint) is not ClassVar}


def describe(thing: Any, viewer: Viewer) -> dict[str, Value]:
    """Every field of an event, frame or sketch, ready for a sentence."""
    told: dict[str, Value] = {}
    for field, kind in kinds_of(type(thing)).items():
        value = getattr(thing, field)
        if value is HIDDEN:
            told[field] = card_name(UNKNOWN)
        elif value is None:
            told[field] = NAMELESS
        elif kind in NAMES:
            told[field] = NAMES[kind](value, viewer)
    return told
