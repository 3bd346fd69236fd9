"""Colour on the screen: a handful of the ANSI styles that every terminal knows.

A library for this would bring tables, markup and wrapping of its own for eight colours and two
effects. Text is painted where it is made and cleaned where it is printed, if the screen wants no
colour; so no drawing asks, and whoever lays text out counts its `cells`.
"""

import os
import re
from collections.abc import Iterable
from typing import Final, TextIO

BOLD: Final = "1"
DIM: Final = "2"
MAGENTA: Final = "35"
CYAN: Final = "36"
"""Two colours that are no player's: danger, and what is closed or secret."""
SEATS: Final = {
    "red": "31",
    "blue": "94",
    "green": "32",
    "yellow": "33",
    "white": "97;40",
    "black": "30;47",
}
"""White and black bring their own ground: one of them would else be lost on any screen."""

PAINT: Final = re.compile(r"\x1b\[[\d;]*m")


def paint(text: str, *styles: str) -> str:
    return f"\x1b[{';'.join(styles)}m{text}\x1b[0m"


def plain(text: str) -> str:
    return PAINT.sub("", text)


def cells(text: str) -> int:
    """How wide the text is on the screen."""
    return len(plain(text))


def padded(text: str, width: int) -> str:
    return text + " " * (width - cells(text))


def centred(text: str, width: int) -> str:
    """Like str.center, whatever the paint."""
    return plain(text).center(width).replace(plain(text), text, 1) if plain(text) else " " * width


def flowing(pieces: Iterable[str], width: int, gap: str = " ") -> list[str]:
    """As many in a line as fit; no piece is cut."""
    lines: list[str] = []
    for piece in pieces:
        if lines and cells(lines[-1] + gap + piece) <= width:
            lines[-1] += gap + piece
        else:
            lines.append(piece)
    return lines


def wants_colour(screen: TextIO) -> bool:
    """NO_COLOR is obeyed before FORCE_COLOR; without either only a capable terminal is painted."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") != "0":
        return True
    return screen.isatty() and os.environ.get("TERM") != "dumb"
