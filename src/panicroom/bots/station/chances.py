"""Probabilities of worlds, of which exactly one is so, and how evidence changes them.

A world here is a set of players, the infected, as bits by seat: a list of 2**seats chances in the
order of these numbers. Nothing else about a world is followed.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final, TypeAlias

Chances: TypeAlias = tuple[float, ...]
"""One for each world; they sum to 1."""

NOBODY_INFECTED: Final = 0
LEAST: Final = 1e-12
"""What is less likely than this has been ruled out."""


def none_infected(seats: int) -> Chances:
    return (1.0, *[0.0] * ((1 << seats) - 1))


def independent(each: Sequence[float]) -> Chances:
    """By how likely each player is infected, whatever the others are."""
    worlds = product(*([1 - chance, chance] for chance in reversed(each)))
    return tuple(map(prod, worlds))


@cache
def with_seat(seats: int, seat: int) -> tuple[bool, ...]:
    """For each world whether this player is infected there."""
    return tuple(bool(world >> seat & 1) for world in range(1 << seats))


def normal(weights: Sequence[float], old: Chances) -> Chances:
    """The same weights with a sum of 1; the old chances if nothing is left, for then some earlier
    evidence was wrong."""
    total = sum(weights)
    return tuple([weight / total for weight in weights]) if total > LEAST else old


def of_seats(chances: Chances, seats: int) -> tuple[float, ...]:
    """How likely each player is infected."""
    return tuple(
        min(
            1.0, sum([c for c, there in zip(chances, with_seat(seats, seat), strict=True) if there])
        )
        for seat in range(seats)
    )


def weighed(chances: Chances, seats: int, seat: int, factor: float) -> Chances:
    """After something that the infected do so many times more often than the humans."""
    there = with_seat(seats, seat)
    new = [c * factor if is_so else c for c, is_so in zip(chances, there, strict=True)]
    return normal(new, chances)


def given_count(chances: Chances, among: int, count: int) -> Chances:
    """Knowing how many of these players, as bits, are infected."""
    new = [c if (world & among).bit_count() == count else 0.0 for world, c in enumerate(chances)]
    return normal(new, chances)


def given(chances: Chances, infected: int, human: int) -> Chances:
    """Knowing of some players, as bits, what they are. Where no world agrees, everybody is made
    what is known."""
    new = [
        c if world & infected == infected and not world & human else 0.0
        for world, c in enumerate(chances)
    ]
    if sum(new) > LEAST:
        return normal(new, chances)
    return moved(chances, ((world, 1.0, (world | infected) & ~human) for world in range(len(new))))


def drawn(chances: Chances, seat: int, chance: float) -> Chances:
    """After a player has drawn a card that, with this chance, is the Host card if nobody has it."""
    return moved(chances, [(NOBODY_INFECTED, chance, 1 << seat)])


def met(chances: Chances, seats: int, one: int, other: int, passed: float) -> Chances:
    """After two players have traded, and one of them, if infected, has infected the other with
    this chance."""
    pair = 1 << one | 1 << other
    return moved(
        chances, ((w, passed, w | pair) for w in range(1 << seats) if 0 != w & pair != pair)
    )


def opposed(chances: Chances, one: int, other: int, alike: float) -> Chances:
    """After an attack: so much less likely between two of the same side."""
    new = [
        c * (alike if (world >> one ^ world >> other) & 1 == 0 else 1.0)
        for world, c in enumerate(chances)
    ]
    return normal(new, chances)


def moved(chances: Chances, moves: Iterable[tuple[int, float, int]]) -> Chances:
    """After this part of each world's chance has become that of another one."""
    new = list(chances)
    for world, part, into in moves:
        if chances[world] and into != world:
            new[world] -= part * chances[world]
            new[into] += part * chances[world]
    return tuple(new)
