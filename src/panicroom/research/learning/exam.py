"""How often a policy wins against players that choose at random: always the same deals, with the
learner in each seat in turn."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from panicroom.research.doors.gymnasium_batch import BatchEnv
from panicroom.research.learning.net import Net

DEALS: Final = 1_000_003
"""The seed of the deals, which nothing is learned from."""


def wins(name: str, seats: int, net: Net | None, games: int) -> float:
    """The share of games won; None plays at random like the others."""
    env = BatchEnv(name, games, seats=seats, copy=False)
    seen, infos = env.reset(seed=DEALS)
    learner = np.arange(games) % seats
    won = np.zeros(games, bool)
    left = np.ones(games, bool)
    while left.any():
        actions = env.sample()
        asked = np.flatnonzero((infos["seat"] == learner) & left)
        if net is not None and len(asked):
            actions[asked] = best(net, seen, asked)
        seen, _, over, _, infos = env.step(actions)
        for row in np.flatnonzero(over & left):
            won[row] = infos["final_info"]["payoffs"][row, learner[row], 0] > 0
        left &= ~over
    return float(won.mean())


def best(net: Net, seen: dict[str, NDArray[Any]], rows: NDArray[Any]) -> NDArray[Any]:
    thought = net.think(seen["observation"][rows], seen["action_mask"][rows])
    return np.asarray(thought.chances.argmax(1))
