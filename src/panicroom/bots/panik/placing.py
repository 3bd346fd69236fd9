"""Where a hunter is worth most, and whom to send away or to call."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from panicroom.bots.panik.outlook import Outlook, Points, weigh
from panicroom.panik.pieces import MANORS, OVER_EQUIPPED, ROOM, Hunter, Manor, Seat

LURE: Final = 0.3
"""What a trap that seems inhabited may catch, for each hunter that others have yet to place."""


class Sight(NamedTuple):
    """What a placing is judged by."""

    seat: Seat
    outlook: Outlook
    seeming: Outlook
    """The same table as the others take it to be."""
    cares: list[float]
    lures: frozenset[Manor]
    """The own hidden traps in which nobody of the own team sits yet."""
    to_come: int
    """How many hunters the others have in hand."""

    def value(self, points: Points) -> float:
        return weigh(points, self.cares)


def placed(sight: Sight, hunter: Hunter, manor: Manor) -> float:
    """What it is worth to put it there."""
    lured = LURE * sight.to_come if manor in sight.lures else 0.0
    hunters = (*sight.outlook.lies[manor], hunter)
    return sight.value(sight.outlook.gain(manor, hunters)) + lured


def sent_back(sight: Sight, hunter: Hunter, manor: Manor) -> float:
    """What it is worth to send it away from there; its owner finds the best place left."""
    value = sight.value(sight.outlook.gain(manor, without(sight, hunter, manor)))
    refuge = max(refuges(sight, hunter, manor), default=None)
    if refuge is not None:
        _, found = refuge
        there = (*sight.outlook.lies[found], hunter)
        value += sight.value(sight.outlook.gain(found, there))
    return value


def refuges(sight: Sight, hunter: Hunter, origin: Manor) -> Iterator[tuple[float, Manor]]:
    """What its owner seems to earn with it elsewhere, and where."""
    for manor, hunters in zip(MANORS, sight.seeming.lies, strict=False):
        if manor != origin and len(hunters) < ROOM:
            yield sight.seeming.gain(manor, (*hunters, hunter))[hunter.owner], manor


def called(sight: Sight, hunter: Hunter, origin: Manor, manor: Manor) -> float:
    """What it is worth to bring it from there to here."""
    left = sight.outlook.gain(origin, without(sight, hunter, origin))
    there = sight.outlook.gain(manor, (*sight.outlook.lies[manor], hunter))
    return sight.value(left) + sight.value(there)


def without(sight: Sight, hunter: Hunter, manor: Manor) -> list[Hunter]:
    left = list(sight.outlook.lies[manor])
    left.remove(hunter)
    return left


def best_sending(sight: Sight, newcomer: Hunter, manor: Manor) -> float:
    """What sending somebody away from there would add, once this hunter has come."""
    crowd = (*sight.outlook.lies[manor], newcomer)
    after = sight._replace(
        outlook=sight.outlook.changed(manor, crowd), seeming=sight.seeming.changed(manor, crowd)
    )
    victims = {h for h in sight.outlook.lies[manor] if h.kind != OVER_EQUIPPED}
    return max((sent_back(after, victim, manor) for victim in victims), default=0.0)
