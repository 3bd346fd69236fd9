"""`python -m tests.imagining --worlds 100000`: many more imagined states than the suite, on all
cores."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from tests.imagining.law import Asked, check_game
from tests.laws.games import FAMILIES
from tests.laws.play import Broken

ASKED = Asked(turns=12, worlds=10)
AT_ONCE = 64


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.imagining", description=__doc__)
    parser.add_argument("--worlds", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1000, help="of the first game")
    wishes = parser.parse_args()
    began, imagined, games, broken = time.monotonic(), 0, 0, 0
    seeds = count(wishes.seed)
    with ProcessPoolExecutor() as pool:
        while imagined < wishes.worlds:
            for worlds, failure in pool.map(one_game, islice(seeds, AT_ONCE)):
                games, imagined = games + 1, imagined + worlds
                if failure is not None:
                    broken += 1
                    print(failure, flush=True)
            print(f"{imagined} worlds, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{imagined} worlds in {games} games, {broken} games broke the law")
    return 1 if broken else 0


def one_game(seed: int) -> tuple[int, str | None]:
    families = list(FAMILIES.values())
    subject, starts = families[seed % len(families)]
    start = starts[seed // len(families) % len(starts)]
    try:
        return check_game(subject, start, seed, ASKED), None
    except Broken as broken:
        return 0, f"seed {seed}: {broken}"


if __name__ == "__main__":
    sys.exit(main())
