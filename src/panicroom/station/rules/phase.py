"""The Parasite Phase: PHASE-1 to PHASE-5. Its wounds are answered and applied in armor.py."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.station.agenda import Hit, Weapon, Wounds
from panicroom.station.rooms import DIRECTIONS, NOWHERE, Direction, Room
from panicroom.station.rules.parasites import roll_d4
from panicroom.station.state import State
from panicroom.station.tokens import CHARACTERS, NOBODY, Face, Seat


@dataclass(slots=True)
class ParasitePhaseBegan(Event):
    """Doors opened from a Terminal close (PHASE-1), and a new round begins."""

    audience = EVERYBODY
    seat: Seat
    round: int

    def write(self, state: State) -> None:
        state.round = self.round
        state.revealed = False  # TERMINAL-4
        state.doors_open = False  # PHASE-1


@dataclass(slots=True)
class ParasitesMoved(Event):
    """PHASE-2: all at once, through open doorways to rooms that are there."""

    audience = EVERYBODY
    direction: Direction

    def write(self, state: State) -> None:
        ways = state.map.open_ways
        moved = []
        for room, face in state.parasites:
            beyond = ways[room][self.direction]
            moved.append((room if beyond == NOWHERE else beyond, face))
        state.parasites = sorted(moved)


def begin_phase(state: State, seat: Seat) -> None:
    state.emit(ParasitePhaseBegan(seat, state.round + 1))
    if state.parasites:  # PHASE-2
        state.emit(ParasitesMoved(DIRECTIONS[roll_d4(state, seat) - 1]))
    hits = phase_hits(state)
    if hits:
        state.agenda.append(Wounds(Weapon.PARASITES, NOBODY, hits, ()))


def phase_hits(state: State) -> tuple[Hit, ...]:
    """PHASE-3: a gray face wounds by 1, a black one by 2, everybody in its room."""
    harm: dict[Room, int] = {}
    for room, face in state.parasites:  # PHASE-3
        harm[room] = harm.get(room, 0) + (2 if face is Face.BLACK else 1)
    rooms = enumerate(state.rooms)
    return tuple(Hit(CHARACTERS[c], harm[room]) for c, room in rooms if room in harm)
