"""Plays the games of a plan in several processes; results come in the order of the games."""

import signal
from collections.abc import Callable, Iterable
from functools import partial
from math import ceil
from multiprocessing import Pool
from typing import Final

from panicroom.bots.keys import derived_key
from panicroom.sim.games import Plan, Result, begin_game, play_game

CHUNK: Final = 8
MOST_PROCESSES: Final = 64
"""A limit against a mistyped --jobs."""


def in_silence(done: int) -> None:
    """A progress callback that does nothing."""


def play_many(plan: Plan, jobs: int = 1, told: Callable[[int], None] = in_silence) -> list[Result]:
    check(plan)
    one, processes = partial(play_game, plan), processes_for(plan, jobs)
    if processes == 1:
        return gathered(map(one, range(plan.games)), told)
    with Pool(processes, initializer=_leave_interrupts_to_the_first_process) as pool:
        chunk = min(CHUNK, ceil(plan.games / processes))
        return gathered(pool.imap(one, range(plan.games), chunk), told)


def processes_for(plan: Plan, jobs: int) -> int:
    """No more than there are games."""
    return min(jobs, plan.games, MOST_PROCESSES)


def check(plan: Plan) -> None:
    """Raises if the plan cannot be played, before any process is started."""
    begin_game(plan, derived_key(plan.base, 0))


def gathered(results: Iterable[Result], told: Callable[[int], None]) -> list[Result]:
    found: list[Result] = []
    for result in results:
        found.append(result)
        told(len(found))
    return found


def _leave_interrupts_to_the_first_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
