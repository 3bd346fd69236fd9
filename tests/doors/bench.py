"""`make doors-bench`: decisions a second of random play through each door, by the processor's time,
beside the game in numbers that they stand on. All in one run, the best of three."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel

from panicroom.research.doors import openspiel
from panicroom.research.doors.gymnasium_batch import BatchEnv
from panicroom.research.doors.gymnasium_seat import SeatEnv
from panicroom.research.doors.pettingzoo import TableEnv
from panicroom.research.play import Play

SHORT = {"station": "python_panic_station", "panik": "python_panik"}
ROWS = 1024
registered = openspiel.register


def play(name: str) -> int:
    chooser, made = random.Random(1), 0
    for number in range(30):
        game = Play.begin(name, f"bench/{number}")
        while not game.over:
            choices = game.choices()
            game.step(choices[int(chooser.random() * len(choices))])
            made += 1
    return made


def batch(name: str) -> int:
    env = BatchEnv(name, ROWS)
    for _ in range(30):
        env.step(env.sample())
    return 30 * ROWS


def table(name: str, heard: bool) -> int:
    env, chooser, made = TableEnv(name, heard=heard), np.random.default_rng(1), 0
    for seed in range(4):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            offered = np.flatnonzero(seen["action_mask"])
            env.step(None if over else int(chooser.choice(offered)))
            made += not over
    return made


def seat(name: str) -> int:
    env, chooser, made = SeatEnv(name), np.random.default_rng(1), 0
    for seed in range(8):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action = int(chooser.choice(np.flatnonzero(seen["action_mask"])))
            seen, _, over, _, _ = env.step(action)
            made += 1
    return made


def tree(game: str) -> int:
    loaded, chooser, made = pyspiel.load_game(game), random.Random(1), 0
    for _ in range(5):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            made += not state.is_chance_node()
            choices = state.legal_actions()
            state.apply_action(choices[int(chooser.random() * len(choices))])
    return made


def doors(name: str) -> Iterator[tuple[str, Callable[[], Any]]]:
    yield "Play", lambda: play(name)
    yield f"Gymnasium, {ROWS:,} games", lambda: batch(name)
    yield "Gymnasium, one seat", lambda: seat(name)
    yield "PettingZoo", lambda: table(name, heard=False)
    yield "PettingZoo, with what was heard", lambda: table(name, heard=True)
    yield "OpenSpiel", lambda: tree(SHORT[name])
    yield "OpenSpiel, explicit chance", lambda: tree(f"{SHORT[name]}(chance=explicit)")


def rate(run: Callable[[], int]) -> float:
    rates = []
    for _ in range(3):
        begun = time.process_time()
        made = run()
        rates.append(made / (time.process_time() - begun))
    return max(rates)


def main() -> None:
    for name in SHORT:
        first = 0.0
        for label, run in doors(name):
            found = rate(run)
            first = first or found
            print(f"{name:<9}{label:<34}{found:>11,.0f}{found / first:>7.2f}", flush=True)


if __name__ == "__main__":
    main()
