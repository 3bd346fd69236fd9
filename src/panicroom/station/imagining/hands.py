"""Which cards are held to lie in whose hand: what the seat gave or was shown, and the infection
cards of the story that is imagined. A known item goes on with a trade as any other of that
hand would."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from panicroom.station.cards import HOST, Card, infection_of
from panicroom.station.imagining.past import Gave, Got, Move, Played, Shown, Swapped
from panicroom.station.imagining.upper_pile import COPIES
from panicroom.station.tokens import Seat

Draw: TypeAlias = Callable[[], float]
MAY_HOLD: Final = 2
"""Items that a hand is held to have at the least, of which a trade takes one."""


class Known:
    """Of all hands, by seat, but for their own infection cards."""

    __slots__ = ("loose", "own", "sure")

    def __init__(self, seats: int) -> None:
        self.sure: list[list[Card]] = [[] for _ in range(seats)]
        self.loose: list[list[Card]] = [[] for _ in range(seats)]
        """Items that may have gone on: their hand has traded since."""
        self.own: list[int | None] = [None] * seats
        """How many own infection cards, once that has been seen."""

    def cards(self, seat: int) -> list[Card]:
        return self.sure[seat] + self.loose[seat]

    def lose(self, seat: int, card: Card, draw: Draw) -> None:
        """Of two that are alike the one that stays may have gone on. A card that was not held to be
        here may be one that was held to be elsewhere: the likelier, the fewer there are of it."""
        for cards in (self.sure[seat], self.loose[seat]):
            if card in cards:
                cards.remove(card)
                return
        holders = [cards for cards in self.loose if card in cards]
        if holders and draw() * COPIES[card] < len(holders):
            holders[int(draw() * len(holders))].remove(card)


def follow(
    moves: Sequence[Move], givers: Mapping[int, Seat], items: Sequence[int], draw: Draw
) -> Known:
    """`givers` names, for the trades of the story that infect, who gives an infection card; `items`
    how many items each hand has at most."""
    known = Known(len(items))
    sure, loose = known.sure, known.loose
    for number, move in enumerate(moves):
        if type(move) is Swapped:
            one, other = move
            giver = givers.get(number)
            if giver is not None or sure[one] or sure[other] or loose[one] or loose[other]:
                swap(known, one, other, giver, items, draw)
        elif type(move) is Gave:
            give(known, *move)
        elif type(move) is Got or type(move) is Played:
            lose(known, move.seat, move.card, draw)
        else:
            assert type(move) is Shown
            show(known, *move)
    return known


def give(known: Known, seat: Seat, card: Card) -> None:
    own = known.own[seat]
    if card != infection_of(seat):
        known.sure[seat].append(card)
    elif own is not None:
        known.own[seat] = own + 1


def lose(known: Known, seat: Seat, card: Card, draw: Draw) -> None:
    own = known.own[seat]
    if card == infection_of(seat) and own is not None:
        known.own[seat] = own - 1
    known.lose(seat, card, draw)


def show(known: Known, seat: Seat, cards: Sequence[Card]) -> None:
    own = infection_of(seat)
    known.own[seat] = cards.count(own)
    known.sure[seat] = [card for card in cards if card != own]
    known.loose[seat] = []


def swap(
    known: Known, one: Seat, other: Seat, giver: Seat | None, items: Sequence[int], draw: Draw
) -> None:
    gifts = [gift(known, seat, giver == seat, items[seat], draw) for seat in (one, other)]
    for card, taker in zip(gifts, (other, one), strict=True):
        if card is not None and card != infection_of(taker):
            (known.loose if card < HOST else known.sure)[taker].append(card)


def gift(known: Known, seat: Seat, infects: bool, items: int, draw: Draw) -> Card | None:
    """Taken out of the hand; None if it is a card of which nothing is known."""
    if infects:
        lose(known, seat, infection_of(seat), draw)
        return infection_of(seat)
    loose, sure = known.loose[seat], known.sure[seat]
    if sure:
        loose += [card for card in sure if card < HOST]
        known.sure[seat] = [card for card in sure if card >= HOST]
    place = int(draw() * max(items, len(loose), MAY_HOLD)) if loose else 0
    return loose.pop(place) if place < len(loose) else None
