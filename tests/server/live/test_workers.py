"""Heavy work is done in other processes of low priority: in turn for each address, and counted."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.server.access.rate_limits import RateLimit
from panicroom.server.live import workers
from panicroom.server.live.worker import NICE
from panicroom.server.live.workers import IDLE, MOST_WAITING, PROCESSES, TooMuchWork, Workers
from tests.patience import PATIENCE
from tests.server.live.jobs import die, fail, hold, place, toil

ANN, BOB = "192.0.2.1", "192.0.2.2"
PLENTY = 1_000_000.0


class Tried(Workers):
    """With a clock that stands still."""

    def __init__(self, milliseconds: float) -> None:
        self.now = 0.0
        super().__init__(RateLimit(1.0, milliseconds), lambda: self.now)


def tried(
    scenario: Callable[[Tried], Awaitable[None]], milliseconds: float = PLENTY
) -> Callable[[], None]:
    async def within() -> None:
        tried = Tried(milliseconds)
        try:
            await scenario(tried)
        finally:
            await tried.finish()

    return lambda: asyncio.run(asyncio.wait_for(within(), PATIENCE))


@asynccontextmanager
async def held(
    gate: Path, tried: Tried, *addresses: str
) -> AsyncIterator[list["asyncio.Task[str]"]]:
    """A job of each of them, each of which waits at the gate until the end."""
    os.mkfifo(gate)
    asked = [asyncio.ensure_future(tried.do(each, partial(hold, gate))) for each in addresses]
    await asyncio.sleep(0)
    yield asked
    for job in asked:
        job.cancel()
    await asyncio.gather(*asked, return_exceptions=True)


def test_a_job_is_done_by_another_process_that_yields_to_all_others() -> None:
    async def scenario(tried: Tried) -> None:
        process, niceness = await tried.do(ANN, place)
        assert process != os.getpid()
        assert niceness >= NICE
        with pytest.raises(Malformed):
            await tried.do(ANN, fail)
        assert (await tried.do(BOB, place))[0] == process

    tried(scenario)()


def test_after_a_process_has_died_another_one_takes_its_place() -> None:
    async def scenario(tried: Tried) -> None:
        before, _ = await tried.do(ANN, place)
        with pytest.raises(ChildProcessError):
            await tried.do(ANN, die)
        assert (await tried.do(ANN, place))[0] != before

    tried(scenario)()


def test_one_address_never_takes_all_processes(tmp_path: Path) -> None:
    async def scenario(tried: Tried) -> None:
        async with held(tmp_path / "gate", tried, *[ANN] * (PROCESSES + 1)) as asked:
            for _ in range(3):
                await tried.do(BOB, place)
            assert not any(job.done() for job in asked)

    tried(scenario)()


def test_few_jobs_of_one_address_wait(tmp_path: Path) -> None:
    async def scenario(tried: Tried) -> None:
        async with held(tmp_path / "gate", tried, *[ANN] * MOST_WAITING):
            with pytest.raises(TooMuchWork):
                await tried.do(ANN, place)
            await tried.do(BOB, place)
        await tried.do(ANN, place)

    tried(scenario)()


def test_a_job_costs_what_it_has_taken_and_leaves_a_debt() -> None:
    async def scenario(tried: Tried) -> None:
        await tried.do(ANN, partial(toil, 50))
        with pytest.raises(TooMuchWork):
            await tried.do(ANN, place)
        await tried.do(BOB, place)
        tried.now = 1e6
        await tried.do(ANN, place)

    tried(scenario, milliseconds=10)()


def test_what_takes_too_long_is_ended_and_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(tried: Tried) -> None:
        os.mkfifo(tmp_path / "gate")
        with monkeypatch.context() as hurry:
            hurry.setattr(workers, "LONGEST", 1e-3)
            with pytest.raises(TooMuchWork):
                await tried.do(ANN, partial(hold, tmp_path / "gate"))
        with pytest.raises(TooMuchWork):
            await tried.do(ANN, place)
        await tried.do(BOB, place)

    tried(scenario, milliseconds=1)()


def test_a_process_without_work_is_ended() -> None:
    async def scenario(tried: Tried) -> None:
        before, _ = await tried.do(ANN, place)
        tried.now = IDLE
        await tried.drop_idle()
        assert (await tried.do(ANN, place))[0] == before
        tried.now = 3 * IDLE
        await tried.drop_idle()
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)

    tried(scenario)()
