"""The time, and the spans in which the server was down, which count against no player's clock."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from panicroom.server.table.spans import Span

Now: TypeAlias = Callable[[], int]

NAME: Final = "uptime.json"
HEARTBEAT: Final = 2_000
"""Milliseconds between two heartbeats written to the file."""
KEPT: Final = 90 * 24 * 3600 * 1000
"""Milliseconds that down time is kept: no decision waits longer, its table is deleted by then."""


def now() -> int:
    """UTC, in milliseconds."""
    return time.time_ns() // 1_000_000


class Uptime:
    """A heartbeat file beside the data. The time from the last heartbeat to the next start is down
    time."""

    def __init__(self, data: Path, at: int) -> None:
        self._path = data / NAME
        beat, down = self._read()
        if beat is not None and beat < at:
            down.append((beat, at))
        self.down: list[Span] = [span for span in down if span[1] > at - KEPT]
        self.heartbeat(at)

    @property
    def missed(self) -> int:
        """The sum of the down time that is kept."""
        return sum(end - begin for begin, end in self.down)

    def heartbeat(self, at: int) -> None:
        """Write a temporary file and rename it, so that a crash never leaves half of it."""
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
            return (
                None,
                [],
            )  # a damaged file must not keep the server from starting; down time is lost
