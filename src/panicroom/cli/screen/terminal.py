"""Prints messages folded to the screen's width, and reads answers. Knows no game."""

import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from os import terminal_size
from textwrap import fill, wrap
from typing import Final

from panicroom.cli.screen.color import cells, padded, plain, wants_color
from panicroom.cli.screen.letters import as_shown
from panicroom.words import Message, Value, Words, sanitize

WIDEST: Final = 88
NARROWEST: Final = 20
GAP: Final = "  "
ELLIPSIS: Final = re.compile(r"\.{4,}")
"""A full stop after `...`: shortened to `...`."""


class Leave(Exception):
    """The user wants to quit."""


class Terminal:
    def __init__(self, words: Words) -> None:
        self.words = words

    @property
    def screen(self) -> terminal_size:
        """The current size: the window may be resized in the middle of a game."""
        return shutil.get_terminal_size()

    @property
    def width(self) -> int:
        return min(self.screen.columns, WIDEST)

    def speaking_of(self, game: str) -> "Terminal":
        """The same terminal, with the words of this game."""
        return Terminal(self.words.of(game))

    def say(self, id: str, /, **params: Value) -> None:
        """Print one message, folded to the width of the screen."""
        self.tell(Message(id, params))

    def tell(self, *messages: Message) -> None:
        """Print messages as one paragraph."""
        self.text(self.folded(messages))

    def folded(self, messages: Iterable[Message]) -> str:
        """Lines after the first are indented, so that paragraphs show without blank lines."""
        text = " ".join(self.words.tell(message) for message in messages)
        text = ELLIPSIS.sub("...", text)
        return fill(text, self.width, subsequent_indent=GAP, break_on_hyphens=False)

    def text(self, text: str = "") -> None:
        """Print text that is laid out already; paint is removed if the screen wants none."""
        print(self.printable(text))

    def table(self, rows: Sequence[Sequence[str]], fold: int = -1) -> None:
        for line in self.columns(rows, fold):
            self.text(line)

    def columns(self, rows: Sequence[Sequence[str]], fold: int = -1) -> list[str]:
        """A text for each row; column `fold` is folded so that the row fits the screen."""
        widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
        excess = sum(widths) + len(GAP) * len(widths) - self.width
        if excess > 0:
            widths[fold] = max(widths[fold] - excess, NARROWEST)
        return [self.row(row, widths, fold) for row in rows]

    def row(self, row: Sequence[str], widths: Sequence[int], fold: int) -> str:
        parts = [[cell] for cell in row]
        parts[fold] = wrap(row[fold], max(widths[fold], 1), break_on_hyphens=False) or [""]
        lines = [
            "".join(GAP + padded(cell, width) for cell, width in zip(line, widths, strict=True))
            for line in zip_longest(*parts, fillvalue="")
        ]
        return "\n".join(line.rstrip() for line in lines)

    def ask(self, id: str, /, **params: Value) -> str:
        """What is typed after the prompt; the end of input means quit."""
        try:
            typed = input(self.printable(self.words.say(id, **params)) + " ")
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
        return sanitize(typed).strip()

    def printable(self, text: str) -> str:
        """As this screen can show it. No-break spaces become plain ones: lines are folded by now,
        and a command copied from the screen must work in a shell."""
        text = text.replace("\N{NO-BREAK SPACE}", " ")
        painted = text if wants_color(sys.stdout) else plain(text)
        return as_shown(painted, sys.stdout)
