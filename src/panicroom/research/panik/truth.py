"""What was true when it was said, in Panik."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.panik.manners import ManorIs
from panicroom.panik.pieces import MANORS, TRAP
from panicroom.panik.state import State
from panicroom.panik.view import View, view
from panicroom.research.truth import OPINION, Judged, Truths


def judged(state: State, heard: Sequence[Event], speaker: int, claim: Any) -> Judged:
    """Of another's manor that is face down nobody knows."""
    if not isinstance(claim, ManorIs) or claim.manor not in list(state.all_manors()):
        return OPINION
    truth = bool(state.manors[claim.manor] == claim.kind)
    seen = view(state, speaker).manors[claim.manor].kind is not HIDDEN
    return Judged(truth, seen and not truth)


def role(state: State, seat: int) -> str:
    return "player"


def subjects(view: View) -> list[str]:
    manors = enumerate(view.manors)
    return [str(MANORS[number]) for number, manor in manors if manor.kind is HIDDEN]


def answers(state: State) -> Mapping[str, bool]:
    return {str(manor): state.manors[manor] == TRAP for manor in state.all_manors()}


TRUTHS: Final = Truths(judged, role, "trap", subjects, answers, lambda claim: None)
