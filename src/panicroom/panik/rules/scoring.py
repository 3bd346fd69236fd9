"""The end: PEND-1, PEND-2, PSCORE-1 to PSCORE-3."""

from collections.abc import Iterator
from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.outcome import Outcome
from panicroom.panik.pieces import ROOM, SEATS, SHARED, TANDEM, TRAP, Hunter, Manor, Seat, owner_of
from panicroom.panik.rules.setup import ManorTurned
from panicroom.panik.state import State

TRAP_POINTS = 3


@dataclass(slots=True)
class ManorScored(Event):
    """What one manor earned each seat."""

    audience = EVERYBODY
    manor: Manor
    points: tuple[int, ...]

    def write(self, state: State) -> None:
        so_far = state.scores or (0,) * state.seats
        state.scores = tuple(a + b for a, b in zip(so_far, self.points, strict=True))


@dataclass(slots=True)
class GameEnded(Event):
    audience = EVERYBODY
    outcome: Outcome
    scores: tuple[int, ...]

    def write(self, state: State) -> None:
        state.outcome = self.outcome


def score_game(state: State) -> None:
    """PEND-1: all manors are turned face up and scored; PEND-2: the most points win."""
    for manor in state.all_manors():
        if not state.up[manor]:  # PEND-1
            state.emit(ManorTurned(manor, state.manors[manor]))
    for manor in state.all_manors():
        state.emit(ManorScored(manor, points_at(state, manor)))
    best = max(state.scores)
    winners = tuple(seat for seat in SEATS[: state.seats] if state.scores[seat] == best)
    reason = "shared_victory" if len(winners) > 1 else "most_points"
    state.emit(GameEnded(Outcome(reason, "PEND-2", "players", winners), state.scores))


def points_at(state: State, manor: Manor) -> tuple[int, ...]:
    points = [0] * state.seats
    for seat, earned in earnings(state, manor):
        points[seat] += earned
    return tuple(points)


def earnings(state: State, manor: Manor) -> Iterator[tuple[Seat, int]]:
    """Who earns what, hunter by hunter."""
    kind, hunters = state.manors[manor], state.hunters[manor]
    for hunter in hunters:
        if kind == TRAP:  # PSCORE-3
            if hunter.owner != owner_of(manor):  # PSCORE-3
                yield owner_of(manor), TRAP_POINTS * heads(hunter)
        elif kind == SHARED:  # PSCORE-2
            doubles = state.rulings.shared_tandem == "double"
            yield hunter.owner, (ROOM + 1 - len(hunters)) * (heads(hunter) if doubles else 1)
        else:
            yield hunter.owner, (kind + 1) * heads(hunter)


def heads(hunter: Hunter) -> int:
    """A tandem counts twice (PSCORE-1, PSCORE-3)."""
    return 2 if hunter.kind == TANDEM else 1
