"""Sealed decisions in a row: every seat shows a hand of fingers, in secret, again and again."""

from typing import Any, Final, NamedTuple

from panicroom.kernel.dice import Dice
from panicroom.kernel.engine import Engine
from panicroom.kernel.named import SEATS, Seat
from panicroom.kernel.spelling import Speller
from panicroom.kernel.state import TableState


class Show(NamedTuple):
    fingers: int
    verb: str = "show"


class ChooseFingers(NamedTuple):
    sealed: tuple[int | None, ...]
    verb: str = "fingers"


class State(TableState[ChooseFingers, Show]):
    """Two seats; when both have shown, they are asked once more."""


def owed(state: State) -> list[Seat]:
    return [seat for seat in SEATS[:2] if state.agenda[-1].sealed[seat] is None]


def show(state: State, seat: Seat, action: Show) -> None:
    sealed = state.agenda.pop().sealed
    answers = (*sealed[:seat], action.fingers, *sealed[seat + 1 :])
    state.agenda.append(ChooseFingers(answers if None in answers else (None, None)))


ENGINE: Final[Engine[Any, Any]] = Engine(
    owed=owed,
    offer=lambda state, seat: [Show(fingers) for fingers in range(6)],
    why_not=lambda state, seat, action: None,
    do={Show: show},
    steps={},
    actions=Speller("action", [Show], {}),
    sealed=(ChooseFingers,),
)


def asked() -> State:
    state = State(2, Dice("fingers"))
    state.agenda.append(ChooseFingers((None, None)))
    return state


def test_a_sealed_decision_stays_the_same_until_the_last_answer() -> None:
    state = asked()
    ENGINE.apply(state, 1, Show(3))
    assert (state.decision, owed(state)) == (0, [0])


def test_a_sealed_decision_of_the_same_kind_that_follows_is_another_decision() -> None:
    state = asked()
    for seat in (1, 0):
        ENGINE.apply(state, seat, Show(3))
    assert (state.decision, owed(state)) == (1, [0, 1])
    for seat in (0, 1):
        ENGINE.apply(state, seat, Show(3))
    assert state.decision == 2
