"""What is typed while nobody is asked: a line, once Enter was pressed."""

import os
import select
import sys
from typing import Final

from panicroom.cli.playing.input.pace import is_live
from panicroom.cli.screen.terminal import Leave
from panicroom.words import sanitize

GLANCE: Final = 0.2
"""Seconds between two looks at the keyboard."""


def patience() -> float | None:
    """How long to wait for the table at a time; without end if no keyboard is to be looked at."""
    return GLANCE if can_be_looked_at() else None


def line_typed() -> str | None:
    """None if there is none. The end of input is a wish to leave."""
    if not can_be_looked_at() or not select.select([sys.stdin], [], [], 0)[0]:
        return None
    typed = os.read(sys.stdin.fileno(), 4096)  # a screen gives one line at a time
    if not typed:
        raise Leave
    return sanitize(typed.decode(errors="replace")).strip()


def can_be_looked_at() -> bool:
    """Windows can only be asked for a line, and then waits for it."""
    return sys.platform != "win32" and is_live()
