"""Games of a net, until enough of its decisions are known to have paid or not: against itself, or
in one seat of each game against players that choose at random."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from panicroom.research.doors.gymnasium_batch import BatchEnv
from panicroom.research.learning.net import Net

LONGEST: Final = 512
"""Decisions of a game; from a longer one nothing is learned."""


class Decisions(NamedTuple):
    seen: NDArray[Any]
    masks: NDArray[Any]
    actions: NDArray[Any]
    chances: NDArray[Any]
    """Of the action, when it was chosen."""
    values: NDArray[Any]
    """What the net expected then."""
    earned: NDArray[Any]


class SelfPlay:
    def __init__(self, env: BatchEnv, seed: int, learner: NDArray[Any] | None = None) -> None:
        """`learner` is the seat of each row that the net plays; all of them without it."""
        self._env, self._chooser = env, np.random.default_rng(seed)
        self._learner = learner
        self._seen, self._infos = env.reset(seed=seed)
        self._clock = 0
        self._began = np.zeros(env.num_envs, int)
        self._kept: dict[str, NDArray[Any]] = {}

    def play(self, net: Net, wanted: int) -> Decisions:
        """At least so many decisions, of games that are over."""
        found: list[Decisions] = []
        while sum(len(some.actions) for some in found) < wanted:
            actions = self._decide(net)
            self._seen, _, over, _, self._infos = self._env.step(actions)
            for row in np.flatnonzero(over):
                found += self._finished(int(row), self._infos["final_info"]["payoffs"][row])
            self._clock += 1
            self._began[over] = self._clock
        return Decisions(*map(np.concatenate, zip(*found, strict=True)))

    def _decide(self, net: Net) -> NDArray[Any]:
        asked, masks = self._infos["seat"], self._seen["action_mask"]
        is_own = np.ones(len(asked), bool) if self._learner is None else asked == self._learner
        thought = net.think(self._seen["observation"], masks)
        actions = np.where(is_own, drawn(thought.chances, self._chooser), self._env.sample())
        self._keep(
            seen=self._seen["observation"],
            masks=masks,
            actions=actions,
            chances=thought.chances[np.arange(len(actions)), actions],
            values=thought.values,
            seat=asked,
            side=self._infos["side"],
            learns=is_own & (masks.sum(1) > 1),
        )
        return actions

    def _keep(self, **told: NDArray[Any]) -> None:
        for name, array in told.items():
            if name not in self._kept:
                self._kept[name] = np.zeros((LONGEST, *array.shape), array.dtype)
            self._kept[name][self._clock % LONGEST] = array

    def _finished(self, row: int, payoffs: NDArray[Any]) -> list[Decisions]:
        """The net's decisions that were a choice, each paid by the seat and side it was taken
        on."""
        steps = np.arange(self._began[row], self._clock + 1)
        if len(steps) > LONGEST:
            return []
        steps %= LONGEST
        steps = steps[self._kept["learns"][steps, row]]
        told = {name: array[steps, row] for name, array in self._kept.items()}
        earned = payoffs[told["seat"], told["side"]].astype(np.float32)
        kept = {name: told[name] for name in Decisions._fields if name in told}
        return [Decisions(**kept, earned=earned)]


def drawn(chances: NDArray[Any], chooser: np.random.Generator) -> NDArray[Any]:
    """An action for each row, by its chances."""
    limits = chooser.random((len(chances), 1), np.float32) * chances.sum(1, keepdims=True)
    above = chances.cumsum(1) > limits
    return np.asarray(np.where(above.any(1), above.argmax(1), chances.argmax(1)))
