"""Seats, manors and hunters as one seat counts them: from itself, clockwise."""

from itertools import product
from typing import Final

from panicroom.panik.pieces import (
    COLORS,
    EVERY_HUNTER_KIND,
    MANORS_EACH,
    Hunter,
    Manor,
    Seat,
    owner_of,
)
from panicroom.panik.view import View

OFFSETS: Final = tuple(f"+{offset}" for offset in range(len(COLORS)))
"""Names of the seats: +0 is the viewer's own."""
PLACES: Final = tuple(map(str, range(1, MANORS_EACH + 1)))
MANOR_NAMES: Final = tuple(f"{seat}.{place}" for seat, place in product(OFFSETS, PLACES))
HUNTER_NAMES: Final = tuple(f"{seat}.{kind}" for seat, kind in product(OFFSETS, EVERY_HUNTER_KIND))


def viewer_of(view: View) -> Seat:
    if view.viewer is None:
        raise ValueError("an onlooker has no seat to count from")
    return view.viewer


def offset_of(view: View, seat: int) -> int:
    return (seat - viewer_of(view)) % view.seats


def seat_at(view: View, offset: int) -> int | None:
    return (viewer_of(view) + offset) % view.seats if offset < view.seats else None


def place_of(view: View, manor: Manor) -> int:
    """Among the manors of its owner."""
    return manor % MANORS_EACH


def manor_of(view: View, manor: Manor) -> int:
    return MANORS_EACH * offset_of(view, owner_of(manor)) + place_of(view, manor)


def hunter_of(view: View, hunter: Hunter) -> int:
    kinds = len(EVERY_HUNTER_KIND)
    return kinds * offset_of(view, hunter.owner) + EVERY_HUNTER_KIND.index(hunter.kind)
