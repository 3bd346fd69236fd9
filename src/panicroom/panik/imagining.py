"""Whole states of Panik as a seat may imagine them: made from what it sees and what it believes,
and from nothing else."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.dice import Dice
from panicroom.panik.pieces import (
    EVERY_MANOR_KIND,
    GHOSTS,
    MANOR_COUNTS,
    MANORS,
    UNKNOWN,
    Manor,
    ManorKind,
)
from panicroom.panik.reasons import seen_state
from panicroom.panik.state import State
from panicroom.panik.view import View

STREAM: Final = "imagine"
EXCHANGES: Final = 6
"""For each hidden manor: so often it may change places with another, until weights tell."""


class Imagination:
    """What one seat may imagine at one decision. `belief` has for a manor a weight for each kind,
    as its owner's doings speak for it; how many there are of a kind is counted here."""

    def __init__(self, view: View, belief: Mapping[Manor, Sequence[float]]) -> None:
        assert view.viewer is not None
        assert view.outcome is None
        self.base = seen_state(view)
        self.hidden = [m for m in MANORS[: len(view.manors)] if view.manors[m].kind is HIDDEN]
        left = [*view.rulings.ghosts, *MANOR_COUNTS[GHOSTS:]]
        for manor in view.manors:
            if manor.kind is not HIDDEN:
                left[manor.kind] -= 1
        self.kinds = [kind for kind in EVERY_MANOR_KIND for _ in range(left[kind])]
        plain = [1.0] * UNKNOWN
        self.weights = [belief.get(manor, plain) for manor in self.hidden]
        self.weights += [plain] * (len(self.kinds) - len(self.hidden))
        self.is_plain = all(len(set(weights)) == 1 for weights in self.weights)

    def state(self, dice: Dice) -> State:
        """One such state; the same dice give the same one. Nobody else has sealed
        anything in it."""
        random = Random(dice.below(STREAM, 1 << 62))
        kinds = self.kinds[:]
        random.shuffle(kinds)
        if not self.is_plain:
            self.exchange(kinds, random)
        state = self.base.copy()
        for manor, kind in zip(self.hidden, kinds, strict=False):
            state.manors[manor] = kind
        state.aside = sorted(kinds[len(self.hidden) :])
        state.dice = Dice(f"imagined-{random.getrandbits(64)}")
        return state

    def exchange(self, kinds: list[ManorKind], random: Random) -> None:
        """Metropolis: two change places if that is likelier, and else as often as it is as
        likely."""
        draw, weights, count = random.random, self.weights, len(kinds)
        for _ in range(EXCHANGES * len(self.hidden)):
            one, other = int(draw() * len(self.hidden)), int(draw() * count)
            here, there = kinds[one], kinds[other]
            now = weights[one][here] * weights[other][there]
            then = weights[one][there] * weights[other][here]
            if draw() * now < then:
                kinds[one], kinds[other] = there, here


def imagine(view: View, belief: Mapping[Manor, Sequence[float]], dice: Dice) -> State:
    return Imagination(view, belief).state(dice)
