"""The Grenade: GRENADE-1."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Swarm, ThrowGrenade
from panicroom.station.agenda import Hit, Weapon, Wounds
from panicroom.station.cards import GRENADE
from panicroom.station.rooms import DIRECTIONS, Direction, Room
from panicroom.station.rules.attack import has_traded_there, note_attack
from panicroom.station.rules.items import ItemSpent, cannot_play
from panicroom.station.rules.move import is_barred
from panicroom.station.rules.parasites import wound_parasite
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import Face, Role, Seat
from panicroom.station.turn import note


@dataclass(slots=True)
class GrenadeThrown(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    room: Room

    def write(self, state: State) -> None:
        note(state.turn.grenades, (self.who, self.room))


def judge_grenade(state: State, seat: Seat, action: ThrowGrenade) -> Refusal | None:
    refusal = (
        lacks_ap(state) or is_missing(state, seat, action.who) or cannot_play(state, seat, GRENADE)
    )
    if refusal:
        return refusal
    barred = is_barred(state, seat, action.who, action.direction)
    if barred:
        return Refusal("GRENADE-1", barred.why, barred.params)
    room = blast_room(state, seat, action.who, action.direction)
    for other in state.others_in(seat, room):
        refusal = has_traded_there(state, action.who, other)
        if refusal:
            return refusal
    return None


def blast_room(state: State, seat: Seat, who: Role, direction: Direction) -> Room:
    return state.map.ways[state.rooms[2 * seat + who]][direction]


def offer_grenades(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    if GRENADE in state.hands[seat]:
        throws = [ThrowGrenade(who, direction) for direction in DIRECTIONS]
        out += [throw for throw in throws if judge_grenade(state, seat, throw) is None]


def do_grenade(state: State, seat: Seat, action: ThrowGrenade) -> None:
    """GRENADE-1: 1 wound to all there, the thrower's own included, gray faces first."""
    pay(state)
    room = blast_room(state, seat, action.who, action.direction)
    state.emit(ItemSpent(seat, GRENADE))
    state.emit(GrenadeThrown(seat, action.who, room))
    for victim in state.others_in(seat, room):
        note_attack(state, victim)
    blast_parasites(state, room)  # GRENADE-1
    hits = tuple(Hit(character, 1) for character in state.characters_in(room))
    if hits:
        state.agenda.append(Wounds(Weapon.GRENADE, seat, hits, ()))  # GRENADE-1


def blast_parasites(state: State, room: Room) -> None:
    """PARASITE-1: gray faces die first, so that their tokens can replace black ones."""
    faces = [face for where, face in state.parasites if where == room]
    grays = sum(face is not Face.BLACK for face in faces)
    for _ in range(grays):  # PARASITE-1
        wound_parasite(state, Swarm(room, Face.GRAY))
    for _ in range(len(faces) - grays):  # PARASITE-1
        wound_parasite(state, Swarm(room, Face.BLACK))
