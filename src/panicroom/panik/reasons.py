"""Why not: every well-formed action of a seat, and the one reason against each not offered,
worked out on a state made from the view alone."""

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.dice import Dice
from panicroom.panik import actions as do
from panicroom.panik.actions import Action
from panicroom.panik.pieces import EVERY_HUNTER_KIND, MANORS, SEATS, UNKNOWN, Hunter
from panicroom.panik.state import State
from panicroom.panik.view import View


def seen_state(view: View) -> State:
    """A state with what the viewer sees, and unknown manors wherever the viewer sees none."""
    state = State(view.seats, view.rulings, Dice("unknown"))
    state.first = view.first
    state.manors = [UNKNOWN if m.kind is HIDDEN else m.kind for m in view.manors]
    state.up = [manor.is_up for manor in view.manors]
    state.hunters = [list(manor.hunters) for manor in view.manors]
    state.aside = [UNKNOWN] * view.aside
    state.hands = [list(hand) for hand in view.hands]
    state.scores = view.scores
    state.agenda = list(view.agenda)
    state.outcome, state.decision = view.outcome, view.decision
    return state


def candidates(view: View) -> list[Action]:
    manors, kinds = MANORS[: len(view.manors)], EVERY_HUNTER_KIND
    hunters = [Hunter(owner, kind) for owner in SEATS[: view.seats] for kind in kinds]
    return [
        do.EndTurn(),
        *(make(manor) for make in (do.TurnUp, do.PostTandem, do.Detect) for manor in manors),
        *(do.PlaceAgain(manor) for manor in manors),
        *(do.PlaceHunter(kind, manor) for kind in kinds for manor in manors),
        *(do.SendBack(hunter) for hunter in hunters),
        *(do.CallHunter(hunter, manor) for hunter in hunters for manor in manors),
    ]
