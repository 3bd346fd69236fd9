"""The terminal: TERMINAL-1 to TERMINAL-4."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Function, UseTerminal
from panicroom.station.agenda import ChoosePlace, RunFunction, Spawn, TurnRed
from panicroom.station.rooms import CARD_OF, NOWHERE, UPPER_ROOM_ICONS, Icon, Room
from panicroom.station.rules.ending import hold_scan
from panicroom.station.rules.explore import cannot_explore, try_next
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import Role, Seat


@dataclass(slots=True)
class TerminalUsed(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    room: Room
    function: Function

    def write(self, state: State) -> None:
        state.turn.terminal = True  # TERMINAL-1
        state.used = state.used | {CARD_OF[self.room]}  # TERMINAL-1


@dataclass(slots=True)
class DoorsOpened(Event):
    """TERMINAL-3: to everyone, until the next Parasite Phase."""

    audience = EVERYBODY
    seat: Seat

    def write(self, state: State) -> None:
        state.doors_open = True  # TERMINAL-3


def judge_terminal(state: State, seat: Seat, action: UseTerminal) -> Refusal | None:
    refusal = lacks_ap(state) or is_missing(state, seat, action.who)
    if refusal:
        return refusal
    room = state.rooms[2 * seat + action.who]
    if UPPER_ROOM_ICONS[room] is not Icon.TERMINAL:
        return Refusal("TERMINAL-1", "no-terminal-here", {"room": room})
    if state.turn.terminal:
        return Refusal("TERMINAL-1", "terminal-used")
    if action.function is Function.REVEAL:
        return judge_reveal(state)
    return None


def judge_reveal(state: State) -> Refusal | None:
    if state.rulings.reveal_limit == "round" and state.revealed:
        return Refusal("TERMINAL-4", "revealed-this-round")
    return cannot_explore(state)


def offer_terminal(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    if UPPER_ROOM_ICONS[room] is Icon.TERMINAL:
        uses = [UseTerminal(who, function) for function in Function]
        out += [use for use in uses if judge_terminal(state, seat, use) is None]


def do_terminal(state: State, seat: Seat, action: UseTerminal) -> None:
    """In order: AP, function chosen, alarm, function, a black side turned red."""
    pay(state)
    room = state.rooms[2 * seat + action.who]
    state.agenda.append(TurnRed(CARD_OF[room]))
    state.agenda.append(RunFunction(seat, room, action.function))
    if is_alarmed(state, room):
        state.agenda.append(Spawn(seat, room))
    state.emit(TerminalUsed(seat, action.who, room, action.function))


def is_alarmed(state: State, room: Room) -> bool:
    """The ruling terminal_alarm: a red side, or a terminal used before by anyone."""
    alarmed = state.used if state.rulings.terminal_alarm == "reuse" else state.red
    return CARD_OF[room] in alarmed  # TERMINAL-1


def step_function(state: State, frame: RunFunction) -> None:
    if frame.function is Function.SCAN:
        hold_scan(state)  # TERMINAL-2
    elif frame.function is Function.DOORS:
        state.emit(DoorsOpened(frame.seat))
    else:
        reveal(state, frame.seat)


def reveal(state: State, seat: Seat) -> None:
    """TERMINAL-4: the visible card anywhere, with the relief of EXPLORE-4 and HIVE-2."""
    state.revealed = True  # TERMINAL-4
    card = state.explore[-1]
    if state.map.fits(card).places:  # TERMINAL-4
        state.agenda.append(ChoosePlace(seat, card, NOWHERE))
    else:
        try_next(state, seat, NOWHERE)
