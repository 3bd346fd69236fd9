"""The agenda of an observation: what is asked now."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from panicroom.panik.agenda import FRAME_TYPES, ChooseManors, ChoosePosts
from panicroom.panik.pieces import EVERY_HUNTER_KIND
from panicroom.panik.view import View
from panicroom.research.panik.seen_from import (
    HUNTER_NAMES,
    MANOR_NAMES,
    OFFSETS,
    PLACES,
    hunter_of,
    manor_of,
    place_of,
)
from panicroom.research.seen_from import offset_of, viewer_of
from panicroom.research.sheet import Sheet


class Part(NamedTuple):
    """A field of the frame on top, as one of some labels."""

    labels: Sequence[object]
    place: Callable[[View, Any], int]


YES: Final = Part(("yes",), lambda view, may: 0 if may else -1)
PARTS: Final[Mapping[str, Part]] = {
    "seat": Part(OFFSETS, offset_of),
    "manor": Part(MANOR_NAMES, manor_of),
    "placed": Part(HUNTER_NAMES, hunter_of),
    "may_send": YES,
    "may_call": YES,
    "called": Part(HUNTER_NAMES, hunter_of),
    "sent": Part(HUNTER_NAMES, hunter_of),
    "sent_to": Part(MANOR_NAMES, manor_of),
    "kind": Part(EVERY_HUNTER_KIND, lambda view, kind: int(kind)),
    "origin": Part(MANOR_NAMES, manor_of),
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
    own = top.sealed[viewer_of(view)] if isinstance(top, ChooseManors | ChoosePosts) else None
    sheet.one_of("sealed", PLACES, None if own is None else place_of(view, own))
