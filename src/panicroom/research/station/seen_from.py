"""Seats, characters and cards as one seat counts them: from itself, clockwise."""

from typing import Final

from panicroom.research.seen_from import Viewed, offset_of
from panicroom.station.cards import CARDS, SEARCH_CARDS, SEARCH_KINDS, Card
from panicroom.station.tokens import COLORS, ROLES, Character

OFFSETS: Final = tuple(f"+{offset}" for offset in range(len(COLORS)))
"""Names of the seats: +0 is the viewer's own."""
PIECES: Final = tuple(f"{seat}.{str(role)[0]}" for seat in OFFSETS for role in ROLES)
KINDS: Final = (*map(str, SEARCH_CARDS), *(f"infect{seat}" for seat in OFFSETS))


def piece_of(view: Viewed, character: Character) -> int:
    return 2 * offset_of(view, character >> 1) + (character & 1)


def kind_of(view: Viewed, card: Card) -> int:
    """An infection card by whose it is."""
    if card < SEARCH_KINDS:
        return int(card)
    return SEARCH_KINDS + offset_of(view, CARDS.index(card) - SEARCH_KINDS)
