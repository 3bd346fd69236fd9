"""Letters that a screen lacks: what stands for them, so that a drawing stays a drawing."""

from typing import Final, TextIO
from unicodedata import combining, normalize

STAND_INS: Final = {
    **dict(zip("─│┌┐└┘├┤┬┴┼╵╷╶╴═║╌┆", "-|+++++++++||--=#::", strict=True)),
    **dict(zip("○●◐▮▯█░", "o@%*.#.", strict=True)),
    **dict(zip("’‘“”«»—–\u00a0\u202f", '\'\'""""--  ', strict=True)),
    "…": "...",
}
UNKNOWN: Final = "?"


def as_shown(text: str, screen: TextIO) -> str:
    """Whatever the screen has stays; of other letters their accents are dropped."""
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
