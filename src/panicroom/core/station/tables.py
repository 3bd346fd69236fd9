"""The printed game for the native core: its components, enums and value types as a C header.

Everything here comes from the readable engine, so nothing of it is typed twice.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from panicroom.core.header import array, codec_lines, define, enum, grid, listed, mask, ruling_lines
from panicroom.core.station.codec import CODEC
from panicroom.station.actions import Function
from panicroom.station.agenda import Remedy, Weapon
from panicroom.station.cards import KEPT, KINDS, SEARCH_CARDS, SEARCH_DECK, UNKNOWN, Card
from panicroom.station.rooms import (
    CARD_OF,
    DOOR_ROOM,
    ICONS,
    LOWER,
    NOWHERE,
    ROOM_CARDS,
    ROOMS,
    SEARCHABLE,
    TURNED_SIDES,
    UPPER_ROOM_ICONS,
    Direction,
    Icon,
    Room,
    Side,
)
from panicroom.station.rules.turn_bounds import FREE_VERBS
from panicroom.station.rulings import BOUNDS, HINTS
from panicroom.station.tokens import TOKENS, Face, Role

DOORS: Final = sum(bool(side) for card in TURNED_SIDES for side in card[0])
"""Of all cards together: no map has more free cells that a doorway leads to."""


def body() -> str:
    """What tables.h holds."""
    parts = (enums(), codec_lines(CODEC), numbers(), tables(), ruling_lines(HINTS, BOUNDS))
    return "\n".join(line for part in parts for line in part)


def enums() -> Iterator[str]:
    for prefix, kind in (("CARD", Card), ("ROOM", Room)):
        yield enum(prefix, ((member.name, member.value) for member in kind if member >= 0))
    named: Sequence[tuple[str, type[Enum]]] = (
        ("DIRECTION", Direction),
        ("FACE", Face),
        ("FUNCTION", Function),
        ("ICON", Icon),
        ("REMEDY", Remedy),
        ("ROLE", Role),
        ("WEAPON", Weapon),
    )
    for prefix, members in named:
        yield listed(prefix, [member.name for member in members])


def numbers() -> Iterator[str]:
    for name, value in TOKENS._asdict().items():
        if isinstance(value, int):
            yield define(name, value)
    sizes = {
        "NOWHERE": NOWHERE,
        "CHARACTERS_MOST": 2 * TOKENS.most_seats,
        "SEARCH_KINDS": len(SEARCH_CARDS),
        "CARD_KINDS": int(UNKNOWN),
        "SEARCH_DECK_SIZE": len(SEARCH_DECK),
        "AMMO_CARDS": KINDS[Card.AMMO].copies,
        "PARASITES_MOST": TOKENS.gray_parasites + TOKENS.black_parasites,
        "ROOM_CARDS": len(ROOM_CARDS),
        "ROOMS": len(ROOMS),
        "DOORS": DOORS,
    }
    yield from (define(name, value) for name, value in sizes.items())


def tables() -> Iterator[str]:
    icons = list(Icon)
    doors = [
        [mask(side is not Side.WALL for side in turn) for turn in card] for card in TURNED_SIDES
    ]
    locks = [
        [mask(side is Side.SECURITY for side in turn) for turn in card] for card in TURNED_SIDES
    ]
    yield array("SEARCH_COPIES", [KINDS[card].copies for card in SEARCH_CARDS])
    yield array("IS_KEPT", [card in KEPT for card in SEARCH_CARDS])
    yield array("CARD_OF", CARD_OF)
    yield array("LOWER_ROOM", [LOWER.get(card, NOWHERE) for card in ROOM_CARDS])
    yield array("DOOR_ROOM", DOOR_ROOM)
    yield array("CARD_ICON", [icons.index(icon) for icon in ICONS])
    yield array("ROOM_ICON", [icons.index(icon) for icon in UPPER_ROOM_ICONS])
    yield array("IS_SEARCHABLE", SEARCHABLE)
    yield array("IS_FREE", [kind._field_defaults["verb"] in FREE_VERBS for kind in CODEC.actions])
    yield grid("CARD_DOORS", doors)
    yield grid("CARD_LOCKS", locks)
