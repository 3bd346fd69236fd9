"""The printed game for the native core: its components, enums and value types as a C header.

Everything here comes from the readable engine, so nothing of it is typed twice.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from hashlib import blake2b
from typing import Final, Literal, get_args, get_origin

from panicroom.core.fields import ACTIONS, ENDINGS, EVENTS, FRAMES, SIDES, field_names
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


def header() -> str:
    """The text of tables.h."""
    return "\n".join(["#ifndef PANICROOM_TABLES_H", "#define PANICROOM_TABLES_H", *lines(), ""])


def lines() -> Iterator[str]:
    yield "#include <stdint.h>"
    yield f'#define TABLES_DIGEST "{digest()}"'
    yield from body()
    yield "#endif"


def digest() -> str:
    """By which a core that was built from other components is known."""
    return blake2b("\n".join(body()).encode(), digest_size=16).hexdigest()


def body() -> Iterator[str]:
    yield from enums()
    yield from numbers()
    yield from tables()
    yield from rulings()
    yield from frames()


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
    yield listed("VERB", [kind._field_defaults["verb"] for kind in ACTIONS])
    yield listed("FRAME", [snake(kind.__name__) for kind in FRAMES])
    yield listed("EVENT", [snake(kind.__name__) for kind in EVENTS])
    yield listed("ENDING", [reason for reason, _ in ENDINGS])
    yield listed("SIDE", SIDES)


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
        "VERBS": len(ACTIONS),
        "FRAMES": len(FRAMES),
        "ENDINGS": len(ENDINGS),
        "RULINGS": len(HINTS),
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
    yield array("IS_FREE", [kind._field_defaults["verb"] in FREE_VERBS for kind in ACTIONS])
    yield grid("CARD_DOORS", doors)
    yield grid("CARD_LOCKS", locks)


def rulings() -> Iterator[str]:
    """Every ruling as a small number: a choice by its place, yes as 1."""
    bounds = []
    for name, kind in HINTS.items():
        choices = get_args(kind) if get_origin(kind) is Literal else ()
        if choices:
            yield listed(name, choices)
        bounds.append(BOUNDS[name] if name in BOUNDS else (0, max(len(choices) - 1, 1)))
    fields = " ".join(f"int16_t {name};" for name in HINTS)
    yield f"typedef struct {{ {fields} }} Rulings;"
    yield grid("RULING_BOUNDS", bounds, "int16_t")


def frames() -> Iterator[str]:
    """One struct for every kind of frame, with the fields of all of them."""
    names = field_names()
    yield define("FRAME_FIELDS", len(names))
    fields = " ".join(f"int8_t {name};" for name in names)
    yield f"typedef struct {{ int8_t kind; {fields} }} Frame;"


def mask(bits: Iterable[bool]) -> int:
    return sum(1 << place for place, bit in enumerate(bits) if bit)


def snake(name: str) -> str:
    return "".join(f"_{letter}" if letter.isupper() else letter for letter in name)[1:]


def listed(prefix: str, names: Sequence[str]) -> str:
    return enum(prefix, ((name, place) for place, name in enumerate(names)))


def enum(prefix: str, members: Iterable[tuple[str, int]]) -> str:
    parts = [
        f"{prefix}_{name}".upper().replace("-", "_") + f" = {value}" for name, value in members
    ]
    return f"enum {{ {', '.join(parts)} }};"


def define(name: str, value: int) -> str:
    return f"#define {name.upper()} ({int(value)})"


def array(name: str, values: Iterable[int]) -> str:
    return f"static const int8_t {name}[] = {{{numbers_of(values)}}};"


def grid(name: str, rows: Sequence[Sequence[int]], kind: str = "int8_t") -> str:
    inner = ", ".join(f"{{{numbers_of(row)}}}" for row in rows)
    return f"static const {kind} {name}[][{len(rows[0])}] = {{{inner}}};"


def numbers_of(values: Iterable[int]) -> str:
    return ", ".join(str(int(value)) for value in values)
