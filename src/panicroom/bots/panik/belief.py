"""The probability of each kind for each manor, as plain data; those of a manor sum to 1."""

from collections.abc import Mapping, Sequence
from typing import Final

from panicroom.bots.panik.clues import NO_CLUE, Weights
from panicroom.kernel.audience import HIDDEN
from panicroom.panik.pieces import GHOSTS, MANOR_COUNTS, MANOR_KINDS, MANORS, Manor
from panicroom.panik.view import View

Belief = tuple[float, ...]
"""The probability of each kind of manor."""

KNOWN: Final[tuple[Belief, ...]] = tuple(
    tuple(float(kind == other) for other in range(len(MANOR_KINDS)))
    for kind in range(len(MANOR_KINDS))
)


def beliefs(view: View, clues: Mapping[Manor, Weights]) -> list[Belief]:
    """The viewer's probabilities for every manor."""
    counts = unseen(view, by_all=False)
    return [
        weighed(counts, clues.get(number, NO_CLUE)) if manor.kind is HIDDEN else KNOWN[manor.kind]
        for number, manor in zip(MANORS, view.manors, strict=False)
    ]


def appearance(view: View, clues: Mapping[Manor, Weights]) -> list[Belief]:
    """The others' probabilities for the viewer's hidden manors; the viewer's own for the rest."""
    counts, seen = unseen(view, by_all=True), beliefs(view, clues)
    return [
        seen[number]
        if manor.is_up or manor.owner != view.viewer
        else weighed(counts, clues.get(number, NO_CLUE))
        for number, manor in zip(MANORS, view.manors, strict=False)
    ]


def unseen(view: View, by_all: bool) -> list[int]:
    """How many manors of each kind the viewer has not seen, or not all have."""
    counts = [*view.rulings.ghosts, *MANOR_COUNTS[GHOSTS:]]
    for manor in view.manors:
        if manor.kind is not HIDDEN and (manor.is_up or not by_all):
            counts[manor.kind] -= 1
    return counts


def weighed(counts: Sequence[int], weights: Weights) -> Belief:
    shares = [count * weight for count, weight in zip(counts, weights, strict=True)]
    total = sum(shares)
    return tuple(share / total for share in shares)
