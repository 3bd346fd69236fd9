"""Names people give themselves: any script, but nothing that disturbs what stands around it."""

import re
from typing import Final
from unicodedata import category, normalize

from panicroom.kernel.errors import GameError

LONGEST: Final = 24

# Embeddings, overrides and isolates reach beyond the name and turn the rest of the line around.
DIRECTIONS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
CONTROLS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})


class BadName(GameError):
    """No name to sit down with; `why` is an id."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def name(text: str) -> str:
    """The name as it is stored: trimmed, and the same letters always the same way."""
    trimmed = normalize("NFC", text[: 16 * LONGEST]).strip()
    kinds = {category(sign) for sign in trimmed}
    if kinds & CONTROLS:
        raise BadName("name-control")
    if DIRECTIONS.search(trimmed):
        raise BadName("name-direction")
    if kinds <= UNSEEN:
        raise BadName("name-empty")
    if len(trimmed) > LONGEST:
        raise BadName("name-long")
    return trimmed
