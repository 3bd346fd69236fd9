"""Work that takes more than a moment, done by a few processes of low priority: a thread would take
the interpreter from the event loop, and every player would wait.

Of each address one job is done at a time, few wait, and what it has cost is counted in milliseconds
of a processor.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from panicroom.server.access.rate_limits import RateLimit
from panicroom.server.live.worker import LENGTH, Outcome, framed

COMMAND: Final = (sys.executable, "-m", "panicroom.server.live.worker")
PROCESSES: Final = 2
MOST_WAITING: Final = 8
"""Of one address, with the one that is being done."""
LONGEST: Final = 120.0
"""Seconds for one job, of a machine on which other things run as well."""
IDLE: Final = 300.0
"""Seconds without a job before a process is ended."""
T = TypeVar("T")


class TooMuchWork(Exception):
    """An address asks for more than it may."""


class Workers:
    """`cost` has a token for each millisecond of a processor; times in seconds. A job is a function
    of a module, or a `partial` of one, and does not depend on what was done before."""

    def __init__(self, cost: RateLimit, monotonic: Callable[[], float]) -> None:
        self._cost, self._monotonic = cost, monotonic
        self._asked: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._free = asyncio.Semaphore(PROCESSES)
        self._resting: list[tuple[Process, float]] = []
        self._busy: set[Process] = set()

    async def do(self, address: str, job: Callable[[], T]) -> T:
        if self._asked[address] >= MOST_WAITING:
            raise TooMuchWork
        self._asked[address] += 1
        turn = self._turns.setdefault(address, asyncio.Lock())
        try:
            async with turn:
                return await self._do(address, job)
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]

    async def drop_idle(self) -> None:
        before = self._monotonic() - IDLE
        idle = [process for process, since in self._resting if since < before]
        self._resting = [each for each in self._resting if each[0] not in idle]
        await asyncio.gather(*map(ended, idle))

    async def finish(self) -> None:
        resting, self._resting = [process for process, _ in self._resting], []
        await asyncio.gather(*map(ended, [*resting, *self._busy]))

    async def _do(self, address: str, job: Callable[[], T]) -> T:
        if not self._cost.has_token(address, self._monotonic()):
            raise TooMuchWork
        try:
            async with self._free, self._process() as process, asyncio.timeout(LONGEST):
                result, failure, seconds = await done(process, job)
        except TimeoutError:
            self._cost.take(address, self._monotonic(), 1000 * LONGEST)
            raise TooMuchWork from None
        self._cost.take(address, self._monotonic(), 1000 * seconds)
        if failure is not None:
            raise failure
        found: T = result
        return found

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        """One that has failed, or whose outcome nobody has waited for, is not used again."""
        process = await self._rested()
        self._busy.add(process)
        try:
            yield process
        except BaseException:
            await ended(process)
            raise
        else:
            self._resting.append((process, self._monotonic()))
        finally:
            self._busy.discard(process)

    async def _rested(self) -> Process:
        while self._resting:
            process, _ = self._resting.pop()
            if process.returncode is None:
                return process
        return await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)


async def done(process: Process, job: Callable[[], object]) -> Outcome:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(framed(job))
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        outcome: Outcome = pickle.loads(await process.stdout.readexactly(length))
    except (ConnectionError, asyncio.IncompleteReadError):
        raise ChildProcessError(process.returncode) from None
    return outcome


async def ended(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
