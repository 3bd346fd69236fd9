"""The file beside the data that holds the last heartbeat and the down time."""

import json
import os
from pathlib import Path
from typing import Final

from panicroom.server.process.clock import ServerClock
from panicroom.server.table.spans import Span

NAME: Final = "uptime.json"


def read_uptime(data: Path) -> tuple[int | None, list[Span]]:
    """Without a heartbeat if there is no file, or a damaged one: that must not keep the server from
    starting."""
    try:
        kept = json.loads((data / NAME).read_text())
        return int(kept["beat"]), [(int(begin), int(end)) for begin, end in kept["down"]]
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return None, []


def write_uptime(data: Path, clock: ServerClock) -> None:
    """Write a temporary file and rename it, so that a crash never leaves half of it."""
    draft = data / f"{NAME}.new"
    draft.write_text(json.dumps({"beat": clock.last_beat, "down": clock.down}))
    os.replace(draft, data / NAME)
