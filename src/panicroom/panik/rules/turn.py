"""The turn: placing (PTURN-1) and the detector (PTURN-3)."""

from panicroom.kernel.errors import Refusal
from panicroom.panik.actions import Detect, PlaceHunter
from panicroom.panik.agenda import GoOn, NextTurn, PlaceDetector, TakeTurn
from panicroom.panik.pieces import CALL, DETECTOR, Hunter, Manor, Seat, owner_of
from panicroom.panik.rules.scoring import score_game
from panicroom.panik.rules.setup import HunterPlaced, ManorTurned
from panicroom.panik.state import State


def judge_place(state: State, seat: Seat, action: PlaceHunter) -> Refusal | None:
    frame = state.agenda[-1]
    if isinstance(frame, PlaceDetector) and action.kind != DETECTOR:
        return Refusal("PTURN-3", "detector-first")
    if action.kind not in state.hands[seat]:
        return Refusal("PTURN-1", "not-in-hand", {"kind": action.kind})
    if isinstance(frame, TakeTurn) and action.kind == DETECTOR and hidden_manors(state, seat):
        return Refusal("PTURN-3", "detect-first")
    if state.is_full(action.manor):
        return Refusal("PTURN-1", "manor-full", {"manor": action.manor})
    return None


def judge_detect(state: State, seat: Seat, action: Detect) -> Refusal | None:
    if DETECTOR not in state.hands[seat]:
        return Refusal("PTURN-1", "not-in-hand", {"kind": DETECTOR})
    if owner_of(action.manor) == seat:
        return Refusal("PTURN-3", "own-manor", {"manor": action.manor})
    if state.up[action.manor]:
        return Refusal("PTURN-3", "manor-is-up", {"manor": action.manor})
    return None


def hidden_manors(state: State, seat: Seat) -> list[Manor]:
    """The face-down manors of opponents."""
    return [m for m, is_up in enumerate(state.up) if not is_up and owner_of(m) != seat]


def offer_turn(state: State, seat: Seat, frame: TakeTurn) -> list[Detect | PlaceHunter]:
    """Placing is an obligation: there is no option to pass (PTURN-1)."""
    detections = [Detect(manor) for manor in hidden_manors(state, seat)]
    kinds = sorted(set(state.hands[seat]))
    places = [PlaceHunter(kind, manor) for kind in kinds for manor in range(len(state.up))]
    return [
        *(detect for detect in detections if judge_detect(state, seat, detect) is None),
        *(place for place in places if judge_place(state, seat, place) is None),
    ]


def offer_detector(state: State, seat: Seat, frame: PlaceDetector) -> list[PlaceHunter]:
    places = [PlaceHunter(DETECTOR, manor) for manor in range(len(state.up))]
    return [place for place in places if judge_place(state, seat, place) is None]


def do_detect(state: State, seat: Seat, action: Detect) -> None:
    """PTURN-3: the manor is turned before the detector is placed."""
    state.agenda.pop()
    state.emit(ManorTurned(action.manor, state.manors[action.manor]))
    state.agenda.append(PlaceDetector(seat))


def do_place(state: State, seat: Seat, action: PlaceHunter) -> None:
    state.agenda.pop()
    state.emit(HunterPlaced(seat, action.kind, action.manor))
    state.agenda.append(NextTurn(seat))
    placed = Hunter(seat, action.kind)
    calls = action.kind == CALL  # PTURN-4
    state.agenda.append(GoOn(seat, action.manor, placed, True, calls, None, None, None))


def step_next_turn(state: State, frame: NextTurn) -> None:
    """PTURN-1: clockwise; PEND-1: until every hunter has been placed."""
    if not any(state.hands):  # PEND-1
        score_game(state)
        return
    clockwise = [(frame.seat + step) % state.seats for step in range(1, state.seats + 1)]
    # Only a position written by hand has somebody without a hunter before the end.
    state.agenda.append(TakeTurn(next(seat for seat in clockwise if state.hands[seat])))
