"""`python -m tests.core --games 50000`: more games in lockstep than the suite plays, on all cores;
ends with how often each ending was reached."""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from tests.core.lockstep import play_on
from tests.core.twins import TWINS

FIRST_SEED = 1000


class Game(NamedTuple):
    name: str
    seed: int
    decisions: int
    ending: str
    failure: str | None


def one_game(name: str, seed: int) -> Game:
    try:
        state, table = TWINS[name].start(seed)
        decisions = play_on(state, table, seed)
    except Exception:
        return Game(name, seed, 0, "-", traceback.format_exc(limit=-3))
    assert state.outcome is not None
    return Game(name, seed, decisions, state.outcome.reason, None)


def report(games: Iterable[Game]) -> int:
    began, broken, decisions = time.monotonic(), 0, 0
    endings: Counter[tuple[str, str]] = Counter()
    for game in games:
        decisions += game.decisions
        endings[game.name, game.ending] += 1
        if game.failure is not None:
            broken += 1
            print(f"{game.name}, seed {game.seed}: {game.failure}", flush=True)
    for (name, ending), count in endings.most_common():
        print(f"{count:8} {name} {ending}")
    seconds = time.monotonic() - began
    print(f"{endings.total()} games, {decisions} decisions, {broken} differ, {seconds:.1f} s")
    return 1 if broken else 0


def main(mapped: Callable[..., Iterable[Game]]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.core", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many (default 1000)")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game")
    parser.add_argument("--game", choices=TWINS, action="append", help="only this one")
    wishes = parser.parse_args()
    seeds = range(wishes.seed, wishes.seed + wishes.games)
    games = [(name, seed) for name in wishes.game or TWINS for seed in seeds]
    return report(mapped(one_game, *zip(*games, strict=True)))


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        sys.exit(main(lambda play, *games: pool.map(play, *games, chunksize=8)))
