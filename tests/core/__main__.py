"""`python -m tests.core --games 50000`: more games in lockstep than the suite plays, on all cores;
ends with how often each ending was reached, and each kind of action and event."""

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from tests.core.lockstep import Played, play_on
from tests.core.twins import TWINS

FIRST_SEED = 1000
FORK = multiprocessing.get_context("fork")
"""A core that was put in the place of the usual one stays there."""


class Game(NamedTuple):
    name: str
    seed: int
    played: Played | None
    failure: str | None


def one_game(name: str, seed: int) -> Game:
    try:
        played = play_on(TWINS[name].start(seed), seed)
    except Exception:
        return Game(name, seed, None, traceback.format_exc(limit=-3))
    return Game(name, seed, played, None)


class Tally:
    """What all games together have reached."""

    def __init__(self) -> None:
        self.games = self.broken = self.by_bots = self.decisions = 0
        self.endings: Counter[tuple[str, str]] = Counter()
        self.done: Counter[tuple[str, str]] = Counter()

    def add(self, game: Game) -> None:
        self.games += 1
        if game.played is None:
            self.broken += 1
            print(f"{game.name}, seed {game.seed}: {game.failure}", flush=True)
            return
        self.endings[game.name, game.played.ending] += 1
        self.decisions += game.played.decisions
        self.by_bots += game.played.by_bots
        self.done.update({(game.name, what): n for what, n in game.played.done.items()})

    def show(self) -> None:
        for counts in (self.endings, self.done):
            for (name, what), count in counts.most_common():
                print(f"{count:10} {name} {what}")


def report(games: Iterable[Game]) -> int:
    began, tally = time.monotonic(), Tally()
    for game in games:
        tally.add(game)
    tally.show()
    seconds = time.monotonic() - began
    print(
        f"{tally.games} games, {tally.by_bots} of them by bots, {tally.decisions} decisions, "
        f"{tally.broken} differ, {seconds:.1f} s"
    )
    return 1 if tally.broken else 0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.core", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many (default 1000)")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game")
    parser.add_argument("--game", choices=TWINS, action="append", help="only this one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    wishes = parser.parse_args(argv)
    seeds = range(wishes.seed, wishes.seed + wishes.games)
    games = [(name, seed) for seed in seeds for name in wishes.game or TWINS]
    with ProcessPoolExecutor(wishes.jobs, FORK) as pool:
        return report(pool.map(one_game, *zip(*games, strict=True), chunksize=8))


if __name__ == "__main__":
    sys.exit(main())
