"""Panik at a table: its turns and claims."""

from collections.abc import Hashable
from typing import Final, NamedTuple

from panicroom.kernel.manners import Manners
from panicroom.kernel.spelling import Speller
from panicroom.panik.actions import Action
from panicroom.panik.agenda import ChooseManors, ChooseNewManor, ChoosePosts
from panicroom.panik.pieces import Manor, ManorKind
from panicroom.panik.spelling import CODECS
from panicroom.panik.view import View


class ManorIs(NamedTuple):
    manor: Manor
    kind: ManorKind
    verb: str = "manor-is"


def turn_of(view: View) -> tuple[int, Hashable] | None:
    """Sealed choices are nobody's turn; a hunter sent back interrupts one."""
    for frame in view.agenda:
        if not isinstance(frame, ChooseManors | ChoosePosts | ChooseNewManor):
            return frame.seat, None
    return None


MANNERS: Final[Manners[View, Action]] = Manners(
    turn=turn_of,
    eliminated=lambda view: (),
    claims=Speller("claim", (ManorIs,), CODECS),
    orders={},
    endless=lambda setup: False,
)
