"""Plays the games of a plan in several processes, here or on a Ray cluster; results come in the
order of the games."""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from multiprocessing import Pool
from typing import Final, TypeVar

from panicroom.bots.keys import derived_key
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.sim.games import Plan, Result, begin_game, play_game

CHUNK: Final = 8
ResultT = TypeVar("ResultT")
MOST_PROCESSES: Final = 64
"""A limit against a mistyped --jobs."""
HERE: Final = "here"
RAY: Final = "ray"
PLACES: Final = (HERE, RAY, f"{RAY}:ADDRESS")


def in_silence(done: int) -> None:
    """A progress callback that does nothing."""


def play_many(
    plan: Plan, jobs: int = 1, told: Callable[[int], None] = in_silence, on: str = HERE
) -> list[Result]:
    check(plan)
    return gathered(in_order(partial(play_game, plan), range(plan.games), jobs, on), told)


def in_order(
    one: Callable[[int], ResultT], numbers: Sequence[int], jobs: int, on: str = HERE
) -> Iterator[ResultT]:
    """What `one` makes of each number, in their order; in several processes if there is work for
    them. On Ray the cluster says how many there are. `one` is a function of a module, or a partial
    of one: it is sent to other processes."""
    if checked_place(on) == RAY:
        from panicroom.sim.on_ray import in_order_on_ray  # Ray is an extra

        yield from in_order_on_ray(one, numbers, on.partition(":")[2])
        return
    processes = processes_for(len(numbers), jobs)
    if processes <= 1:
        yield from map(one, numbers)
        return
    with Pool(processes, initializer=_leave_interrupts_to_the_first_process) as pool:
        chunk = min(CHUNK, ceil(len(numbers) / processes))
        yield from pool.imap(one, numbers, chunk)


def checked_place(on: str) -> str:
    """`here`; or `ray`, with the address of a cluster after a colon unless it is this machine's."""
    place, colon, address = on.partition(":")
    if place not in (HERE, RAY) or (colon and (place == HERE or not address)):
        raise Malformed("on", on, one_of(PLACES))
    return place


def processes_for(games: int, jobs: int) -> int:
    """No more than there are games."""
    return min(jobs, games, MOST_PROCESSES)


def check(plan: Plan) -> None:
    """Raises if the plan cannot be played, before any process is started."""
    begin_game(plan, derived_key(plan.base, 0))


def gathered(results: Iterable[ResultT], told: Callable[[int], None]) -> list[ResultT]:
    found: list[ResultT] = []
    for result in results:
        found.append(result)
        told(len(found))
    return found


def _leave_interrupts_to_the_first_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
