"""The clocks of the machine as the server reads them: the wall clock can be stepped."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic_ns, time_ns
from unittest.mock import patch

from tests.patience import PATIENCE
from tests.server.running import Running

NANOSECONDS = 1_000_000
SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR


class MachineClock:
    """In the place of the module `time`; both clocks stand still unless a test moves them."""

    def __init__(self) -> None:
        self._wall, self._monotonic = time_ns(), monotonic_ns()

    def time_ns(self) -> int:
        return self._wall

    def monotonic_ns(self) -> int:
        return self._monotonic

    def step(self, milliseconds: int) -> None:
        """Somebody sets the wall clock."""
        self._wall += milliseconds * NANOSECONDS

    def run(self, milliseconds: int) -> None:
        """Time passes."""
        self.step(milliseconds)
        self._monotonic += milliseconds * NANOSECONDS


Scenario = Callable[[Path, MachineClock], Awaitable[None]]


def on_a_machine(scenario: Scenario) -> Callable[[Path], None]:
    """A test that is given a folder, and the clocks of the machine whose servers it will run."""

    def test(tmp_path: Path) -> None:
        clock = MachineClock()
        with patch("panicroom.server.process.clock.time", clock):
            asyncio.run(asyncio.wait_for(scenario(tmp_path, clock), 2 * PATIENCE))

    test.__name__ = scenario.__name__
    return test


async def run_for(server: Running, clock: MachineClock, milliseconds: int) -> None:
    """The server runs this long; the heartbeats in between are left out."""
    server.services.clock.standstill = milliseconds
    clock.run(milliseconds)
    await server.services.heartbeat()
