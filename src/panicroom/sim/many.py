"""Games shared out among processes, and gathered in the order of their numbers."""

import signal
from collections.abc import Callable, Iterable
from functools import partial
from multiprocessing import Pool

from panicroom.bots.keys import derived_key
from panicroom.sim.games import Plan, Result, begin_game, play_game

CHUNK = 8


def in_silence(done: int) -> None:
    """Nobody wants to know how many games are done."""


def play_many(plan: Plan, jobs: int = 1, told: Callable[[int], None] = in_silence) -> list[Result]:
    check(plan)
    one = partial(play_game, plan)
    if jobs == 1:
        return gathered(map(one, range(plan.games)), told)
    with Pool(jobs, initializer=_leave_interrupts_to_the_first_process) as pool:
        return gathered(pool.imap(one, range(plan.games), chunksize=CHUNK), told)


def check(plan: Plan) -> None:
    """What cannot be played is refused before any process is started."""
    begin_game(plan, derived_key(plan.base, 0))


def gathered(results: Iterable[Result], told: Callable[[int], None]) -> list[Result]:
    found: list[Result] = []
    for result in results:
        found.append(result)
        told(len(found))
    return found


def _leave_interrupts_to_the_first_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
