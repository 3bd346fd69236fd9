"""From a net that knows nothing to one that wins, with an exam now and then."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from panicroom.research.doors.gymnasium_batch import BatchEnv
from panicroom.research.learning.exam import wins
from panicroom.research.learning.net import Adam, Net
from panicroom.research.learning.ppo import learn
from panicroom.research.learning.self_play import SelfPlay

GAMES_AT_ONCE: Final = 128
DECISIONS_A_LESSON: Final = 8192
EXAM_GAMES: Final = 600


class Mark(NamedTuple):
    """A point of the learning curve."""

    decisions: int
    wins: float


class Plan(NamedTuple):
    game: str
    seats: int
    reward: str
    decisions: int
    """How many to learn from."""
    exams: int
    seed: int
    against: str = "itself"
    rate: float = 1e-3


def train(net: Net, plan: Plan) -> Iterator[Mark]:
    """The net learns while this is iterated."""
    env = BatchEnv(plan.game, GAMES_AT_ONCE, reward=plan.reward, seats=plan.seats, copy=False)
    seats = np.arange(GAMES_AT_ONCE) % plan.seats
    table = SelfPlay(env, plan.seed, None if plan.against == "itself" else seats)
    adam, chooser, learned = Adam(net, plan.rate), np.random.default_rng(plan.seed), 0
    for exam in range(plan.exams + 1):
        while learned < plan.decisions * exam // plan.exams:
            told = table.play(net, DECISIONS_A_LESSON)
            learn(net, adam, told, chooser)
            learned += len(told.actions)
        yield Mark(learned, wins(plan.game, plan.seats, net, EXAM_GAMES))
