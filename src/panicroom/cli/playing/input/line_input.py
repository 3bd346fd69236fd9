"""Reads a line without blocking, for input while no question is open."""

import os
import select
import sys
from typing import Final

from panicroom.cli.playing.input.pace import is_live
from panicroom.cli.screen.terminal import Leave
from panicroom.words import sanitize

GLANCE: Final = 0.2
"""Seconds between two polls of the keyboard."""


def patience() -> float | None:
    """How long to wait for the server at a time; None (no limit) if the keyboard is not polled."""
    return GLANCE if can_be_looked_at() else None


def line_typed() -> str | None:
    """The line that was typed, or None. The end of input means quit."""
    if not can_be_looked_at() or not select.select([sys.stdin], [], [], 0)[0]:
        return None
    typed = os.read(sys.stdin.fileno(), 4096)  # a terminal delivers whole lines
    if not typed:
        raise Leave
    return sanitize(typed.decode(errors="replace")).strip()


def can_be_looked_at() -> bool:
    """Not on Windows: there a read blocks until a line is typed."""
    return sys.platform != "win32" and is_live()
