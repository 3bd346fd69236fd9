"""How values are written and read: "red.T", "gas", "vault.lower", "1,-2", "gray@run-1".

Actions and frames of the agenda are spelled as their verb and their fields, in order. The kind
of a field is what its annotation says, so a new action needs no code here.
"""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from panicroom.kernel.errors import Malformed
from panicroom.station.actions import ACTION_TYPES, Action, Function, Swarm
from panicroom.station.agenda import FRAME_TYPES, Frame, Hit, Remedy, Weapon
from panicroom.station.cards import CARD_NAMES, UNKNOWN
from panicroom.station.rooms import CARD_NUMBER, EXPLORATION, NOWHERE, ROOM_NAMES, Direction
from panicroom.station.tokens import COLOURS, NOBODY, Face, Role

NONE: Final = "-"
ROLE_LETTERS: Final = "TA"


class Codec(NamedTuple):
    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _from_list(kind: str, names: Iterable[str]) -> Codec:
    listed = tuple(names)

    def read(text: str) -> int:
        if text not in listed:
            raise Malformed(kind, text, f"a {kind}: {' '.join(listed)}")
        return listed.index(text)

    return Codec(lambda value: listed[value], read)


def _or_none(codec: Codec, absent: Any) -> Codec:
    return Codec(
        lambda value: NONE if value == absent else codec.write(value),
        lambda text: absent if text == NONE else codec.read(text),
    )


def _tuple_of(codec: Codec) -> Codec:
    return Codec(
        lambda values: "+".join(map(codec.write, values)) or NONE,
        lambda text: () if text == NONE else tuple(map(codec.read, text.split("+"))),
    )


def read_number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text):
        raise Malformed("number", text, "a number")
    return int(text)


def write_cell(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> tuple[int, int]:
    if not re.fullmatch(r"-?\d{1,3},-?\d{1,3}", text):
        raise Malformed("cell", text, "a cell like 1,-2")
    east, north = text.split(",")
    return int(east), int(north)


def write_character(character: int) -> str:
    return f"{COLOURS[character >> 1]}.{ROLE_LETTERS[character & 1]}"


def read_character(text: str) -> int:
    colour, dot, letter = text.partition(".")
    if colour not in COLOURS or not dot or letter not in ("T", "A"):
        raise Malformed("character", text, "a character like red.T")
    return 2 * COLOURS.index(colour) + ROLE_LETTERS.index(letter)


def write_target(target: int | Swarm) -> str:
    if isinstance(target, Swarm):
        return f"{target.face.name.lower()}@{ROOM_NAMES[target.room]}"
    return write_character(target)


def read_target(text: str) -> int | Swarm:
    face, at, room = text.partition("@")
    if not at:
        return read_character(text)
    if face not in ("gray", "black"):
        raise Malformed("target", text, "a parasite like gray@run-1")
    return Swarm(ROOM.read(room), Face[face.upper()])


def read_hit(text: str) -> Hit:
    character, _, points = text.partition(":")
    return Hit(read_character(character), read_number(points))


def _quarters() -> Codec:
    degrees = _from_list("turn", ("0", "90", "180", "270"))
    return degrees


def _words(kind: type) -> Codec:
    names = [str(member) for member in kind]  # type: ignore[attr-defined]
    inner = _from_list(kind.__name__.lower(), names)
    return Codec(str, lambda text: kind(names[inner.read(text)]))


SEAT: Final = _from_list("colour", COLOURS)
CARD: Final = _from_list("card", CARD_NAMES[:UNKNOWN])
ROOM: Final = _from_list("room", ROOM_NAMES)
ROOM_CARD: Final = Codec(
    lambda card: EXPLORATION[card].name, _from_list("room card", CARD_NUMBER).read
)
CHARACTER: Final = Codec(write_character, read_character)

CODECS: Final[dict[Any, Codec]] = {
    "seat": SEAT,
    "seats": _tuple_of(SEAT),
    "seat-or-nobody": _or_none(SEAT, NOBODY),
    "partner": _or_none(SEAT, None),
    "character": CHARACTER,
    "character-or-none": _or_none(CHARACTER, NOBODY),
    "card": CARD,
    "sealed": _or_none(CARD, None),
    "room": ROOM,
    "room-or-anywhere": _or_none(ROOM, NOWHERE),
    "room-card": ROOM_CARD,
    "quarter": _quarters(),
    "cell": Codec(write_cell, read_cell),
    "target": Codec(write_target, read_target),
    "hits": _tuple_of(
        Codec(lambda hit: f"{write_character(hit.character)}:{hit.points}", read_hit)
    ),
    Role: Codec(
        lambda role: ROLE_LETTERS[role],
        lambda text: Role(_from_list("character", ROLE_LETTERS).read(text)),
    ),
    Direction: Codec(
        lambda direction: direction.name.lower(),
        lambda text: Direction(_from_list("direction", "nesw").read(text)),
    ),
    Function: _words(Function),
    Weapon: _words(Weapon),
    Remedy: _words(Remedy),
    int: Codec(str, read_number),
    bool: Codec(
        lambda value: "yes" if value else "no",
        lambda text: bool(_from_list("answer", ("no", "yes")).read(text)),
    ),
}


def _codec(hint: Any) -> Codec:
    if get_origin(hint) is Annotated:
        return CODECS[get_args(hint)[-1]]
    return CODECS[hint]


def fields_of(kind: type) -> dict[str, Codec]:
    """The fields of an action or frame without its verb, each with how it is spelled."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _codec(hint) for name, hint in hints.items() if name != "verb"}


def _verb(kind: Any) -> str:
    return str(kind._field_defaults["verb"])


FIELDS: Final = {kind: fields_of(kind) for kind in (*ACTION_TYPES, *FRAME_TYPES)}
ACTION_BY_VERB: Final = {_verb(kind): kind for kind in ACTION_TYPES}
FRAME_BY_VERB: Final = {_verb(kind): kind for kind in FRAME_TYPES}


def spell(thing: Action | Frame) -> str:
    codecs = FIELDS[type(thing)]
    words = [codec.write(getattr(thing, name)) for name, codec in codecs.items()]
    return " ".join([thing.verb, *words])


def parse_action(text: str) -> Action:
    action: Action = _parse(text, ACTION_BY_VERB, "action")
    return action


def parse_frame(text: str) -> Frame:
    frame: Frame = _parse(text, FRAME_BY_VERB, "frame")
    return frame


def _parse(text: str, kinds: dict[str, Any], what: str) -> Any:
    verb, *words = text.split() or [""]
    kind = kinds.get(verb)
    if kind is None:
        raise Malformed(what, text, f"an {what}: {' '.join(kinds)}")
    codecs = FIELDS[kind]
    if len(words) != len(codecs):
        raise Malformed(what, text, f"{verb} {' '.join(codecs)}".rstrip())
    return kind(*(codec.read(word) for codec, word in zip(codecs.values(), words, strict=True)))
