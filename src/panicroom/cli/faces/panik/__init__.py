"""Panik in the terminal."""

import re
from collections.abc import Sequence
from typing import Final

from panicroom.cli.faces.face import Face
from panicroom.cli.faces.panik.manors import draw_manors
from panicroom.panik.actions import ACTION_TYPES
from panicroom.panik.agenda import ChooseNewManor, TakeTurn
from panicroom.panik.pieces import COLORS, HUNTER_KINDS, TEAM
from panicroom.panik.view import View
from panicroom.telling.panik import PANIK_TELLER
from panicroom.telling.panik.choices import column
from panicroom.telling.panik.names import INITIALS, LETTERS
from panicroom.telling.vocabulary import verbs_of

BRIEF: Final = re.compile(rf"\b([{''.join(INITIALS)}])(?=:)|\b([{''.join(INITIALS)}])\.?(?=\d)")

KINDS: Final = {letter.lower(): kind for letter, kind in zip(LETTERS, HUNTER_KINDS, strict=True)}
"""Hunters by their letters on the board and in the grid."""


def rounds_begun(view: View) -> int:
    """How often everybody has placed a hunter; the first tandem does not count."""
    return max(0, len(TEAM) - 1 - max(map(len, view.hands)))


def typed(view: View, text: str) -> str:
    """`place basic B3` is `place basic blue.3`, `send-back b:tandem` a hunter of blue's; `B b3`
    is a row and a column of the grid."""
    words = text.lower().split()
    if len(words) == 2 and words[0] in KINDS:
        words = in_the_grid(view, KINDS[words[0]], words[1])
    if words[:1] == ["place"]:
        words[1:2] = [KINDS.get(word, word) for word in words[1:2]]
    return BRIEF.sub(spelled_out, " ".join(words))


def open_view(views: Sequence[View]) -> View:
    manors = tuple(views[manor.owner].manors[place] for place, manor in enumerate(views[0].manors))
    return views[0]._replace(viewer=None, manors=manors)


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
    round=rounds_begun,
    map=draw_manors,
    subject=lambda number, words: column(number),
    typed=typed,
    open_view=open_view,
)
