"""Where sentences are printed and answers typed. Knows words and width, and no game."""

import re
import shutil
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import fill, wrap
from typing import Final

from panicroom.words import Message, Value, Words

WIDEST: Final = 88
NARROWEST: Final = 20
GAP: Final = "  "
ELLIPSIS: Final = re.compile(r"\.{4,}")
"""A sentence that ends with something cut short needs no other end."""


class Leave(Exception):
    """The person has had enough."""


class Terminal:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.width = min(shutil.get_terminal_size().columns, WIDEST)

    def speaking_of(self, game: str) -> "Terminal":
        """The same screen, with the words of this game."""
        return Terminal(self.words.of(game))

    def say(self, id: str, /, **params: Value) -> None:
        """A sentence from the catalogue, folded to the width of the screen."""
        self.tell(Message(id, params))

    def tell(self, *messages: Message) -> None:
        """Sentences as one paragraph."""
        print(self.folded(messages))

    def folded(self, messages: Iterable[Message]) -> str:
        """Lines after the first are set in, so that paragraphs stand apart without blank lines."""
        text = " ".join(self.words.tell(message) for message in messages)
        return fill(ELLIPSIS.sub("...", text), self.width, subsequent_indent=GAP)

    def text(self, text: str = "") -> None:
        """A drawing, or text that is laid out already."""
        print(text)

    def table(self, rows: Sequence[Sequence[str]], fold: int = -1) -> None:
        for line in self.columns(rows, fold):
            print(line)

    def columns(self, rows: Sequence[Sequence[str]], fold: int = -1) -> list[str]:
        """A text for each row: columns as wide as they need to be, one of them folded to fit."""
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        excess = sum(widths) + len(GAP) * len(widths) - self.width
        if excess > 0:
            widths[fold] = max(widths[fold] - excess, NARROWEST)
        return [self.row(row, widths, fold) for row in rows]

    def row(self, row: Sequence[str], widths: Sequence[int], fold: int) -> str:
        parts = [[cell] for cell in row]
        parts[fold] = wrap(row[fold], widths[fold]) or [""]
        lines = [
            "".join(f"{GAP}{cell:{width}}" for cell, width in zip(cells, widths, strict=True))
            for cells in zip_longest(*parts, fillvalue="")
        ]
        return "\n".join(line.rstrip() for line in lines)

    def ask(self, id: str, /, **params: Value) -> str:
        """What is typed after the prompt; the end of input is a wish to leave."""
        try:
            return input(self.words.say(id, **params) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
