"""Somebody at the keyboard: `panicroom` run in process, with what is typed and what is shown."""

import io
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any, NamedTuple, TypeAlias
from unittest.mock import patch
from zlib import crc32

from panicroom.cli import main
from panicroom.words import Value, Words
from tests.words.spaced import NO_BREAK

Answer: TypeAlias = Callable[[str], str | None]
"""What is typed after what was shown; None ends the input."""


class Session(NamedTuple):
    code: int
    shown: str
    complaint: str


class Typist:
    """Types what `answer` says to what was shown since the last answer."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        self.screen = screen
        self.answer = answer
        self.read_to = 0

    def readline(self) -> str:
        shown = self.screen.getvalue()[self.read_to :]
        self.read_to = len(self.screen.getvalue())
        typed = self.answer(shown)
        if typed is None:
            return ""
        self.screen.write(f"{typed}\n")
        return f"{typed}\n"

    def read(self) -> str:
        return "".join(iter(self.readline, ""))

    def close(self) -> None:
        """Processes that are forked off close their input."""


@contextmanager
def watching(answer: Answer) -> Iterator[io.StringIO]:
    """The screen on which everything printed and typed is to be seen."""
    screen = io.StringIO()
    with redirect_stdout(screen), patch("sys.stdin", Typist(screen, answer)):
        yield screen


@contextmanager
def dealt(key: str) -> Iterator[None]:
    """Tables that are made meanwhile in this process have this dice key, and so a known deal: they
    are as before the players had a part in the key."""
    tables = "panicroom.server.live.tables"
    with patch(f"{tables}.fresh_secret", lambda: key), patch(f"{tables}.sharing_dice", same):
        yield


def same(entry: Any) -> Any:
    return entry


def lines_of(*lines: str) -> Answer:
    """These lines one after the other, and then the end of input."""
    left = list(lines)
    return lambda shown: left.pop(0) if left else None


def session(*argv: str, answer: Answer | None = None) -> Session:
    errors = io.StringIO()
    with watching(answer or lines_of()) as screen, redirect_stderr(errors):
        code = main(argv)
    shown, complaint = (text.getvalue().replace(NO_BREAK, " ") for text in (screen, errors))
    return Session(code, shown, complaint)


def typed(*argv: str, lines: tuple[str, ...]) -> Session:
    return session(*argv, answer=lines_of(*lines))


def said(id: str, **params: Value) -> str:
    """The sentence as it stands in the catalogue: a test of what is told is none of its wording."""
    return Words("en").say(id, **params).strip()


def flat(shown: str) -> str:
    """With line ends as spaces."""
    return " ".join(shown.split())


def bots_named(shown: str) -> list[tuple[str, str, str]]:
    """Seat, name and level of each bot, wherever they are told of."""
    told = re.findall(r"Bots play ([^.]*)\.", flat(shown))
    return [each for bots in told for each in re.findall(r"(\w+) \((\w+), (\w+)\)", bots)]


def bots_told(shown: str) -> list[str]:
    """Without their names, which differ from table to table."""
    return [f"{seat} {level}" for seat, _, level in bots_named(shown)]


def any_option(shown: str) -> str:
    """The number of some option of the list or grid that was shown last, by the text itself; Enter
    where there is no option, but a question."""
    last = shown.rpartition("\n\n")[2]
    listed = re.findall(r"^ +(\d+)  ", last, re.MULTILINE)
    rows = re.findall(r"^  \D*?((?: +(?:\d+|-)){4,})$", last, re.MULTILINE)
    numbers = [*re.findall(r"\d+", " ".join(rows)), *listed]
    return str(numbers[crc32(shown.encode()) % len(numbers)]) if numbers else ""
