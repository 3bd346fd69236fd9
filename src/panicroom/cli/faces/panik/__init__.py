"""Panik in the terminal."""

import re
from typing import Final

from panicroom.cli.faces.face import Face
from panicroom.cli.faces.panik.manors import draw_manors
from panicroom.panik.actions import ACTION_TYPES
from panicroom.panik.agenda import ChooseNewManor, TakeTurn
from panicroom.panik.pieces import COLORS, HUNTER_KINDS
from panicroom.panik.view import View
from panicroom.telling.panik import PANIK_TELLER
from panicroom.telling.panik.choices import column
from panicroom.telling.panik.names import INITIALS, LETTERS
from panicroom.telling.vocabulary import verbs_of

BRIEF: Final = re.compile(rf"\b([{''.join(INITIALS)}])(?=:)|\b([{''.join(INITIALS)}])\.?(?=\d)")

KINDS: Final = {letter.lower(): kind for letter, kind in zip(LETTERS, HUNTER_KINDS, strict=True)}
"""Hunters by their letters on the board and in the grid."""


def typed(view: View, text: str) -> str:
    """`place basic B3` is `place basic blue.3`, `send-back b:tandem` a hunter of blue's; `B b3`
    is a row and a column of the grid."""
    words = text.lower().split()
    if len(words) == 2 and words[0] in KINDS:
        words = in_the_grid(view, KINDS[words[0]], words[1])
    if words[:1] == ["place"]:
        words[1:2] = [KINDS.get(word, word) for word in words[1:2]]
    return BRIEF.sub(spelled_out, " ".join(words))


def in_the_grid(view: View, kind: str, manor: str) -> list[str]:
    """A row and a column of the grid as the action that the current decision asks for."""
    frame = view.agenda[-1]
    if isinstance(frame, ChooseNewManor) and kind == HUNTER_KINDS[frame.kind]:
        return ["place-again", manor]
    if isinstance(frame, TakeTurn) and kind == "detector":
        return ["detect", manor]
    return ["place", kind, manor]


def spelled_out(brief: re.Match[str]) -> str:
    hunter, manor = brief.groups()
    return COLORS[INITIALS.index(hunter or manor)] + ("" if hunter else ".")


PANIK_FACE: Final = Face(
    **vars(PANIK_TELLER),
    verbs=verbs_of(ACTION_TYPES),
    map=draw_manors,
    subject=lambda number, words: column(number),
    typed=typed,
)
