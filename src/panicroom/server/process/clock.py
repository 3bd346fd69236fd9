"""Server time: it looks like UTC, runs by the monotonic clock and never goes back.

The wall clock can be stepped by anybody who administers the machine, by time synchronization, or by
an empty battery. It is believed in one direction only: where it is ahead, at the start or at a
heartbeat, server time catches up with it, and the span that was skipped is down time. Down time
counts for nobody: no deadline, no token and no table grows older in it.
"""

import logging
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from panicroom.server.table.spans import Span, before, merged

Now: TypeAlias = Callable[[], int]

HEARTBEAT: Final = 2_000
"""Milliseconds between two heartbeats."""
TOLERANCE: Final = 5_000
"""How far the wall clock may be ahead before server time catches up with it."""
STANDSTILL: Final = 10_000
"""Two heartbeats further apart mean that the process stood still, for example while the machine
slept or was moved to another host."""

log = logging.getLogger(__name__)


def wall_clock() -> int:
    """UTC, in milliseconds, as far as the machine knows."""
    return time.time_ns() // 1_000_000


def monotonic_clock() -> int:
    """Milliseconds since some moment."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Server time, and the spans of it in which no server ran."""

    down: list[Span]
    last_beat: int
    standstill: int = STANDSTILL

    def now(self) -> int:
        raise NotImplementedError

    def ago(self, ran: int) -> int:
        """The moment since which the server has run this long."""
        return before(self.now(), ran, self.down)

    def aged(self, life: int) -> int:
        """The present for things that last for `life`: one has expired if its expiry, written down
        when it was made, is not later than this."""
        return self.ago(life) + life


class ServerClock(Clock):
    """Of a server that is alone. Continues from the last heartbeat of an earlier run, or from the
    newest time in the store if no heartbeat is known. Down time is forgotten after `kept`
    milliseconds of running time: by then nothing is left for which it matters."""

    def __init__(
        self,
        beat: int | None,
        down: Sequence[Span],
        kept: int,
        newest: int | None = None,
        wall: Now = wall_clock,
        monotonic: Now = monotonic_clock,
    ) -> None:
        self._kept, self._wall, self._monotonic = kept, wall, monotonic
        self.down: list[Span] = merged(sorted(down))
        at_wall = wall()
        last = newest if beat is None else beat
        stopped = max([at_wall if last is None else last, *(end for _, end in self.down)])
        self.last_beat = max(at_wall, stopped, newest or 0)
        self._offset = self.last_beat - monotonic()
        self._lead = 0
        if stopped < self.last_beat:
            self._add_down((stopped, self.last_beat))
        self._compare_with(at_wall)

    def now(self) -> int:
        return self._offset + self._monotonic()

    def beat(self) -> None:
        """Record as down time what the wall clock has skipped, and a standstill of the process."""
        at, wall = self.now(), self._wall()
        begin = self.last_beat if at - self.last_beat > self.standstill else at
        self.last_beat = wall if wall - at > TOLERANCE else at
        self._offset += self.last_beat - at
        if skipped := self.last_beat - begin:
            self._add_down((begin, self.last_beat))
            log.warning("time was skipped: it is down time", extra={"seconds": skipped // 1000})
        self._compare_with(wall)

    def _add_down(self, span: Span) -> None:
        """In place: tables in memory hold the list."""
        self.down.append(span)
        while self.down[0][1] <= self.ago(self._kept):
            del self.down[0]

    def _compare_with(self, wall: int) -> None:
        """Tell the host once if server time is ahead, because the wall clock was set back."""
        lead, self._lead = self._lead, self.last_beat - wall
        if self._lead - lead > TOLERANCE:
            seconds = self._lead // 1000
            log.warning("wall clock is behind, server time goes on", extra={"seconds": seconds})
