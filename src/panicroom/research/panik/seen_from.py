"""Seats, manors and hunters as one seat counts them: from itself, clockwise."""

from itertools import product
from typing import Final

from panicroom.panik.pieces import (
    COLORS,
    EVERY_HUNTER_KIND,
    MANORS_EACH,
    Hunter,
    Manor,
    owner_of,
)
from panicroom.research.seen_from import Viewed, offset_of

OFFSETS: Final = tuple(f"+{offset}" for offset in range(len(COLORS)))
"""Names of the seats: +0 is the viewer's own."""
PLACES: Final = tuple(map(str, range(1, MANORS_EACH + 1)))
MANOR_NAMES: Final = tuple(f"{seat}.{place}" for seat, place in product(OFFSETS, PLACES))
HUNTER_NAMES: Final = tuple(f"{seat}.{kind}" for seat, kind in product(OFFSETS, EVERY_HUNTER_KIND))


def place_of(view: Viewed, manor: Manor) -> int:
    """Among the manors of its owner."""
    return manor % MANORS_EACH


def manor_of(view: Viewed, manor: Manor) -> int:
    return MANORS_EACH * offset_of(view, owner_of(manor)) + place_of(view, manor)


def hunter_of(view: Viewed, hunter: Hunter) -> int:
    kinds = len(EVERY_HUNTER_KIND)
    return kinds * offset_of(view, hunter.owner) + EVERY_HUNTER_KIND.index(hunter.kind)
