"""The search cards that the seat has not seen, dealt to the unknown places of hands and deck.

SETUP-3: the pile with the Host has more gas than the rest, and nobody ever holds an Alert. How much
gas lies where is drawn by the number of ways in which it can; everything else is as it falls.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from panicroom.station.cards import ALERT, AMMO, GAS, HOST, SEARCH_KINDS, Card
from panicroom.station.deduction.notes import CARDS_FOR_EACH
from panicroom.station.imagining.past import Past
from panicroom.station.imagining.upper_pile import COPIES, Places, Split, splits
from panicroom.station.view import View


class Dealt(NamedTuple):
    hands: list[Card]
    """For the unknown places of all hands, in any order."""
    deck: list[Card]
    """Its top at the end."""


class Piles:
    """What is the same for all that is dealt in one decision."""

    def __init__(self, past: Past, deck: int) -> None:
        self.past = past
        self.deck = deck
        seen = [(card, is_upper) for card, is_upper in past.pile.seen if past.begun]
        self.own_gas = sum(card == GAS for card, _ in seen)
        self.own_upper_gas = sum(card == GAS and is_upper for card, is_upper in seen)
        self.upper_share = upper_share(past)
        self.splits: dict[tuple[Places, int, int], tuple[list[Split], list[float]]] = {}

    def deal(self, pool: list[int], in_hands: int, host_in_deck: bool, random: Random) -> Dealt:
        """`pool` counts the unknown cards by kind, without the Host, and `in_hands` how many of
        them lie in hands."""
        if self.past.pile.remade is not None:
            return self.deal_remade(pool, random)
        places = self.places(pool, in_hands, host_in_deck)
        gas, alerts = pool[GAS], pool[ALERT]
        split = self.split(places, gas, alerts, random.random)
        rest = [card for card in PLAIN for _ in range(pool[card])]
        random.shuffle(rest)
        cut = places.upper_hands + places.upper_deck - split.alerts - split.gas
        above = [GAS] * split.gas + rest[:cut]
        below = [GAS] * (gas - split.gas) + rest[cut:]
        random.shuffle(above)
        random.shuffle(below)
        upper = above[places.upper_hands :] + [ALERT] * split.alerts
        lower = below[places.hands :] + [ALERT] * (alerts - split.alerts)
        if host_in_deck:
            (upper if self.past.begun else lower).append(HOST)
        random.shuffle(upper)
        random.shuffle(lower)
        return Dealt(above[: places.upper_hands] + below[: places.hands], lower + upper)

    def split(self, places: Places, gas: int, alerts: int, draw: Callable[[], float]) -> Split:
        key = (places, gas, alerts)
        if key not in self.splits:
            self.splits[key] = splits(self.past.case.seats, *key)
        found, weights = self.splits[key]
        return found[bisect(weights, draw() * weights[-1])] if len(found) > 1 else found[0]

    def places(self, pool: list[int], in_hands: int, host_in_deck: bool) -> Places:
        """Before the pile of SETUP-3 is gone all that anybody has drawn is of it; after that the
        unknown cards of hands are of either pile as often as others drew from it."""
        deck = self.deck - host_in_deck
        above = min(deck, max(0, self.past.upper_left - host_in_deck))
        up = round(in_hands * self.upper_share)
        others_gas = COPIES[GAS] - pool[GAS] - self.own_gas
        gas = self.own_upper_gas + round(others_gas * self.upper_share)
        return Places(up, above, in_hands - up, deck - above, gas)

    def deal_remade(self, pool: list[int], random: Random) -> Dealt:
        """SEARCH-6: a deck of what had been discarded, as far as it has not been seen since."""
        made = Counter(self.past.pile.remade)
        made.subtract(card for card, _ in self.past.pile.seen)
        deck = [ALERT] * pool[ALERT]
        may = [card for card in COPIES if card != ALERT for _ in range(min(made[card], pool[card]))]
        random.shuffle(may)
        deck += may[: self.deck - len(deck)]
        left = pool[:]
        for card in deck:
            left[card] -= 1
        hands = [Card(card) for card, count in enumerate(left) for _ in range(count)]
        short = self.deck - len(deck)
        random.shuffle(hands)
        deck += [hands.pop() for _ in range(short)]
        random.shuffle(deck)
        return Dealt(hands, deck)


def upper_share(past: Past) -> float:
    """How much of what others drew was of the pile with the Host."""
    upper = CARDS_FOR_EACH * past.case.seats
    if not past.begun:
        return 0.0
    own = [is_upper for _, is_upper in past.pile.seen]
    above = min(past.pile.drawn, upper) - sum(own)
    below = max(0, past.pile.drawn - upper) - own.count(False)
    return above / (above + below) if above + below else 1.0


PLAIN: Final = tuple(card for card in COPIES if card not in (GAS, ALERT, HOST))


def unseen(view: View, own: tuple[Card, ...]) -> list[int]:
    """How many of each kind lie in other hands and in the deck, without the Host card."""
    left = COPIES.copy()
    left.subtract(view.discards)
    left.subtract(card for card in own if card <= HOST)
    for player in view.players:
        left.subtract(player.table)
        left[AMMO] -= len(player.bullets)
    return [0 if card == HOST else left[card] for card in map(Card, range(SEARCH_KINDS))]
