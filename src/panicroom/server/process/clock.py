"""What time it is, and when the server was down: that time is nobody's."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from panicroom.server.table.spans import Span

Now: TypeAlias = Callable[[], int]

NAME: Final = "uptime.json"
BEAT: Final = 2_000
"""So often the server writes down that it is there."""
KEPT: Final = 90 * 24 * 3600 * 1000
"""No decision is asked for longer than that: its table is dead by then."""


def now() -> int:
    """UTC, in milliseconds."""
    return time.time_ns() // 1_000_000


class Uptime:
    """Kept beside the data. What lies between the last beat and the next start is down time."""

    def __init__(self, data: Path, at: int) -> None:
        self._path = data / NAME
        beat, down = self._read()
        if beat is not None and beat < at:
            down.append((beat, at))
        self.down: list[Span] = [span for span in down if span[1] > at - KEPT]
        self.beat(at)

    @property
    def missed(self) -> int:
        """All the time down that is remembered: nobody could have come."""
        return sum(end - begin for begin, end in self.down)

    def beat(self, at: int) -> None:
        """Written whole under another name first: it is never half there."""
        draft = self._path.with_name(f"{NAME}.new")
        draft.write_text(json.dumps({"beat": at, "down": self.down}))
        os.replace(draft, self._path)

    def _read(self) -> tuple[int | None, list[Span]]:
        try:
            kept = json.loads(self._path.read_text())
            return int(kept["beat"]), [(int(begin), int(end)) for begin, end in kept["down"]]
        except FileNotFoundError:
            return None, []
        except (ValueError, KeyError, TypeError):
            return None, []  # clocks run on; a broken note must not keep the tables closed
