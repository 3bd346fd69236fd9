"""Move and run: MOVE-1, DOOR-1, RUN-1."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Move, Run
from panicroom.station.rooms import DIRECTIONS, NOWHERE, Direction, Room
from panicroom.station.rules.entering import enter
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import Role, Seat
from panicroom.station.turn import NO_RUN, note

MOVES = tuple(tuple(Move(who, d) for d in DIRECTIONS) for who in Role)
RUNS = tuple(tuple(Run(who, d) for d in DIRECTIONS) for who in Role)


@dataclass(slots=True)
class CharacterMoved(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    room: Room
    free: bool

    def write(self, state: State) -> None:
        state.rooms[2 * self.seat + self.who] = self.room


def is_barred(state: State, seat: Seat, who: Role, direction: Direction) -> Refusal | None:
    """MOVE-1: a passage into a room that is there; DOOR-1: a closed one is closed."""
    room = state.rooms[2 * seat + who]
    if state.map.ways[room][direction] == NOWHERE:
        return Refusal("MOVE-1", "no-passage", {"direction": direction})
    if state.ways(seat, room)[direction] == NOWHERE:
        return Refusal("DOOR-1", "door-closed", {"direction": direction})
    return None


def judge_move(state: State, seat: Seat, action: Move) -> Refusal | None:
    return (
        lacks_ap(state)
        or is_missing(state, seat, action.who)
        or is_barred(state, seat, action.who, action.direction)
    )


def judge_run(state: State, seat: Seat, action: Run) -> Refusal | None:
    refusal = is_missing(state, seat, action.who)
    if refusal:
        return refusal
    if state.turn.run != action.who:
        return Refusal("RUN-1", "no-run", {"who": action.who})
    refusal = is_barred(state, seat, action.who, action.direction)
    if refusal:
        return refusal
    room = state.rooms[2 * seat + action.who]
    if state.ways(seat, room)[action.direction] in state.turn.ran:
        return Refusal("RUN-1", "ran-through")
    return None


def offer_moves(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    ways = zip(MOVES[who], state.ways(seat, room), strict=True)
    out += [move for move, beyond in ways if beyond != NOWHERE]


def offer_runs(state: State, seat: Seat, out: list[Action]) -> None:
    who = state.turn.run
    if who != NO_RUN:
        out += [run for run in RUNS[who] if judge_run(state, seat, run) is None]


def do_move(state: State, seat: Seat, action: Move) -> None:
    pay(state)
    go(state, seat, action.who, action.direction, free=False)


def do_run(state: State, seat: Seat, action: Run) -> None:
    """The chance is used up; where it leads there may be another."""
    note(state.turn.ran, state.rooms[2 * seat + action.who])  # RUN-1
    state.turn.run = NO_RUN  # RUN-1
    go(state, seat, action.who, action.direction, free=True)


def go(state: State, seat: Seat, who: Role, direction: Direction, free: bool) -> None:
    room = state.map.ways[state.rooms[2 * seat + who]][direction]
    state.emit(CharacterMoved(seat, who, room, free))
    enter(state, seat, who, room)
