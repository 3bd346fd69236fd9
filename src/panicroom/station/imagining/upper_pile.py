"""How the gas and the Alerts that a seat has not seen may be shared out between the pile with the
Host and the rest (SETUP-3): each way weighed by the number of ways in which it can be."""

from collections import Counter
from itertools import accumulate
from math import comb
from typing import Final, NamedTuple

from panicroom.station.cards import GAS, SEARCH_DECK
from panicroom.station.deduction.notes import CARDS_FOR_EACH

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
