"""The search cards that the seat has not seen, dealt to the unknown places of hands and deck.

SETUP-3: the pile with the Host has more gas than the rest, and nobody ever holds an Alert. How much
gas lies where is drawn by the number of ways in which it can; everything else is as it falls.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, NamedTuple

from panicroom.station.cards import ALERT, GAS, HOST, SEARCH_DECK, Card
from panicroom.station.deduction.notes import CARDS_FOR_EACH
from panicroom.station.imagining.past import Past

COPIES: Final = Counter(SEARCH_DECK)


class Places(NamedTuple):
    """How many unknown cards lie where: of the pile with the Host, and of all others. The Host card
    is not counted, nor what the seat knows to be in a hand."""

    upper_hands: int
    upper_deck: int
    hands: int
    deck: int
    upper_gas: int
    """Gas of the pile with the Host that is known already."""


class Split(NamedTuple):
    """What of the unknown cards lies in the pile with the Host."""

    gas: int
    alerts: int


class Dealt(NamedTuple):
    hands: list[Card]
    """For the unknown places of all hands, in any order."""
    deck: list[Card]
    """Its top at the end."""


class Piles:
    """What is the same for all that is dealt in one decision."""

    def __init__(self, past: Past) -> None:
        self.past = past
        seen = [(card, is_upper) for card, is_upper in past.pile.seen if past.begun]
        self.own_gas = sum(card == GAS for card, _ in seen)
        self.own_upper_gas = sum(card == GAS and is_upper for card, is_upper in seen)
        self.upper_share = upper_share(past)
        self.splits: dict[tuple[Places, int, int], tuple[list[Split], list[float]]] = {}

    def deal(self, pool: list[int], places: Places, host_in_deck: bool, random: Random) -> Dealt:
        """`pool` counts the unknown cards by kind, without the Host."""
        if self.past.pile.remade is not None:
            return self.deal_remade(pool, places, random)
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
            (upper if upper or not lower else lower).append(HOST)
        random.shuffle(upper)
        random.shuffle(lower)
        return Dealt(above[: places.upper_hands] + below[: places.hands], lower + upper)

    def split(self, places: Places, gas: int, alerts: int, draw: Callable[[], float]) -> Split:
        key = (places, gas, alerts)
        if key not in self.splits:
            self.splits[key] = splits(self.past.case.seats, *key)
        found, weights = self.splits[key]
        return found[bisect(weights, draw() * weights[-1])] if len(found) > 1 else found[0]

    def deal_remade(self, pool: list[int], places: Places, random: Random) -> Dealt:
        """SEARCH-6: a deck of what had been discarded, as far as it has not been seen since."""
        made = Counter(self.past.pile.remade)
        made.subtract(card for card, _ in self.past.pile.seen)
        deck = [ALERT] * pool[ALERT]
        may = [card for card in COPIES if card != ALERT for _ in range(min(made[card], pool[card]))]
        random.shuffle(may)
        deck += may[: places.upper_deck + places.deck - len(deck)]
        left = pool[:]
        for card in deck:
            left[card] -= 1
        hands = [Card(card) for card, count in enumerate(left) for _ in range(count)]
        short = places.upper_deck + places.deck - len(deck)
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


def splits(seats: int, places: Places, gas: int, alerts: int) -> tuple[list[Split], list[float]]:
    """All that can be, and the number of ways in which it can, added up."""
    upper, lower = places.upper_hands + places.upper_deck, places.hands + places.deck
    found, weights = [], []
    for up in range(min(alerts, places.upper_deck) + 1):
        down = alerts - up
        if down > places.deck:
            continue
        for cans in range(min(gas, upper - up) + 1):
            ways = (
                comb(places.upper_deck, up)
                * comb(places.deck, down)
                * comb(upper - up, cans)
                * comb(lower - down, gas - cans)
            )
            weight = ways * gas_weight(seats, places.upper_gas + cans)
            if weight:
                found.append(Split(cans, up))
                weights.append(weight)
    if not found:  # a card counted to the wrong pile: nothing is known of the piles then
        up = min(alerts, places.upper_deck)
        cans = max(0, min(gas, upper - up), gas - (lower - (alerts - up)))
        return [Split(min(cans, upper - up), up)], [1.0]
    return found, list(accumulate(weights))


def gas_weight(seats: int, gas: int) -> float:
    """How likely one arrangement is with so much gas in the upper pile (SETUP-3)."""
    sure, upper = seats, CARDS_FOR_EACH * seats - 1
    chosen, rest = 2 * seats - 1, len(SEARCH_DECK) - seats - 1
    spare = COPIES[GAS] - sure
    if not sure <= gas <= min(upper, COPIES[GAS]):
        return 0.0
    likely = (
        comb(spare, gas - sure) * comb(rest - spare, chosen - (gas - sure)) / comb(rest, chosen)
    )
    lower = len(SEARCH_DECK) - upper - 1
    return likely / (comb(upper, gas) * comb(lower, COPIES[GAS] - gas))
