"""The values of Panik as numbers: which field is written how."""

from collections.abc import Mapping
from itertools import product
from typing import Final

from panicroom.core.codec import NUMBER, TRUTH, Codec, Field, one, several
from panicroom.kernel.wire import events_in
from panicroom.panik import rules
from panicroom.panik.actions import ACTION_TYPES
from panicroom.panik.agenda import FRAME_TYPES
from panicroom.panik.pieces import (
    COLORS,
    EVERY_HUNTER_KIND,
    MANORS,
    SEATS,
    Hunter,
    HunterKind,
    Manor,
    ManorKind,
    Seat,
)

ENDINGS: Final = (("most_points", "PEND-2"), ("shared_victory", "PEND-2"))
HUNTERS: Final = tuple(
    Hunter(owner, kind) for owner, kind in product(SEATS[: len(COLORS)], EVERY_HUNTER_KIND)
)
"""In the order in which they lie at a manor."""
KINDS: Final[Mapping[object, Field]] = {
    int: NUMBER,
    bool: TRUTH,
    Seat: one(SEATS),
    Manor: one(MANORS),
    "manor-or-none": one(MANORS),
    Hunter: one(HUNTERS),
    "hunter-or-none": one(HUNTERS),
    HunterKind: one(EVERY_HUNTER_KIND),
    ManorKind: one(tuple(ManorKind)),
    tuple[ManorKind, ...]: several(tuple(ManorKind)),
    tuple[int, ...]: Field(
        lambda numbers: (len(numbers), *numbers),
        lambda told: tuple(next(told) for _ in range(next(told))),
    ),
}
CODEC: Final = Codec(
    kinds=KINDS,
    actions=ACTION_TYPES,
    frames=FRAME_TYPES,
    events=tuple(events_in(rules)),
    endings=ENDINGS,
    sides=("players",),
    apart=("sealed",),  # of the one frame that all answer at once
)
