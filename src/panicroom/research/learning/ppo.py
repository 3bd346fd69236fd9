"""Proximal policy optimization: make what has paid better than expected more likely, but not by
much at a time."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from panicroom.research.learning.net import Adam, Net, Thought
from panicroom.research.learning.self_play import Decisions

CLIP: Final = 0.2
EPOCHS: Final = 8
SLICE: Final = 512
CURIOSITY: Final = 0.01
TRUST: Final = 0.5
"""How much what the game pays counts beside what is done."""


def learn(net: Net, adam: Adam, told: Decisions, chooser: np.random.Generator) -> None:
    better = told.earned - told.values
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        order = chooser.permutation(len(better))
        for first in range(0, len(order), SLICE):
            part = order[first : first + SLICE]
            some = Decisions(*(array[part] for array in told))
            thought = net.think(some.seen, some.masks)
            by_scores = scores_gradient(thought, some, better[part]) / len(part)
            by_values = 2 * TRUST * (thought.values - some.earned) / len(part)
            adam.step(net.gradients(thought, by_scores, by_values.astype(np.float32)))


def scores_gradient(thought: Thought, some: Decisions, better: NDArray[Any]) -> NDArray[np.float32]:
    """By the score of each action, of what is to become small."""
    chances, rows = thought.chances, np.arange(len(better))
    ratio = chances[rows, some.actions] / some.chances
    held = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    by_choice = np.where(held, 0, -ratio * better)[:, None]
    chosen = np.zeros_like(chances)
    chosen[rows, some.actions] = 1
    logs = np.log(np.maximum(chances, 1e-12))
    doubt = -(chances * logs).sum(1, keepdims=True)
    by_doubt = CURIOSITY * chances * (logs + doubt)
    return np.asarray(by_choice * (chosen - chances) + by_doubt, np.float32)
