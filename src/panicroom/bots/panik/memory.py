"""What a seat remembers of Panik: at each hidden manor, what its owner has done there, and which
owners have been caught bluffing.

Only owners know what lies face down, so only what they do says anything (`clues.py`).
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from panicroom.kernel.audience import Event
from panicroom.panik.pieces import TANDEM, TRAP, Manor, Seat, manors_of, owner_of
from panicroom.panik.rules.sending import HunterCalled, HunterPlacedAgain, HunterSentBack
from panicroom.panik.rules.setup import HunterPlaced, ManorTurned


class Deed(Enum):
    """Of an owner at an own manor."""

    POSTED = "posted"
    """The first tandem was put there."""
    PASSED_OVER = "passed over"
    """It was put into another one."""
    STAYED = "stayed"
    """An own hunter was put there."""
    SENT = "sent"
    """A stranger was sent away."""
    CALLED = "called"
    """A stranger was called in."""


PRETENDS: Final = frozenset({Deed.POSTED, Deed.STAYED})
"""Whoever does so at a trap bluffs."""


class Memory(NamedTuple):
    seat: Seat
    deeds: Mapping[Manor, tuple[Deed, ...]]
    """For each manor at which its owner has done something."""
    posted: frozenset[Seat]
    """Whose first tandem has been seen."""
    caught: frozenset[Seat]
    """Who has sat down in an own trap, as was seen when it was turned up."""
    honest: frozenset[Seat]
    """In whose manor, turned up, was no trap where its owner sat; once is no proof."""


def begin_memory(seat: Seat) -> Memory:
    return Memory(seat, {}, frozenset(), frozenset(), frozenset())


def remembered(memory: Memory, event: Event) -> Memory:
    match event:
        case ManorTurned(manor, kind):
            return turned(memory, manor, kind == TRAP)
        case HunterPlaced(seat, kind, manor) if owner_of(manor) == seat:
            if kind == TANDEM and seat not in memory.posted:
                return post_seen(memory, seat, manor)
            return done(memory, manor, Deed.STAYED)
        case HunterPlacedAgain(hunter, manor) if owner_of(manor) == hunter.owner:
            return done(memory, manor, Deed.STAYED)
        case HunterSentBack() if is_stranger(event):
            return done(memory, event.manor, Deed.SENT)
        case HunterCalled() if is_stranger(event):
            return done(memory, event.manor, Deed.CALLED)
    return memory


def is_stranger(event: HunterSentBack | HunterCalled) -> bool:
    """An owner did this, at the own manor, to a hunter of another."""
    return owner_of(event.manor) == event.seat != event.hunter.owner


def post_seen(memory: Memory, owner: Seat, post: Manor) -> Memory:
    """The first tandem goes to the best of three; the other two were passed over."""
    for manor in manors_of(owner):
        memory = done(memory, manor, Deed.POSTED if manor == post else Deed.PASSED_OVER)
    return memory._replace(posted=memory.posted | {owner})


def done(memory: Memory, manor: Manor, deed: Deed) -> Memory:
    deeds = (*memory.deeds.get(manor, ()), deed)
    return memory._replace(deeds={**memory.deeds, manor: deeds})


def turned(memory: Memory, manor: Manor, is_trap: bool) -> Memory:
    if not PRETENDS & set(memory.deeds.get(manor, ())):
        return memory
    owner = owner_of(manor)
    if is_trap:
        return memory._replace(caught=memory.caught | {owner})
    return memory._replace(honest=memory.honest | {owner})
