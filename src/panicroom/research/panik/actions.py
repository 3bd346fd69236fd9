"""The action space of Panik."""

from collections.abc import Mapping
from typing import Final

from panicroom.panik.actions import ACTION_TYPES, PostTandem, TurnUp
from panicroom.panik.pieces import EVERY_HUNTER_KIND
from panicroom.research.panik.seen_from import (
    HUNTER_NAMES,
    MANOR_NAMES,
    PLACES,
    hunter_of,
    manor_of,
    place_of,
)
from panicroom.research.space import Axis, Space

AXES: Final[Mapping[str, Axis]] = {
    "manor": Axis(MANOR_NAMES, manor_of),
    "kind": Axis(tuple(map(str, EVERY_HUNTER_KIND)), lambda view, kind: int(kind)),
    "hunter": Axis(HUNTER_NAMES, hunter_of),
}
OWN: Final = Axis(PLACES, place_of)


def axes_of(kind: type) -> dict[str, Axis]:
    if kind in (TurnUp, PostTandem):  # of the own manors
        return {"manor": OWN}
    return {name: AXES[name] for name in kind.__annotations__ if name != "verb"}


SPACE: Final = Space({kind: axes_of(kind) for kind in ACTION_TYPES})
