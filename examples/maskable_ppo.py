"""MaskablePPO of sb3-contrib learns a seat of Panik, and is examined on deals it has never seen.

    pip install ".[research]" sb3-contrib torch
    python examples/maskable_ppo.py --seconds 60

The others play at random, and with two seats a random player wins half of the games. On Linux pip
takes PyTorch with CUDA unless told otherwise; its site says how to take the one for processors.
Ends with 1 if what was learned is not better than chance.
"""

import argparse
import sys
import time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from panicroom.research.doors.gymnasium_seat import SeatEnv

GAME, SEATS = "panik", 2
UNSEEN = 1_000_003
"""The seed of the deals of the exam; lessons begin at another."""
LESSONS = 8  # games at a time
MORE_THAN_CHANCE = 0.60


class Until(BaseCallback):  # type: ignore[misc]
    """Lessons last for some seconds of the processor, however many decisions that are."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.begun = seconds, time.process_time()

    def _on_step(self) -> bool:
        return time.process_time() - self.begun < self.seconds


def lesson() -> SeatEnv:
    return SeatEnv(GAME, seats=SEATS, skip_forced=True)


def learned(seconds: float, seed: int) -> Any:
    torch.set_num_threads(1)  # a net this small waits for its threads
    model = MaskablePPO(
        "MultiInputPolicy",
        make_vec_env(lesson, n_envs=LESSONS, seed=seed),
        n_steps=256,
        batch_size=256,
        gamma=1.0,  # a reward at the end counts as much for the first decision
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )
    model.learn(10**9, callback=Until(seconds))
    return model


def share_won(model: Any, games: int) -> float:
    """Of games with the learner in each seat in turn."""
    won = 0
    for number in range(games):
        env = SeatEnv(GAME, seats=SEATS, seat=number % SEATS, skip_forced=True)
        seen, _ = env.reset(seed=UNSEEN + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won / games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="of the processor, for learning"
    )
    parser.add_argument("--games", type=int, default=400, help="of the exam")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    model = learned(wishes.seconds, wishes.seed)
    share = share_won(model, wishes.games)
    print(f"{model.num_timesteps} decisions learned from, {share:.1%} of {wishes.games} games won")
    return 0 if share > MORE_THAN_CHANCE else 1


if __name__ == "__main__":
    sys.exit(main())
