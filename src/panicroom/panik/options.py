"""What is owed, offered and done: where decisions and actions meet the chapters."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from panicroom.kernel.engine import Answer, Does, Engine, not_asked
from panicroom.kernel.errors import Refusal
from panicroom.panik import actions as do
from panicroom.panik import agenda as owe
from panicroom.panik.actions import Action
from panicroom.panik.pieces import SEATS, Seat
from panicroom.panik.rules import sending, setup, turn
from panicroom.panik.spelling import ACTIONS
from panicroom.panik.state import State

Judge = Callable[[State, Seat, Any], Refusal | None]

JUDGES: Final[Mapping[type, Judge]] = {
    do.TurnUp: setup.judge_turn_up,
    do.PostTandem: setup.judge_post_tandem,
    do.Detect: turn.judge_detect,
    do.PlaceHunter: turn.judge_place,
    do.SendBack: sending.judge_send_back,
    do.CallHunter: sending.judge_call,
    do.PlaceAgain: sending.judge_place_again,
    do.EndTurn: sending.judge_end_turn,
}

DOES: Final[Does[State]] = {
    do.TurnUp: setup.do_turn_up,
    do.PostTandem: setup.do_post_tandem,
    do.Detect: turn.do_detect,
    do.PlaceHunter: turn.do_place,
    do.SendBack: sending.do_send_back,
    do.CallHunter: sending.do_call,
    do.PlaceAgain: sending.do_place_again,
    do.EndTurn: sending.do_end_turn,
}

OFFERS: Final[Mapping[type, Callable[[State, Seat, Any], Sequence[Action]]]] = {
    owe.ChooseManors: setup.offer_turn_up,
    owe.ChoosePosts: setup.offer_posts,
    owe.TakeTurn: turn.offer_turn,
    owe.PlaceDetector: turn.offer_detector,
    owe.SendOrCall: sending.offer_send_or_call,
    owe.ChooseNewManor: sending.offer_new_manors,
}

ANSWERS: Final[Mapping[type, Answer]] = {
    owe.ChooseManors: Answer("PSETUP-2", (do.TurnUp,)),
    owe.ChoosePosts: Answer("PSETUP-3", (do.PostTandem,)),
    owe.TakeTurn: Answer("PTURN-1", (do.PlaceHunter, do.Detect)),
    owe.PlaceDetector: Answer("PTURN-3", (do.PlaceHunter,)),
    owe.SendOrCall: Answer("PTURN-2", (do.SendBack, do.CallHunter, do.EndTurn)),
    owe.ChooseNewManor: Answer("PTURN-2", (do.PlaceAgain,)),
}


def owed(state: State) -> tuple[Seat, ...]:
    if state.outcome is not None:
        return ()
    frame: Any = state.agenda[-1]
    if isinstance(frame, owe.ChooseManors | owe.ChoosePosts):
        answers = zip(SEATS, frame.sealed, strict=False)
        return tuple(seat for seat, manor in answers if manor is None)
    return (frame.seat,)


def offer(state: State, seat: Seat) -> Sequence[Action]:
    frame = state.agenda[-1]
    return OFFERS[type(frame)](state, seat, frame)


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The one reason against an action, or None if it is offered."""
    if state.outcome is not None:
        return Refusal("PEND-1", "game-over")
    refusal = not_asked(state, seat, action, owed(state), ANSWERS[type(state.agenda[-1])])
    if refusal:
        return refusal
    manor = getattr(action, "manor", 0)
    if manor >= len(state.up):
        return Refusal("PSETUP-1", "not-at-the-table", {"manor": manor})
    return JUDGES[type(action)](state, seat, action)


ENGINE: Final = Engine(
    owed=owed,
    offer=offer,
    why_not=why_not,
    do=DOES,
    steps={owe.GoOn: sending.step_go_on, owe.NextTurn: turn.step_next_turn},
    actions=ACTIONS,
    sealed=(owe.ChooseManors, owe.ChoosePosts),
)
