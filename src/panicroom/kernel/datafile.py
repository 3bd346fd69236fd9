"""Data files that a person can edit: one item per line; an error names its line."""

import re
from collections.abc import Callable, Iterator
from typing import NoReturn, TypeVar

from panicroom.kernel.errors import MalformedComponent
from panicroom.kernel.expected import COMPLETE, NOT_EMPTY, NOTHING_MORE, NUMBER, Expected, one_of

T = TypeVar("T")


class Line:
    """One line of a data file, which knows its number when something is wrong with it."""

    def __init__(self, number: int, words: list[str]) -> None:
        self.number = number
        self.words = words

    def word(self, place: int, field: str) -> str:
        if place >= len(self.words):
            self.broken(field, "", COMPLETE)
        return self.words[place]

    def number_at(self, place: int, field: str) -> int:
        text = self.word(place, field)
        if not text.isdecimal():
            self.broken(field, text, NUMBER)
        return int(text)

    def decimal_at(self, place: int, field: str) -> float:
        text = self.word(place, field)
        if not re.fullmatch(r"\d+(\.\d+)?", text, re.ASCII):
            self.broken(field, text, NUMBER)
        return float(text)

    def one_of(self, place: int, field: str, allowed: tuple[str, ...]) -> str:
        text = self.word(place, field)
        if text not in allowed:
            self.broken(field, text, one_of(allowed))
        return text

    def ends_after(self, count: int) -> None:
        if len(self.words) > count:
            self.broken("line", self.words[count], NOTHING_MORE)

    def broken(self, field: str, text: str, expected: Expected) -> NoReturn:
        raise MalformedComponent(field, text, expected, self.number)


def data_lines(text: str) -> Iterator[Line]:
    """The lines that say something: `#` in the first column begins a comment, so that a wall may
    be drawn as `#` elsewhere."""
    found = False
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.split()
        if words and not raw.startswith("#"):
            found = True
            yield Line(number, words)
    if not found:
        raise MalformedComponent("file", "", NOT_EMPTY, 1)


def load_file(name: str, text_of: Callable[[str], str], load: Callable[[str], T]) -> T:
    """What `load` makes of a file's text; an error says in which file it is."""
    try:
        return load(text_of(name))
    except MalformedComponent as error:
        error.add_note(f"This is in {name} of {text_of.__module__}.")
        raise
