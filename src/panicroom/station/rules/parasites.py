"""Parasites: the Parasite Phase (PHASE), how they appear (SPAWN) and how they die (PARASITE)."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import MoveParasite, Swarm
from panicroom.station.agenda import ChooseParasite, Hit, Spawn, Weapon, Wounds
from panicroom.station.rooms import DIRECTIONS, NOWHERE, Direction, Room
from panicroom.station.state import State
from panicroom.station.tokens import NOBODY, TOKENS, Face, Seat


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
class DieRolled(Event):
    audience = EVERYBODY
    seat: Seat
    number: int


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


@dataclass(slots=True)
class ParasiteAppeared(Event):
    audience = EVERYBODY
    room: Room
    face: Face

    def write(self, state: State) -> None:
        state.parasites.append((self.room, self.face))
        state.parasites.sort()


@dataclass(slots=True)
class ParasiteShifted(Event):
    """None was left in the supply: one of another room has moved (SPAWN-2)."""

    audience = EVERYBODY
    origin: Room
    room: Room
    face: Face

    def write(self, state: State) -> None:
        state.parasites.remove((self.origin, self.face))
        state.parasites.append((self.room, self.face))
        state.parasites.sort()


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
    return tuple(Hit(c, harm[room]) for c, room in enumerate(state.rooms) if room in harm)


def step_spawn(state: State, frame: Spawn) -> None:
    """SPAWN-1: next to the room in the direction rolled, doors or not, or in the room itself."""
    number = roll_d4(state, frame.seat)
    beyond = state.map.neighbours[frame.room][number - 1]
    target = frame.room if beyond == NOWHERE else beyond  # SPAWN-1
    face = next_face(state)
    if face is not None:
        state.emit(ParasiteAppeared(target, face))
        return
    movable = movable_parasites(state, target)
    if len(movable) == 1:
        shift(state, movable[0], target)
    elif movable:
        state.agenda.append(ChooseParasite(frame.seat, target))


def next_face(state: State) -> Face | None:
    """SPAWN-2: gray tokens first, then black ones; None if the supply is empty."""
    grays = sum(face is Face.GRAY for _, face in state.parasites)
    if grays < TOKENS.gray_parasites:  # SPAWN-2
        return Face.GRAY
    if len(state.parasites) - grays < TOKENS.black_parasites:  # SPAWN-2
        return Face.BLACK
    return None


def movable_parasites(state: State, target: Room) -> list[Swarm]:
    """What may move to the target room, as the ruling last_parasite says."""
    rooms = [room for room, _ in state.parasites if room != target]
    if state.rulings.last_parasite == "most_crowded" and rooms:  # SPAWN-2
        most = max(rooms.count(room) for room in rooms)
        rooms = [room for room in rooms if rooms.count(room) == most]
    return [swarm for swarm in swarms(state) if swarm.room in rooms]


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


def judge_move_parasite(state: State, seat: Seat, action: MoveParasite) -> Refusal | None:
    frame = state.top_frame()
    if not isinstance(frame, ChooseParasite):
        return Refusal("SPAWN-2", "no-parasite-to-move")
    if action.parasite not in swarms(state):
        return Refusal("SPAWN-2", "no-such-parasite")
    if action.parasite not in movable_parasites(state, frame.room):
        return Refusal("SPAWN-2", "parasite-stays")
    return None


def offer_parasites(state: State, seat: Seat, frame: ChooseParasite) -> list[MoveParasite]:
    return [MoveParasite(swarm) for swarm in movable_parasites(state, frame.room)]


def do_move_parasite(state: State, seat: Seat, action: MoveParasite) -> None:
    frame = state.agenda.pop()
    assert isinstance(frame, ChooseParasite)
    shift(state, action.parasite, frame.room)


def shift(state: State, swarm: Swarm, target: Room) -> None:
    state.emit(ParasiteShifted(swarm.room, target, token_of(state, swarm)))


def wound_parasite(state: State, swarm: Swarm) -> None:
    """PARASITE-1: gray dies; black is exchanged for a gray token, or turned if there is none."""
    if swarm.face is not Face.BLACK:  # PARASITE-1
        state.emit(ParasiteKilled(swarm.room, token_of(state, swarm)))
        return
    grays = sum(face is Face.GRAY for _, face in state.parasites)
    has_gray = grays < TOKENS.gray_parasites  # PARASITE-1
    state.emit(ParasiteWounded(swarm.room, Face.GRAY if has_gray else Face.FLIPPED))
