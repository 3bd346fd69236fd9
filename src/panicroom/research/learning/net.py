"""A net with one hidden layer, two heads and its gradients: how good each action is, and what the
game will pay. In NumPy alone, so that the example needs nothing to be installed."""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[Any]
"""Of 32 bits."""
SCALE: Final[Floats] = np.log2(1 + np.arange(256)).astype(np.float32)
"""A flag counts as 1, a large count not much more."""
NEVER: Final = np.float32(-1e9)


class Thought(NamedTuple):
    """What the net makes of some observations, and what its gradients need."""

    inputs: Floats
    hidden: Floats
    chances: Floats
    """Of each action; 0 for those that are not offered."""
    values: Floats


class Net:
    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        chooser = np.random.default_rng(seed)

        def random(rows: int, columns: int, size: float) -> Floats:
            drawn = chooser.standard_normal((rows, columns)) * size / np.sqrt(rows)
            return np.asarray(drawn, np.float32)

        self.weights: dict[str, Floats] = {
            "in": random(inputs, hidden, 1.0),
            "in+": np.zeros(hidden, np.float32),
            "act": random(hidden, actions, 0.1),
            "act+": np.zeros(actions, np.float32),
            "value": random(hidden, 1, 0.1),
            "value+": np.zeros(1, np.float32),
        }

    def think(self, seen: NDArray[Any], masks: NDArray[Any]) -> Thought:
        weights, inputs = self.weights, SCALE[seen]
        hidden = np.maximum(inputs @ weights["in"] + weights["in+"], 0)
        scores = np.where(masks, hidden @ weights["act"] + weights["act+"], NEVER)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        values = (hidden @ weights["value"] + weights["value+"])[:, 0]
        return Thought(inputs, hidden, chances, values)

    def gradients(
        self, thought: Thought, by_scores: Floats, by_values: Floats
    ) -> dict[str, Floats]:
        """From the gradients by what it said to those by its weights."""
        weights, column = self.weights, by_values[:, None]
        by_hidden = by_scores @ weights["act"].T + column @ weights["value"].T
        by_hidden *= thought.hidden > 0
        return {
            "in": thought.inputs.T @ by_hidden,
            "in+": by_hidden.sum(0),
            "act": thought.hidden.T @ by_scores,
            "act+": by_scores.sum(0),
            "value": thought.hidden.T @ column,
            "value+": column.sum(0),
        }


class Adam:
    """Steps down the gradients, each weight at a pace of its own."""

    def __init__(self, net: Net, rate: float) -> None:
        self._net, self._rate, self._steps = net, rate, 0
        self._mean = {name: np.zeros_like(held) for name, held in net.weights.items()}
        self._square = {name: np.zeros_like(held) for name, held in net.weights.items()}

    def step(self, gradients: dict[str, Floats]) -> None:
        self._steps += 1
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            scale = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self._net.weights[name] -= self._rate * mean / (1 - 0.9**self._steps) / scale
