"""Parasites: what they are and how they die (PARASITE-1). How they move and bite stands in
phase.py, how they appear in spawn.py."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.station.actions import Swarm
from panicroom.station.rooms import Room
from panicroom.station.state import State
from panicroom.station.tokens import TOKENS, Face, Seat


@dataclass(slots=True)
class DieRolled(Event):
    audience = EVERYBODY
    seat: Seat
    number: int


@dataclass(slots=True)
class ParasiteKilled(Event):
    audience = EVERYBODY
    room: Room
    face: Face

    def write(self, state: State) -> None:
        state.parasites.remove((self.room, self.face))


@dataclass(slots=True)
class ParasiteWounded(Event):
    """A black face shows gray from now on: another token, or the same one turned."""

    audience = EVERYBODY
    room: Room
    face: Face

    def write(self, state: State) -> None:
        state.parasites.remove((self.room, Face.BLACK))
        state.parasites.append((self.room, self.face))
        state.parasites.sort()


def roll_d4(state: State, seat: Seat) -> int:
    number = state.dice.below("roll", 4) + 1
    state.emit(DieRolled(seat, number))
    return number


def swarms(state: State) -> list[Swarm]:
    """Parasites as one sees them: a room and a face, gray or black."""
    shown = {Face.FLIPPED: Face.GRAY}
    seen = {(room, shown.get(face, face)) for room, face in state.parasites}
    return [Swarm(room, face) for room, face in sorted(seen)]


def token_of(state: State, swarm: Swarm) -> Face:
    """The token behind a face: a gray one before a turned black one."""
    if swarm.face is Face.GRAY and (swarm.room, Face.GRAY) not in state.parasites:
        return Face.FLIPPED
    return swarm.face


def wound_parasite(state: State, swarm: Swarm) -> None:
    """PARASITE-1: gray dies; black is exchanged for a gray token, or turned if there is none."""
    if swarm.face is not Face.BLACK:  # PARASITE-1
        state.emit(ParasiteKilled(swarm.room, token_of(state, swarm)))
        return
    grays = sum(face is Face.GRAY for _, face in state.parasites)
    has_gray = grays < TOKENS.gray_parasites  # PARASITE-1
    state.emit(ParasiteWounded(swarm.room, Face.GRAY if has_gray else Face.FLIPPED))
