"""What a seat remembers of Panik: at each hidden manor, what its owner has done there.

Only owners know what lies face down, so only what they do says anything. Each deed multiplies the
weight of every kind the manor may be, and none rules one out, since anybody may bluff; the cards
not seen yet do the rest.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from panicroom.kernel.audience import Event
from panicroom.panik.pieces import (
    MANOR_KINDS,
    TANDEM,
    Manor,
    Seat,
    manors_of,
    owner_of,
)
from panicroom.panik.rules.sending import HunterCalled, HunterPlacedAgain, HunterSentBack
from panicroom.panik.rules.setup import HunterPlaced

Weights = tuple[float, ...]
"""One for each kind of manor: ghosts of 1 to 5, shared, trap."""

NO_CLUE: Final[Weights] = (1.0,) * len(MANOR_KINDS)


TANDEM_POSTED: Final[Weights] = (0.3, 0.6, 1.0, 1.6, 2.2, 0.5, 0.2)
PASSED_OVER: Final[Weights] = (1.2, 1.1, 1.0, 0.8, 0.6, 1.1, 1.4)
"""The owner's other hidden manors when the first tandem was posted."""
OWN_HUNTER: Final[Weights] = (0.5, 0.8, 1.0, 1.3, 1.6, 1.1, 0.3)
STRANGER_SENT: Final[Weights] = (0.9, 1.0, 1.1, 1.2, 1.3, 1.3, 0.2)
STRANGER_CALLED: Final[Weights] = (0.6, 0.6, 0.6, 0.6, 0.6, 0.4, 5.0)


class Memory(NamedTuple):
    seat: Seat
    clues: Mapping[Manor, Weights]
    """For each manor at which its owner has done something."""
    posted: frozenset[Seat]
    """Whose first tandem has been seen."""


def begin_memory(seat: Seat) -> Memory:
    return Memory(seat, {}, frozenset())


def remembered(memory: Memory, event: Event) -> Memory:
    if isinstance(event, HunterPlaced) and owner_of(event.manor) == event.seat:
        if event.kind == TANDEM and event.seat not in memory.posted:
            return post_seen(memory, event.seat, event.manor)
        return clue(memory, event.manor, OWN_HUNTER)
    if isinstance(event, HunterPlacedAgain) and owner_of(event.manor) == event.hunter.owner:
        return clue(memory, event.manor, OWN_HUNTER)
    if isinstance(event, HunterSentBack) and is_stranger(event):
        return clue(memory, event.manor, STRANGER_SENT)
    if isinstance(event, HunterCalled) and is_stranger(event):
        return clue(memory, event.manor, STRANGER_CALLED)
    return memory


def is_stranger(event: HunterSentBack | HunterCalled) -> bool:
    """An owner did this, at the own manor, to a hunter of another."""
    return owner_of(event.manor) == event.seat != event.hunter.owner


def post_seen(memory: Memory, owner: Seat, post: Manor) -> Memory:
    """The first tandem goes to the best of three; the other two were passed over."""
    for manor in manors_of(owner):
        memory = clue(memory, manor, TANDEM_POSTED if manor == post else PASSED_OVER)
    return memory._replace(posted=memory.posted | {owner})


def clue(memory: Memory, manor: Manor, weights: Weights) -> Memory:
    known = memory.clues.get(manor, NO_CLUE)
    weighed = tuple(a * b for a, b in zip(known, weights, strict=True))
    return memory._replace(clues={**memory.clues, manor: weighed})
