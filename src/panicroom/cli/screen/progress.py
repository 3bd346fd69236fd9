"""A progress line on stderr, overwritten by the next; nothing if stderr is no terminal."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from panicroom.words import Words

PAUSE: Final = 0.2
"""Seconds between two updates: printing is slower than playing a short game."""
CLEAR: Final = "\r\033[K"


@contextmanager
def progress(words: Words, games: int) -> Iterator[Callable[[int, int], None]]:
    """Yields a callback: games done before this plan, games done of this plan."""
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
