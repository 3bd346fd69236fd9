"""Plays the games of a plan in several processes; results come in the order of the games."""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from multiprocessing import Pool
from typing import Final, TypeVar

from panicroom.bots.keys import derived_key
from panicroom.sim.games import Plan, Result, begin_game, play_game

CHUNK: Final = 8
ResultT = TypeVar("ResultT")
MOST_PROCESSES: Final = 64
"""A limit against a mistyped --jobs."""


def in_silence(done: int) -> None:
    """A progress callback that does nothing."""


def play_many(plan: Plan, jobs: int = 1, told: Callable[[int], None] = in_silence) -> list[Result]:
    check(plan)
    return gathered(in_order(partial(play_game, plan), range(plan.games), jobs), told)


def in_order(one: Callable[[int], ResultT], numbers: Sequence[int], jobs: int) -> Iterator[ResultT]:
    """What `one` makes of each number, in their order; in several processes if there is work for
    them."""
    processes = processes_for(len(numbers), jobs)
    if processes <= 1:
        yield from map(one, numbers)
        return
    with Pool(processes, initializer=_leave_interrupts_to_the_first_process) as pool:
        chunk = min(CHUNK, ceil(len(numbers) / processes))
        yield from pool.imap(one, numbers, chunk)


def processes_for(games: int, jobs: int) -> int:
    """No more than there are games."""
    return min(jobs, games, MOST_PROCESSES)


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
