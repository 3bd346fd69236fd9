"""Probabilities and how evidence changes them."""

from collections.abc import Sequence
from itertools import product
from math import prod


def tilted(chance: float, factor: float) -> float:
    """The probability after its odds have been multiplied by a factor."""
    odds = factor * chance
    return odds / (odds + 1 - chance) if chance < 1 else 1.0


def scaled(chances: Sequence[float], count: int) -> list[float]:
    """An approximation of each probability, given how many of the cases are true."""
    total = sum(chances)
    return [min(0.98, chance * count / total) for chance in chances]


def exactly(chances: Sequence[float], count: int) -> list[float]:
    """Each probability, given how many of the cases are true."""
    total, share = 0.0, [0.0] * len(chances)
    for world in product((False, True), repeat=len(chances)):
        if sum(world) != count:
            continue
        weight = prod(c if is_so else 1 - c for c, is_so in zip(chances, world, strict=True))
        total += weight
        share = [s + weight * is_so for s, is_so in zip(share, world, strict=True)]
    return [s / total for s in share]
