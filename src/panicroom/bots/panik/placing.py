"""Where a hunter is worth most, and whom to send away or to call."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from panicroom.bots.panik.outlook import Outlook, Points, weigh
from panicroom.panik.pieces import MANORS, OVER_EQUIPPED, ROOM, TANDEM, Hunter, Manor, Seat

LURE: Final = 0.3
"""What a trap that seems inhabited may catch, for each hunter that others have yet to place."""


class Leaving(NamedTuple):
    """What it is worth that a hunter leaves a manor."""

    value: float
    hunter: Hunter
    origin: Manor


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
    within_call: tuple["Leaving", ...] = ()
    """Who could be called, the best to lose first; empty for who does not plan calls."""

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


def leavings(sight: Sight) -> tuple[Leaving, ...]:
    """PTURN-4: who can be called, and from where."""
    found = [
        Leaving(sight.value(sight.outlook.gain(origin, without(sight, h, origin))), h, origin)
        for origin, hunters in zip(MANORS, sight.outlook.lies, strict=False)
        if len(hunters) < ROOM
        for h in set(hunters)
        if h.kind not in (TANDEM, OVER_EQUIPPED)
    ]
    return tuple(sorted(found, reverse=True))


def best_calling(sight: Sight, newcomer: Hunter, manor: Manor) -> float:
    """What calling somebody there would add, once this hunter has come: of each team, which is one
    head like another, whoever is best called away."""
    crowd = (*sight.outlook.lies[manor], newcomer)
    if len(crowd) >= ROOM:
        return 0.0
    after = sight.outlook.changed(manor, crowd)
    best: dict[Seat, float] = {}
    for value, hunter, origin in sight.within_call:
        if origin != manor and hunter.owner not in best:
            arrives = sight.value(after.gain(manor, (*crowd, hunter)))
            best[hunter.owner] = value + arrives
    return max(best.values(), default=0.0)
