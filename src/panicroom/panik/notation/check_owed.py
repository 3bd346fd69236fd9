"""Agendas that cannot be: everyone asked is there, and so is everything asked about."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import ASKED_NOW, AT_THE_TABLE, Expected
from panicroom.panik.agenda import (
    ChooseManors,
    ChooseNewManor,
    ChoosePosts,
    Frame,
    GoOn,
    NextTurn,
    SendOrCall,
)
from panicroom.panik.pieces import manors_of, owner_of
from panicroom.panik.spelling import MANOR, spell
from panicroom.panik.state import State

BELOW: Final[dict[type, type]] = {SendOrCall: NextTurn, GoOn: NextTurn, ChooseNewManor: GoOn}
"""What each frame interrupts; every other one lies at the bottom."""


def check_owed(state: State) -> None:
    if state.over:
        return
    for below, frame in zip([None, *state.agenda], state.agenda, strict=False):
        if type(below) is not BELOW.get(type(frame), type(None)):
            raise Malformed("owed", spell(frame), ASKED_NOW)
        if not is_at_the_table(state, frame):
            raise Malformed("owed", spell(frame), AT_THE_TABLE)
        if isinstance(frame, ChooseManors | ChoosePosts):
            check_sealed(state, frame)
        if isinstance(frame, SendOrCall | GoOn) and frame.placed not in state.hunters[frame.manor]:
            raise Malformed("owed", spell(frame), Expected("there"))


def is_at_the_table(state: State, frame: Frame) -> bool:
    hunters = [getattr(frame, name, None) for name in ("placed", "called", "sent")]
    manors = [getattr(frame, name, None) for name in ("manor", "origin", "sent_to")]
    seats = [getattr(frame, "seat", 0)]
    seats += [hunter.owner for hunter in hunters if hunter is not None]
    seats += [owner_of(manor) for manor in manors if manor is not None]
    return max(seats) < state.seats


def check_sealed(state: State, frame: ChooseManors | ChoosePosts) -> None:
    if len(frame.sealed) != state.seats or None not in frame.sealed:
        raise Malformed("owed", spell(frame), Expected("one-still-owed"))
    for seat, manor in enumerate(frame.sealed):
        turned = sum(state.up[own] for own in manors_of(seat))
        if turned != isinstance(frame, ChoosePosts) or any(state.hunters):
            raise Malformed("owed", spell(frame), ASKED_NOW._replace(rule="PSETUP-3"))
        if manor is not None and (owner_of(manor) != seat or state.up[manor]):
            raise Malformed("sealed", MANOR.write(manor), Expected("own-and-face-down"))
