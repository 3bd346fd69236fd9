"""Replacements for characters that the screen's encoding lacks, so that drawings keep shape."""

from typing import Final, TextIO
from unicodedata import combining, normalize

STAND_INS: Final = {
    **dict(zip("─│┌┐└┘├┤┬┴┼╵╷╶╴═║╌┆", "-|+++++++++||--=#::", strict=True)),
    **dict(zip("○●◐▮▯█░", "o@%*.#.", strict=True)),
    **dict(zip("’‘“”«»—–\u00a0\u202f", '\'\'""""--  ', strict=True)),
    "…": "...",
    "×": "x",
}
UNKNOWN: Final = "?"


def as_shown(text: str, screen: TextIO) -> str:
    """Keep what the encoding has; drop accents or use a stand-in for the rest."""
    encoding = screen.encoding or "utf-8"
    if can_show(text, encoding):
        return text
    return "".join(letter if can_show(letter, encoding) else stand_in(letter) for letter in text)


def can_show(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def stand_in(letter: str) -> str:
    bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
    return STAND_INS.get(letter) or (bare if bare.isascii() else UNKNOWN)
