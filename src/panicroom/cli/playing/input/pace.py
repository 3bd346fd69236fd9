"""The pause after each turn of a bot, if the terminal is interactive."""

import sys
from contextlib import suppress
from time import sleep
from typing import Final

from panicroom.cli.user_error import UserError

DEFAULT: Final = 0.6
LONGEST: Final = 60.0


def is_live() -> bool:
    """Whether both stdout and stdin are terminals."""
    return sys.stdout.isatty() and sys.stdin.isatty()


def read_seconds(text: str) -> float | None:
    """`0`, `0.6`, `1,5`; None if it is not a valid pause."""
    try:
        seconds = float(text.replace(",", "."))
    except ValueError:
        return None
    return seconds if 0 <= seconds <= LONGEST else None


def pace_of(text: str) -> float:
    """The value of `--pace`."""
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
    """Keys pressed during the pause are dropped, so that they do not answer the next question."""
    sleep(seconds)
    with suppress(ImportError):  # on Windows they are kept
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
