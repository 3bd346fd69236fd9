"""How far a long run has come, in one line that gives way to the next. Only a person sees it."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from panicroom.words import Words

PAUSE: Final = 0.2
"""Seconds between two lines: to print is slower than to play a short game."""
CLEAR: Final = "\r\033[K"


@contextmanager
def progress(words: Words, games: int) -> Iterator[Callable[[int, int], None]]:
    """What is to be told how many games were done before, and how many of the present plan;
    silent unless a terminal listens."""
    if not sys.stderr.isatty():
        yield lambda before, done: None
        return
    last = time.monotonic()

    def tell(before: int, done: int) -> None:
        nonlocal last
        if time.monotonic() - last >= PAUSE:
            last = time.monotonic()
            line = words.say("sim-progress", done=before + done, games=games)
            print(f"{CLEAR}{line}", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        print(CLEAR, end="", file=sys.stderr, flush=True)
