"""The agenda of an observation: what is asked now, and what wounds are about to fall."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from panicroom.research.seen_from import offset_of, offset_or_none, seat_at
from panicroom.research.sheet import Sheet
from panicroom.research.station.seen_from import KINDS, OFFSETS, PIECES, kind_of, piece_of
from panicroom.station.actions import Function
from panicroom.station.agenda import FRAME_TYPES, Remedy, Weapon, Wounds
from panicroom.station.rooms import ROOM_CARDS, ROOMS
from panicroom.station.tokens import ROLES
from panicroom.station.view import View

WEAPONS: Final = tuple(Weapon)
REMEDIES: Final = tuple(Remedy)
FUNCTIONS: Final = tuple(Function)


class Part(NamedTuple):
    """A field of the frame on top, as one of some labels."""

    labels: Sequence[object]
    place: Callable[[View, Any], int]


PARTS: Final[Mapping[str, Part]] = {
    "seat": Part(OFFSETS, offset_of),
    "who": Part(ROLES, lambda view, role: int(role)),
    "room": Part(ROOMS, lambda view, room: int(room)),
    "partner": Part(OFFSETS, offset_of),
    "given": Part(KINDS, kind_of),
    "returned": Part(KINDS, kind_of),
    "user": Part(PIECES, piece_of),
    "remedy": Part(REMEDIES, lambda view, remedy: REMEDIES.index(remedy)),
    "first": Part(PIECES, piece_of),
    "card": Part(ROOM_CARDS, lambda view, card: int(card)),
    "function": Part(FUNCTIONS, lambda view, function: FUNCTIONS.index(function)),
}


def put_frame(sheet: Sheet, view: View) -> None:
    kinds = [FRAME_TYPES.index(type(frame)) for frame in view.agenda]
    labels = [kind._field_defaults["verb"] for kind in FRAME_TYPES]
    sheet.one_of("asked", labels, kinds[-1] if kinds else None)
    for number, label in enumerate(labels):
        sheet.put(f"agenda={label}", kinds.count(number))
    top = view.agenda[-1] if view.agenda else None
    for name, part in PARTS.items():
        value = getattr(top, name, None)
        sheet.one_of(name, part.labels, None if value is None else part.place(view, value))
    sheet.put("left", getattr(top, "left", 0))


def put_wounds(sheet: Sheet, view: View) -> None:
    """All zeros if none are about to fall."""
    found = [frame for frame in view.agenda if isinstance(frame, Wounds)]
    wounds = found[0] if found else None
    sheet.one_of("weapon", WEAPONS, WEAPONS.index(wounds.weapon) if wounds else None)
    sheet.one_of("by", OFFSETS, offset_or_none(view, wounds.by) if wounds else None)
    points = {piece_of(view, hit.character): hit.points for hit in wounds.hits} if wounds else {}
    for number, piece in enumerate(PIECES):
        sheet.put(f"hit={piece}", points.get(number, 0))
    answered = wounds.answered if wounds else ()
    for offset, name in enumerate(OFFSETS):
        sheet.put(f"answered={name}", seat_at(view, offset) in answered)
