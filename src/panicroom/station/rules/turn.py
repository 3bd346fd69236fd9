"""Rounds and turns: ROUND-1, ROUND-2, TURN-1 to TURN-3."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import EndTurn
from panicroom.station.agenda import BeginTurn, PassMarker, TakeTurn
from panicroom.station.rooms import NOWHERE, REACTOR
from panicroom.station.rules.ending import hold_last_scan
from panicroom.station.rules.phase import begin_phase
from panicroom.station.state import State
from panicroom.station.tokens import Seat
from panicroom.station.turn import Turn


@dataclass(slots=True)
class MarkerPassed(Event):
    audience = EVERYBODY
    seat: Seat
    due: bool

    def write(self, state: State) -> None:
        state.marker = self.seat
        state.marker_due = self.due


@dataclass(slots=True)
class TurnBegan(Event):
    """The player's characters give AP; those not yet on the map come into the Reactor."""

    audience = EVERYBODY
    seat: Seat
    ap: int
    arrives: bool
    marked: bool

    def write(self, state: State) -> None:
        state.turn = Turn(self.seat, self.ap, self.arrives)
        state.turn.marked = self.marked
        if self.arrives:  # TURN-1
            for character in (2 * self.seat, 2 * self.seat + 1):
                if state.health[character]:
                    state.rooms[character] = REACTOR


@dataclass(slots=True)
class TurnEnded(Event):
    audience = EVERYBODY
    seat: Seat

    def write(self, state: State) -> None:
        if state.turn.marked and state.marker == self.seat:  # ROUND-2
            state.marker_due = True


def start_turn(state: State, seat: Seat) -> None:
    """ROUND-1: a due marker brings the Parasite Phase first."""
    if state.marker == seat and state.marker_due:  # ROUND-1
        if state.rulings.round_limit and state.round >= state.rulings.round_limit:  # WIN-6
            hold_last_scan(state)
            return
        state.agenda.append(PassMarker(seat))
        begin_phase(state, seat)
    else:
        state.agenda.append(BeginTurn(seat, after_phase=False))


def step_pass_marker(state: State, frame: PassMarker) -> None:
    """ROUND-2: if its holder died in this very phase, the next player takes the turn."""
    seat = frame.seat
    if not state.is_alive(seat):  # ROUND-2
        seat = state.next_living(seat)
    state.emit(MarkerPassed(state.next_living(seat), False))  # ROUND-1
    state.agenda.append(BeginTurn(seat, after_phase=True))


def step_begin_turn(state: State, frame: BeginTurn) -> None:
    seat = frame.seat
    own = (2 * seat, 2 * seat + 1)
    ap = sum(action_points(state.health[character]) for character in own)
    arrives = any(state.health[c] and state.rooms[c] == NOWHERE for c in own)
    # A last survivor who has just passed the marker to itself did not begin this turn with it.
    marked = state.marker == seat and not frame.after_phase  # ROUND-2
    state.emit(TurnBegan(seat, ap, arrives, marked))
    state.agenda.append(TakeTurn(seat))


def action_points(health: int) -> int:
    """TURN-2: 2 AP with 3 or 4 health, 1 AP with 1 or 2."""
    return (health + 1) // 2  # TURN-2


def judge_end_turn(state: State, seat: Seat, action: EndTurn) -> Refusal | None:
    """TURN-3: whenever nothing is owed; the first turn's search is asked for elsewhere."""
    return None


def do_end_turn(state: State, seat: Seat, action: EndTurn) -> None:
    end_turn(state)


def end_turn(state: State) -> None:
    seat = state.turn.seat
    state.emit(TurnEnded(seat))
    state.agenda.clear()
    start_turn(state, state.next_living(seat))


def pass_marker_of_the_dead(state: State, seat: Seat) -> None:
    """ROUND-2: outside the phase the marker of the eliminated goes on as it is."""
    in_phase = any(type(frame) is PassMarker for frame in state.agenda)
    if state.marker == seat and not in_phase:  # ROUND-2
        state.emit(MarkerPassed(state.next_living(seat), state.marker_due))
