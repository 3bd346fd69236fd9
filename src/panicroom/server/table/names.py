"""Validation of names: any script, but nothing that disturbs the text around it."""

import re
from typing import Final
from unicodedata import category, normalize

from panicroom.kernel.errors import GameError
from panicroom.server.table.scripts import is_written_plainly
from panicroom.server.table.skeleton import is_invisible

LONGEST: Final = 24

# Bidirectional controls reach beyond the name and reorder the rest of the line.
DIRECTIONS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
CONTROLS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
UNSEEN: Final = frozenset({"Cc", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})
# A joiner shapes the letters of some scripts and puts emoji together; a selector colors an emoji.
# Anywhere else they change nothing that is seen.
SHAPED: Final = "\u0600-\u0dff\u1000-\u109f\u1780-\u17ff"
EMOJI: Final = "\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
JOINING: Final = re.compile(
    f"(?<=[{SHAPED}])[\u200c\u200d](?=[{SHAPED}])"
    f"|(?<=[{EMOJI}\ufe0f])\u200d(?=[{EMOJI}])"
    f"|(?<=[{EMOJI}])[\ufe0e\ufe0f]"
)
MARKS: Final = frozenset({"Mn", "Me"})
MOST_MARKS: Final = 6
"""Combining marks on one letter: no script needs more, and more overlap the lines above."""


class BadName(GameError):
    """A name that is not accepted; `why` is the error code."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def name(text: str) -> str:
    """The name as it is stored: trimmed and normalized (NFC)."""
    trimmed = normalize("NFC", text[: 16 * LONGEST]).strip()
    kinds = {category(sign) for sign in trimmed}
    if kinds & CONTROLS or is_piled(trimmed):
        raise BadName("name-control")
    if DIRECTIONS.search(trimmed):
        raise BadName("name-direction")
    if is_unseen(trimmed):
        raise BadName("name-empty")
    if any(map(is_invisible, JOINING.sub("", trimmed))):
        raise BadName("name-control")
    if len(trimmed) > LONGEST:
        raise BadName("name-long")
    if not is_written_plainly(trimmed):
        raise BadName("name-letters")
    return trimmed


def is_unseen(text: str) -> bool:
    return {category(sign) for sign in text if not is_invisible(sign)} <= UNSEEN


def is_piled(text: str) -> bool:
    """Whether a letter carries too many combining marks."""
    height = 0
    for sign in text:
        height = height + 1 if category(sign) in MARKS else 0
        if height > MOST_MARKS:
            return True
    return False
