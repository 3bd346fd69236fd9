"""What a guest recognizes a device by: browser and system, and nothing finer."""

from collections.abc import Sequence
from typing import Final, NamedTuple

TERMINAL: Final = "terminal"
"""This program's own client."""
READ: Final = 400
"""Characters of the header that are looked at."""

Marks = Sequence[tuple[str, str]]
# The first mark that is found counts: most browsers name those they descend from as well.
BROWSERS: Final[Marks] = (
    ("panicroom/", TERMINAL),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final[Marks] = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Darwin", "macOS"),
    ("Linux", "Linux"),
)


class Label(NamedTuple):
    """None for what is not known."""

    browser: str | None
    system: str | None


def label_of(user_agent: str) -> Label:
    text = user_agent[:READ]
    return Label(first(BROWSERS, text), first(SYSTEMS, text))


def first(marks: Marks, text: str) -> str | None:
    return next((name for mark, name in marks if mark in text), None)
