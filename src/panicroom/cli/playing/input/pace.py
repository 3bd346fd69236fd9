"""How fast the bots play: a pause after each of their turns, where somebody is looking."""

import sys
from contextlib import suppress
from time import sleep
from typing import Final

from panicroom.cli.user_error import UserError

DEFAULT: Final = 0.6
LONGEST: Final = 60.0


def is_live() -> bool:
    """Whether somebody sits at a screen and a keyboard."""
    return sys.stdout.isatty() and sys.stdin.isatty()


def read_seconds(text: str) -> float | None:
    """`0`, `0.6`, `1,5`; None if it is no pause."""
    try:
        seconds = float(text.replace(",", "."))
    except ValueError:
        return None
    return seconds if 0 <= seconds <= LONGEST else None


def pace_of(text: str) -> float:
    """What `--pace` says."""
    seconds = read_seconds(text)
    if seconds is None:
        raise UserError("play-bad-pace", text=text)
    return seconds


class Pace:
    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = DEFAULT if seconds is None else seconds

    def rest(self) -> None:
        if self.seconds and is_live():
            pause(self.seconds)


def pause(seconds: float) -> None:
    """An impatient key in the meantime is no answer to the next question."""
    sleep(seconds)
    with suppress(ImportError):  # where there is none, keys wait
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
