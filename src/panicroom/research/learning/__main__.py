"""Train a small net against itself for about a minute, and see it beat players that choose at
random: always the same games for the same seed."""

import argparse
import os
from pathlib import Path
from time import perf_counter
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for so small a net threads only wait

import numpy as np

from panicroom.research.encoding import ENCODINGS
from panicroom.research.learning.curve import draw_curve
from panicroom.research.learning.exam import wins
from panicroom.research.learning.net import Net
from panicroom.research.learning.training import EXAM_GAMES, Plan, train
from panicroom.research.rewards import REWARDS

SEATS: Final = {"panik": 2, "station": 5}


def main() -> None:
    asked = parser().parse_args()
    seats = asked.seats or SEATS[asked.game]
    encoding = ENCODINGS[asked.game]
    net = Net(len(encoding.layout()), len(encoding.space), asked.hidden, asked.seed)
    plan = Plan(asked.game, seats, asked.reward, asked.decisions, asked.exams, asked.seed)
    plan = plan._replace(against=asked.against)
    chance, begun, marks = wins(asked.game, seats, None, EXAM_GAMES), perf_counter(), []
    print(f"{asked.game}, {seats} seats: at random {chance:.0%} of {EXAM_GAMES} games are won")
    for mark in train(net, plan):
        marks.append(mark)
        seconds = perf_counter() - begun
        print(
            f"{mark.decisions:>9,} decisions {seconds:>5.0f} s   wins {mark.wins:.0%}", flush=True
        )
    if asked.save:
        np.savez_compressed(asked.save, **dict[str, Any](net.weights))
    if asked.plot:
        title = f"{asked.game.title()}, {seats} seats, one of them learning"
        draw_curve(asked.plot, title, marks, chance)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m panicroom.research.learning", description=__doc__
    )
    made.add_argument("--game", choices=SEATS, default="panik")
    made.add_argument("--seats", type=int)
    made.add_argument("--reward", choices=REWARDS, default="own")
    made.add_argument("--against", choices=("itself", "random"), default="itself")
    made.add_argument("--decisions", type=int, default=500_000)
    made.add_argument("--exams", type=int, default=10)
    made.add_argument("--hidden", type=int, default=128)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--plot", type=Path, metavar="FILE", help="the learning curve as a picture")
    made.add_argument("--save", type=Path, metavar="FILE", help="the net, as NumPy has it")
    return made


if __name__ == "__main__":
    main()
