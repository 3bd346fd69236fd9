"""Panik at a table: its turns and claims."""

from typing import Final, NamedTuple

from panicroom.kernel.manners import Manners, Turn
from panicroom.kernel.spelling import Speller
from panicroom.panik.actions import Action
from panicroom.panik.agenda import ChooseManors, ChooseNewManor, ChoosePosts
from panicroom.panik.pieces import Manor, ManorKind
from panicroom.panik.rules.scoring import ManorScored
from panicroom.panik.spelling import CODECS
from panicroom.panik.view import View


class ManorIs(NamedTuple):
    manor: Manor
    kind: ManorKind
    verb: str = "manor-is"


def turn_of(view: View) -> Turn:
    """Sealed choices are nobody's turn; a hunter sent back interrupts one."""
    answers = ChooseManors | ChoosePosts | ChooseNewManor
    turns = [frame.seat for frame in view.agenda if not isinstance(frame, answers)]
    is_answer = bool(view.agenda) and isinstance(view.agenda[-1], answers)
    seat = turns[0] if turns else None
    return Turn(seat, round=None, between=None, is_answer=is_answer)


MANNERS: Final[Manners[View, Action]] = Manners(
    turn=turn_of,
    begins={ManorScored: "scoring"},
    eliminated=lambda view: (),
    claims=Speller("claim", (ManorIs,), CODECS),
    orders={},
    endless=lambda setup: False,
)
