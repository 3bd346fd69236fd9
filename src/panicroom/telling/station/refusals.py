"""Messages for refusals, with their parameters by kind."""

from typing import Final

from panicroom.kernel.audience import Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.message import Message
from panicroom.station.rooms import Direction
from panicroom.station.tokens import Role
from panicroom.telling.station.names import (
    card_name,
    character_name,
    role_name,
    room_card_name,
    room_name,
    seat_name,
)
from panicroom.telling.vocabulary import Name, name

KINDS: Final[dict[str, Name]] = {
    "card": lambda card, viewer: card_name(card),
    "room_card": lambda card, viewer: room_card_name(card),
    "character": character_name,
    "room": lambda room, viewer: room_name(room),
    "rooms": lambda rooms, viewer: [room_name(room) for room in rooms],
    "seat": lambda seat, viewer: seat_name(seat),
    "who": lambda role, viewer: role_name(Role(role)),
    "direction": lambda direction, viewer: name("direction", Direction(direction).name),
    "sides": lambda sides, viewer: [name("direction", Direction(side).name) for side in sides],
    "decision": lambda verb, viewer: name("decision", verb),
    "minimum": lambda number, viewer: number,
    "needed": lambda number, viewer: number,
}


def refusal_message(refusal: Refusal, viewer: Viewer) -> Message:
    told = {param: KINDS[param](value, viewer) for param, value in refusal.params.items()}
    return Message(f"why-{refusal.why}", told)
