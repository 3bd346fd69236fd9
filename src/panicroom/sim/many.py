"""Games shared out among processes, and gathered in the order of their numbers."""

import signal
from functools import partial
from multiprocessing import Pool

from panicroom.bots.keys import derived_key
from panicroom.sim.games import Plan, Result, begin_game, play_game

CHUNK = 8


def play_many(plan: Plan, jobs: int = 1) -> list[Result]:
    """A setup that cannot be played is refused before any process is started."""
    begin_game(plan, derived_key(plan.base, 0))
    one = partial(play_game, plan)
    if jobs == 1:
        return list(map(one, range(plan.games)))
    with Pool(jobs, initializer=_leave_interrupts_to_the_first_process) as pool:
        return list(pool.imap(one, range(plan.games), chunksize=CHUNK))


def _leave_interrupts_to_the_first_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
