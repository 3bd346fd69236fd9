"""The turn: placing (PTURN-1) and the detector (PTURN-3)."""

from panicroom.kernel.errors import Refusal
from panicroom.panik.actions import Detect, PlaceHunter
from panicroom.panik.agenda import GoOn, NextTurn, PlaceDetector, TakeTurn
from panicroom.panik.pieces import (
    CALL,
    DETECTOR,
    EVERY_HUNTER_KIND,
    MANORS,
    SEATS,
    Hunter,
    HunterKind,
    Manor,
    Seat,
    owner_of,
)
from panicroom.panik.rules.scoring import score_game
from panicroom.panik.rules.setup import HunterPlaced, ManorTurned
from panicroom.panik.state import State

PLACES = tuple(tuple(PlaceHunter(kind, manor) for manor in MANORS) for kind in EVERY_HUNTER_KIND)


def judge_place(state: State, seat: Seat, action: PlaceHunter) -> Refusal | None:
    refusal = judge_kind(state, seat, action.kind)
    if refusal is None and state.is_full(action.manor):
        return Refusal("PTURN-1", "manor-full", {"manor": action.manor})
    return refusal


def judge_kind(state: State, seat: Seat, kind: HunterKind) -> Refusal | None:
    frame = state.agenda[-1]
    if isinstance(frame, PlaceDetector) and kind != DETECTOR:
        return Refusal("PTURN-3", "detector-first")
    if kind not in state.hands[seat]:
        return Refusal("PTURN-1", "not-in-hand", {"kind": kind})
    if isinstance(frame, TakeTurn) and kind == DETECTOR and hidden_manors(state, seat):
        return Refusal("PTURN-3", "detect-first")
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
    return [m for m in state.all_manors() if not state.up[m] and m.owner != seat]


def offer_turn(state: State, seat: Seat, frame: TakeTurn) -> list[Detect | PlaceHunter]:
    """Placing is an obligation: there is no option to pass (PTURN-1)."""
    detections = [Detect(manor) for manor in hidden_manors(state, seat)]
    return [
        *(detect for detect in detections if judge_detect(state, seat, detect) is None),
        *offer_places(state, seat),
    ]


def offer_places(state: State, seat: Seat) -> list[PlaceHunter]:
    kinds = [kind for kind in set(state.hands[seat]) if judge_kind(state, seat, kind) is None]
    manors = state.manors_with_room()
    return [PLACES[kind][manor] for kind in sorted(kinds) for manor in manors]


def offer_detector(state: State, seat: Seat, frame: PlaceDetector) -> list[PlaceHunter]:
    return offer_places(state, seat)


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
    clockwise = [SEATS[(frame.seat + step) % state.seats] for step in range(1, state.seats + 1)]
    # Only a position written by hand has somebody without a hunter before the end.
    state.agenda.append(TakeTurn(next(seat for seat in clockwise if state.hands[seat])))
