"""Names of the things of Panic Station, as messages."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from panicroom.kernel.audience import Viewer
from panicroom.kernel.message import Message, Value
from panicroom.kernel.named import Seat
from panicroom.station.actions import Function, Swarm, Target
from panicroom.station.agenda import Remedy, Weapon
from panicroom.station.cards import CARD_NAMES, UNKNOWN, Card
from panicroom.station.map import Place
from panicroom.station.rooms import (
    DIRECTIONS,
    EXPLORATION,
    NOWHERE,
    ROOM_NAMES,
    TURNED_SIDES,
    Direction,
    Quarter,
    Room,
    RoomCard,
    Side,
)
from panicroom.station.spelling import write_cell
from panicroom.station.tokens import COLORS, NOBODY, Character, Face, Role
from panicroom.telling.vocabulary import Name, Vocabulary, name

NAMELESS: Final = Message("nobody")


def seat_name(seat: int | None) -> Message:
    return NAMELESS if seat is None or seat == NOBODY else name("seat", COLORS[seat])


def card_name(card: Card) -> Message:
    return name("card", CARD_NAMES[card])


def room_name(room: Room) -> Message:
    return NAMELESS if room == NOWHERE else name("room", ROOM_NAMES[room])


def room_card_name(card: RoomCard) -> Message:
    return name("room", EXPLORATION[card].name)


def role_name(role: Role) -> Message:
    return name("role", role.name)


def character_name(character: Character, viewer: Viewer, turn: int | None = None) -> Message:
    """`turn` is the seat whose turn is told: its characters are named by role alone."""
    seat, role = character.seat, role_name(character.role)
    mine = "yes" if seat == viewer else "turn" if seat == turn else "no"
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


def doors_of(card: RoomCard, quarter: Quarter) -> Message:
    """The doors of a card that is turned like this."""
    sides = TURNED_SIDES[card][quarter]
    ways = {kind: [way for way in DIRECTIONS if sides[way] is kind] for kind in Side}
    return Message(
        "doors", {"open": letters(ways[Side.OPEN]), "security": letters(ways[Side.SECURITY])}
    )


def letters(ways: Iterable[Direction]) -> Value:
    """`N E S`, in the letters of the language."""
    told: Message | None = None
    for way in ways:
        last = name("direction", way.name)
        told = last if told is None else Message("letters", {"rest": told, "last": last})
    return told or "none"


def _enum_name(kind: str) -> Name:
    return lambda member, viewer: name(kind, member.name.replace("_", "-"))


NAMES: Final[dict[Any, Name]] = {
    Seat: lambda seat, viewer: seat_name(seat),
    "partner": lambda seat, viewer: seat_name(seat),
    Character: character_name,
    Card: lambda card, viewer: card_name(card),
    "item": lambda card, viewer: card_name(card),
    "number": lambda number, viewer: number,
    Room: lambda room, viewer: room_name(room),
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

STATION_WORDS: Final = Vocabulary(NAMES, hidden=card_name(UNKNOWN), absent=NAMELESS)
