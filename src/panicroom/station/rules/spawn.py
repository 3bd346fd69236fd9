"""How parasites appear: SPAWN-1 to SPAWN-3."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import MoveParasite, Swarm
from panicroom.station.agenda import ChooseParasite, Spawn
from panicroom.station.rooms import NOWHERE, Room
from panicroom.station.rules.parasites import roll_d4, swarms, token_of
from panicroom.station.state import State
from panicroom.station.tokens import TOKENS, Face, Seat


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
