"""Server time of several servers on one database: the time of the database, which never goes back.

Each server runs by its own monotonic clock from one heartbeat to the next. All of them write into
one row when any last did so; only while none did is it down time."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from panicroom.server.process.clock import Clock, Now, monotonic_clock
from panicroom.server.store import Store
from panicroom.server.table.spans import Span, before

NAME: Final = "uptime"
QUICK: Final = 250
"""Milliseconds: an answer that took longer says too little about the time."""


class Uptime(NamedTuple):
    """`lead` is by how much server time is ahead of the database, whose clock may be set back."""

    beat: int
    lead: int
    down: Sequence[Span]

    def __str__(self) -> str:
        return json.dumps(self._asdict())

    @classmethod
    def read(cls, text: str) -> "Uptime":
        kept = json.loads(text)
        return cls(kept["beat"], kept["lead"], [(begin, end) for begin, end in kept["down"]])

    def beaten(self, clock: int, kept: int, standstill: int) -> "Uptime":
        """One heartbeat on, at this time of the database. Down time is forgotten after `kept`
        milliseconds of running time."""
        lead = max(self.lead, self.beat - clock)
        now, down = clock + lead, [*self.down]
        if now - self.beat > standstill:
            down.append((self.beat, now))
        while down and down[0][1] <= before(now, kept, down):
            del down[0]
        return Uptime(now, lead, down)


class SharedClock(Clock):
    def __init__(self, store: Store, kept: int, monotonic: Now = monotonic_clock) -> None:
        self._store, self._kept, self._monotonic = store, kept, monotonic
        self.down = []
        self._offset: int | None = None
        self._last = 0

    def now(self) -> int:
        assert self._offset is not None, "the clock is set by its first heartbeat"
        self._last = max(self._last, self._offset + self._monotonic())
        return self._last

    async def beat(self) -> None:
        asked = self._monotonic()
        uptime = Uptime.read(await self._store.shared.change(NAME, self._beaten))
        took = self._monotonic() - asked
        if self._offset is None or took < QUICK:
            self._offset = uptime.beat + took // 2 - self._monotonic()
        self.last_beat = uptime.beat
        self.down[:] = uptime.down  # in place: tables in memory hold the list

    def _beaten(self, kept: str | None, clock: int) -> str:
        uptime = Uptime(clock, 0, ()) if kept is None else Uptime.read(kept)
        return str(uptime.beaten(clock, self._kept, self.standstill))
