"""How the values of Panik are written and read: "red.1" a manor, "blue:tandem" a hunter."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import like
from panicroom.kernel.spelling import Codec, Codecs, Speller, from_list, or_none, tuple_of
from panicroom.panik.actions import ACTION_TYPES, Action
from panicroom.panik.agenda import FRAME_TYPES, Frame
from panicroom.panik.pieces import (
    COLORS,
    EVERY_HUNTER_KIND,
    EVERY_MANOR_KIND,
    HUNTER_KINDS,
    MANOR_KINDS,
    MANORS,
    SEATS,
    Hunter,
    HunterKind,
    Manor,
    ManorKind,
    Seat,
)

SEAT: Final = from_list("color", COLORS, SEATS.__getitem__)
MANOR: Final = from_list("manor", map(str, MANORS), MANORS.__getitem__)
MANOR_KIND: Final = from_list("manor kind", MANOR_KINDS, EVERY_MANOR_KIND.__getitem__)
HUNTER_KIND: Final = from_list("hunter kind", HUNTER_KINDS, EVERY_HUNTER_KIND.__getitem__)


def write_hunter(hunter: Hunter) -> str:
    return f"{SEAT.write(hunter.owner)}:{HUNTER_KIND.write(hunter.kind)}"


def read_hunter(text: str) -> Hunter:
    owner, colon, kind = text.partition(":")
    if not colon:
        raise Malformed("hunter", text, like("blue:tandem"))
    return Hunter(SEAT.read(owner), HUNTER_KIND.read(kind))


HUNTER: Final = Codec(
    write_hunter,
    read_hunter,
    tuple(f"{color}:{kind}" for color in COLORS for kind in HUNTER_KINDS),
)

CODECS: Final[Codecs] = {
    Seat: SEAT,
    Manor: MANOR,
    "manor-or-none": or_none(MANOR, None),
    ManorKind: MANOR_KIND,
    HunterKind: HUNTER_KIND,
    "hunter-or-none": or_none(HUNTER, None),
    "sealed": tuple_of(or_none(MANOR, None)),
    Hunter: HUNTER,
}

ACTIONS: Final = Speller("action", ACTION_TYPES, CODECS)
FRAMES: Final = Speller("agenda frame", FRAME_TYPES, CODECS)


def spell(thing: Action | Frame) -> str:
    speller = ACTIONS if type(thing) in ACTIONS.fields else FRAMES
    return speller.spell(thing)
