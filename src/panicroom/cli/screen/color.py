"""ANSI colors, in the few styles that every terminal knows.

Text is painted where it is made. Where it is printed the paint is removed if the screen wants no
color, so drawings need not ask; layout counts `cells`, not characters. No library: eight colors
and two effects do not need its tables, markup and wrapping.
"""

import os
import re
from collections.abc import Iterable
from typing import Final, TextIO

BOLD: Final = "1"
DIM: Final = "2"
MAGENTA: Final = "35"
CYAN: Final = "36"
"""Two colors that no player has: for danger, and for what is closed or secret."""
SEATS: Final = {
    "red": "31",
    "blue": "94",
    "green": "32",
    "yellow": "33",
    "white": "97;40",
    "black": "30;47",
}
"""White and black set their background too, or one of them would be invisible on any screen."""

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
    """Like str.center, but ignores paint."""
    return plain(text).center(width).replace(plain(text), text, 1) if plain(text) else " " * width


def flowing(pieces: Iterable[str], width: int, gap: str = " ") -> list[str]:
    """Lines with as many pieces as fit; no piece is cut."""
    lines: list[str] = []
    for piece in pieces:
        if lines and cells(lines[-1] + gap + piece) <= width:
            lines[-1] += gap + piece
        else:
            lines.append(piece)
    return lines


def wants_color(screen: TextIO) -> bool:
    """NO_COLOR counts before FORCE_COLOR; without either, only a capable terminal is painted."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") != "0":
        return True
    return screen.isatty() and os.environ.get("TERM") != "dumb"
