"""`python -m tests.laws --games 10000`: more random games than the suite plays, on all cores."""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.laws.every_decision import EveryDecisionLaws
from tests.laws.games import FAMILIES
from tests.laws.play import Broken, play, sampled
from tests.laws.sampled import check_sampled, the_record_replays
from tests.secrecy.law import check_all_viewers

SLOW_DECISIONS = 10
SECRECY_DECISIONS = 3
REPORTS = 20


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many (default 1000)")
    parser.add_argument("--seed", type=int, default=1000, help="of the first game (default 1000)")
    wishes = parser.parse_args()
    began = time.monotonic()
    broken = 0
    seeds = range(wishes.seed, wishes.seed + wishes.games)
    with ProcessPoolExecutor() as pool:
        for count, failure in enumerate(pool.map(one_game, seeds, chunksize=4), 1):
            if failure is not None:
                broken += 1
                print(failure, flush=True)
            if count % max(1, wishes.games // REPORTS) == 0:
                seconds = time.monotonic() - began
                print(f"{count} of {wishes.games} games, {seconds:.0f} s", flush=True)
    seconds = time.monotonic() - began
    print(f"{wishes.games} games, {broken} broke a law, {seconds:.1f} s")
    return 1 if broken else 0


def one_game(seed: int) -> str | None:
    """Fast laws at every decision, the slow ones at a few; what is broken comes back as text."""
    families = list(FAMILIES.values())
    subject, starts = families[seed % len(families)]
    start = starts[seed // len(families) % len(starts)]
    try:
        the_record_replays(subject, play(subject, start, seed, EveryDecisionLaws(subject)))
        sampled(subject, start, seed, SLOW_DECISIONS, partial(check_sampled, subject))
        sampled(subject, start, seed, SECRECY_DECISIONS, partial(check_all_viewers, subject))
    except Broken as broken:
        return f"seed {seed}: {broken}"
    return None


if __name__ == "__main__":
    sys.exit(main())
