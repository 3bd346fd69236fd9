"""The exploration deck below its visible top: what is left can be read off the map, and its order
is known only where cards were seen to go (SETUP-5, EXPLORE-4, HIVE-2)."""

from random import Random
from typing import Final

from panicroom.station.imagining.past import Past
from panicroom.station.rooms import HIVE, OPEN_TERMINAL, ROOM_CARDS, RoomCard
from panicroom.station.tokens import TOKENS
from panicroom.station.view import View

LOWER: Final = len(ROOM_CARDS) - 1 - TOKENS.upper_pile
"""Cards of the lower pile, the open Terminal and the Hive among them."""


class RoomsToCome:
    """What is the same for every order that is imagined in one decision."""

    def __init__(self, view: View, past: Past) -> None:
        top = view.next_room
        self.top = [] if top is None else [top]
        self.buried = [card for card in past.buried if card != top]
        under = past.under_hive if top == HIVE and past.under_hive not in self.buried else None
        self.under = [] if under is None else [under]
        fixed = {*self.top, *self.buried, *self.under}
        left = [card for card in ROOM_CARDS if not view.map.has(card) and card not in fixed]
        self.free = left if top is not None else []
        # Of the pile of SETUP-5: those of it that were never buried lie as they were laid.
        self.above = max(0, len(self.free) - LOWER) if past.begun else 0
        self.depth = view.rulings.hive_depth

    def order(self, random: Random) -> list[RoomCard]:
        """Its top at the end. The Hive has taken a place among the last of the lower pile."""
        cards = [card for card in self.free if card != HIVE]
        random.shuffle(cards)
        if self.above and OPEN_TERMINAL in cards:
            cards.remove(OPEN_TERMINAL)
            cards.insert(int(random.random() * (LOWER - 1)), OPEN_TERMINAL)
        if len(cards) < len(self.free):
            places = min(self.depth, len(self.free))
            cards.insert(int(random.random() * places), HIVE)
        return [*self.buried, *cards, *self.under, *self.top]
