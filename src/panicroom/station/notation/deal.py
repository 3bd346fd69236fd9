"""Hands and decks that a position does not name, dealt from what is left."""

from collections import Counter
from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, in_the_box
from panicroom.station.cards import (
    ALERT,
    AMMO,
    CARD_NAMES,
    HOST,
    SEARCH_DECK,
    SEARCH_KINDS,
    Card,
    infection_of,
    is_infection,
)
from panicroom.station.rooms import EXPLORATION, ROOM_CARDS, RoomCard
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, SEATS, TOKENS, Seat

DEALT: Final = Card.UNKNOWN
"""Stands for a card that the position leaves to be dealt."""


class Piles:
    """What the position names; None is dealt. A pile may go on with whatever is left."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[Card] | None] = [None] * seats
        self.dealt = [0] * seats
        """How many cards each hand is dealt besides those it is named with."""
        self.search: list[Card] = []
        self.search_rest = True
        self.explore: list[RoomCard] = []
        self.explore_rest = True


def deal(state: State, piles: Piles) -> None:
    left = cards_left(state, piles)
    for seat, hand in zip(SEATS, piles.hands, strict=False):
        if hand is None:
            state.hands[seat] = deal_hand(state, seat, left)
        else:
            state.hands[seat] = sorted(hand + deal_cards(state, seat, left, piles.dealt[seat]))
    rest = sorted(card for card in left.elements() if not is_infection(card))
    state.search = piles.search
    if piles.search_rest:  # dice drawn for cards that stay out would not come back from the text
        state.dice.shuffle("deal", rest)
        state.search = rest + piles.search
    deal_exploration_deck(state, piles)


def cards_left(state: State, piles: Piles) -> Counter[Card]:
    """The box less all that is named; a card named too often is an error."""
    left = Counter(SEARCH_DECK)
    for seat in range(state.seats):
        left[infection_of(seat)] = state.rulings.infection_cards
    named = [*piles.search, *state.discards]
    for hand in piles.hands:
        named += hand or []
    for seat in range(state.seats):
        named += state.tables[seat] + [AMMO] * len(state.bullets[seat])
    left.subtract(named)
    for card, count in left.items():
        if count < 0:
            found = Counter(named)[card]
            raise Malformed("cards", f"{CARD_NAMES[card]}*{found}", in_the_box(found + count))
    return left


def deal_hand(state: State, seat: Seat, left: Counter[Card]) -> list[Card]:
    """Own infection cards, and two others; the Host card for the Host, never an Alert."""
    own = infection_of(seat)
    hand = [own] * left[own]
    if state.host == seat and left[HOST]:
        hand.append(HOST)
        left[HOST] -= 1
    left[own] = 0
    wanted = state.rulings.infection_cards + TOKENS.dealt_cards
    return sorted(hand + deal_cards(state, seat, left, wanted - len(hand)))


def deal_cards(state: State, seat: Seat, left: Counter[Card], count: int) -> list[Card]:
    """Items, one after the other; never an Alert or the Host card."""
    dealt: list[Card] = []
    for _ in range(count):
        pool = sorted(c for c in left.elements() if c < SEARCH_KINDS and c not in (ALERT, HOST))
        if not pool:
            raise Malformed(COLORS[seat], "hand", Expected("enough-cards"))
        dealt.append(state.dice.pick("deal", pool))
        left[dealt[-1]] -= 1
    return dealt


def deal_exploration_deck(state: State, piles: Piles) -> None:
    unlaid = [card for card in ROOM_CARDS if not state.map.has(card)]
    for card in piles.explore:
        if card not in unlaid or piles.explore.count(card) > 1:
            raise Malformed("explore", EXPLORATION[card].name, Expected("not-laid"))
    rest = [card for card in unlaid if card not in piles.explore]
    state.explore = piles.explore
    if piles.explore_rest:
        state.dice.shuffle("deal", rest)
        state.explore = rest + piles.explore
