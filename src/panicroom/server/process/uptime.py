"""The file beside the data that holds the last heartbeat and the down time."""

import json
import logging
import os
from pathlib import Path
from typing import Final

from panicroom.server.process.clock import ServerClock
from panicroom.server.table.spans import Span

NAME: Final = "uptime.json"

log = logging.getLogger(__name__)


class UptimeFile:
    def __init__(self, data: Path) -> None:
        self._path = data / NAME
        self._is_failing = False

    def read(self) -> tuple[int | None, list[Span]]:
        """Without a heartbeat if there is no file, or a damaged one: that must not keep the server
        from starting."""
        try:
            kept = json.loads(self._path.read_text())
            return int(kept["beat"]), [(int(begin), int(end)) for begin, end in kept["down"]]
        except (FileNotFoundError, ValueError, KeyError, TypeError):
            return None, []

    def write(self, clock: ServerClock) -> None:
        """A failure is logged once: it must end neither the heartbeats nor an orderly shutdown. The
        last heartbeat that was written counts, so time may be given back to everybody."""
        try:
            self._replace(json.dumps({"beat": clock.last_beat, "down": clock.down}))
            self._is_failing = False
        except OSError:
            if not self._is_failing:
                log.error("heartbeat was not written")
            self._is_failing = True

    def _replace(self, text: str) -> None:
        """Write a temporary file and rename it, so that a crash never leaves half of it."""
        draft = self._path.with_name(f"{NAME}.new")
        draft.write_text(text)
        os.replace(draft, self._path)
