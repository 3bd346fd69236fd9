"""The infections of an imagined story as a state keeps them."""

from collections.abc import Iterable, Sequence
from typing import Final

from panicroom.kernel.audience import HiddenType
from panicroom.station.imagining.loyalties import Passed
from panicroom.station.imagining.past import Fallen
from panicroom.station.state import Infection
from panicroom.station.tokens import NOBODY, Seat

NEVER: Final = 1 << 30
"""A round that does not come."""


def infections(told: Iterable[Passed], me: Seat, took: bool | HiddenType) -> list[Infection]:
    """VARIANT-2: a Host may know from the own options whether an attempt ever `took`."""
    found = [infection for _, infection in told]
    others = [infection for infection in found if infection.seat != me]
    is_told = any(infection.by == me for infection in found)
    if took is False and is_told:
        return handed_on(me, others)
    if took is True and not is_told:
        found.remove(others[-1])
        found.append(others[-1]._replace(by=me))
    return found


def handed_on(host: Seat, others: list[Infection]) -> list[Infection]:
    """VARIANT-2: the first of the others was the Host before, and has infected all."""
    first, *rest = others
    return [
        first._replace(by=NOBODY),
        Infection(host, first.seat, first.round),
        *(infection._replace(by=first.seat) for infection in rest),
    ]


def proven(fallen: Iterable[Fallen], infections: Sequence[Infection]) -> frozenset[Seat]:
    """VARIANT-4: who was infected when a human fell to them."""
    since = {infection.seat: infection.round for infection in infections}
    return frozenset(
        fall.by
        for fall in fallen
        if fall.seat not in since and since.get(fall.by, NEVER) <= fall.round
    )
