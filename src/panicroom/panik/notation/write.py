"""A state as its canonical position text."""

from collections.abc import Iterator

from panicroom.kernel.notation import dice_line, outcome_line, repeated
from panicroom.panik.agenda import TakeTurn
from panicroom.panik.pieces import COLORS, HUNTER_KINDS, MANOR_KINDS, manors_of
from panicroom.panik.rulings import Rulings
from panicroom.panik.spelling import SEAT, spell, write_hunter
from panicroom.panik.state import State


def write(state: State) -> str:
    return "".join(f"{line}\n" for line in _lines(state))


def _lines(state: State) -> Iterator[str]:
    yield f"panik seats={state.seats}{_rulings(state.rulings)}"
    yield dice_line(state.dice)
    for seat in range(state.seats):
        manors = "; ".join(_manor(state, manor) for manor in manors_of(seat))
        yield f"{COLORS[seat]} {manors}"
    for seat in range(state.seats):
        yield f"{COLORS[seat]}-hand {repeated(HUNTER_KINDS[kind] for kind in state.hands[seat])}"
    yield f"aside {repeated(MANOR_KINDS[kind] for kind in state.aside)}"
    yield f"first {COLORS[state.first]}"
    for frame in state.agenda:
        if isinstance(frame, TakeTurn):
            yield f"turn {COLORS[frame.seat]}"
        else:
            yield f"owed {spell(frame)}"
    if state.scores:
        yield f"scores {' '.join(map(str, state.scores))}"
    yield f"decision {state.decision}"
    if state.outcome is not None:
        yield outcome_line(state.outcome, SEAT)


def _rulings(rulings: Rulings) -> str:
    default = Rulings()
    words = []
    if rulings.shared_tandem != default.shared_tandem:
        words.append(f"shared_tandem={rulings.shared_tandem}")
    if rulings.ghosts != default.ghosts:
        words.append("ghosts=" + ",".join(map(str, rulings.ghosts)))
    return "".join(f" {word}" for word in words)


def _manor(state: State, manor: int) -> str:
    words = [MANOR_KINDS[state.manors[manor]]] + ["up"] * state.up[manor]
    if state.hunters[manor]:
        words += ["with", *map(write_hunter, state.hunters[manor])]
    return " ".join(words)
