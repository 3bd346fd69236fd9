"""Seats, characters and cards as one seat counts them: from itself, clockwise."""

from typing import Final

from panicroom.station.cards import CARDS, SEARCH_CARDS, SEARCH_KINDS, Card
from panicroom.station.tokens import COLORS, NOBODY, ROLES, Character, Seat
from panicroom.station.view import View

OFFSETS: Final = tuple(f"+{offset}" for offset in range(len(COLORS)))
"""Names of the seats: +0 is the viewer's own."""
PIECES: Final = tuple(f"{seat}.{str(role)[0]}" for seat in OFFSETS for role in ROLES)
KINDS: Final = (*map(str, SEARCH_CARDS), *(f"infect{seat}" for seat in OFFSETS))


def viewer_of(view: View) -> Seat:
    if view.viewer is None:
        raise ValueError("an onlooker has no seat to count from")
    return view.viewer


def offset_of(view: View, seat: int) -> int:
    return (seat - viewer_of(view)) % view.seats


def offset_or_none(view: View, seat: Seat | None) -> int | None:
    return None if seat is None or seat == NOBODY else offset_of(view, seat)


def seat_at(view: View, offset: int) -> int | None:
    return (viewer_of(view) + offset) % view.seats if offset < view.seats else None


def piece_of(view: View, character: Character) -> int:
    return 2 * offset_of(view, character >> 1) + (character & 1)


def kind_of(view: View, card: Card) -> int:
    """An infection card by whose it is."""
    if card < SEARCH_KINDS:
        return int(card)
    return SEARCH_KINDS + offset_of(view, CARDS.index(card) - SEARCH_KINDS)
