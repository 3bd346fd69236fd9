"""The clock of a server on a machine where everything can happen to time, and how long the server
has really run."""

from pathlib import Path
from typing import Final

from hypothesis import strategies as st

from panicroom.server.process.clock import STANDSTILL, ServerClock
from panicroom.server.process.retention import longest
from panicroom.server.process.settings import Settings
from panicroom.server.process.uptime import UptimeFile
from tests.server.machine_clock import DAY, HOUR, SECOND

SETTINGS: Final = Settings(dead_days=3, token_days=5)

lengths = st.sampled_from([0, 700, 3 * SECOND, HOUR, DAY, 61 * DAY, 3650 * DAY])
steps = lengths | lengths.map(int.__neg__)
runs = st.sampled_from([1, 2 * SECOND, HOUR, DAY, 3 * DAY, 5 * DAY])
happenings = st.one_of(
    st.tuples(st.just("run"), runs),
    st.tuples(st.just("step"), steps),
    st.tuples(st.just("stand_still"), lengths),
    st.tuples(st.just("stop"), steps),
    st.tuples(st.just("crash"), steps),
)


class ModeledServer:
    """Times are in milliseconds. `newest` is the time of the newest entry in its logs."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.wall, self.monotonic = 10**12, 0
        self.newest: int | None = None
        self.ran = 0
        self.start()

    def start(self) -> None:
        """The monotonic clock may begin anew."""
        self.monotonic = 0
        beat, down = UptimeFile(self.data).read()
        self.clock = ServerClock(
            beat, down, longest(SETTINGS), self.newest, lambda: self.wall, lambda: self.monotonic
        )
        self.beat()

    def beat(self) -> None:
        self.clock.beat()
        UptimeFile(self.data).write(self.clock)

    def append(self) -> int:
        """An entry is stored now."""
        self.newest = self.clock.now()
        return self.newest

    def happen(self, what: str, length: int) -> None:
        getattr(self, what)(length)

    def run(self, length: int) -> None:
        """The heartbeats in between are left out."""
        self.clock.standstill = length
        self._pass(length)
        self.ran += length
        self.beat()

    def step(self, length: int) -> None:
        self.wall += length
        self.beat()

    def stand_still(self, length: int) -> None:
        self.clock.standstill = STANDSTILL
        self._pass(length)
        self.ran += length if length <= STANDSTILL else 0
        self.beat()

    def stop(self, step: int) -> None:
        self.wall += step
        self.start()

    def crash(self, step: int) -> None:
        """After something was stored, and before the next beat."""
        self._pass(SECOND)
        self.append()
        self.stop(step)

    def _pass(self, length: int) -> None:
        self.wall += length
        self.monotonic += length
