"""The Combat Knife: KNIFE-1."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Stab, Target
from panicroom.station.agenda import Weapon
from panicroom.station.cards import KNIFE
from panicroom.station.rooms import Room
from panicroom.station.rules.attack import (
    has_traded_there,
    is_no_target,
    note_attack,
    room_of,
    strike,
    targets_in,
)
from panicroom.station.rules.entering import settle_by_attack
from panicroom.station.rules.parasites import roll_d4
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import Role, Seat

KNIFE_HITS_FROM = 3


@dataclass(slots=True)
class KnifeDrawn(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    target: Target


def judge_stab(state: State, seat: Seat, action: Stab) -> Refusal | None:
    refusal = lacks_ap(state) or is_missing(state, seat, action.who)
    if refusal:
        return refusal
    if KNIFE not in state.tables[seat]:
        return Refusal("KNIFE-1", "no-knife")
    refusal = is_no_target(state, seat, action.target)
    if refusal:
        return refusal
    if room_of(state, action.target) != state.rooms[2 * seat + action.who]:
        return Refusal("KNIFE-1", "not-in-this-room")
    return has_traded_there(state, action.who, action.target)


def offer_stabs(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    if KNIFE in state.tables[seat]:
        stabs = [Stab(who, target) for target in targets_in(state, seat, room)]
        out += [stab for stab in stabs if judge_stab(state, seat, stab) is None]


def do_stab(state: State, seat: Seat, action: Stab) -> None:
    """KNIFE-1: 3 or 4 on the D4 wounds by 1; a miss is an attack all the same."""
    pay(state)
    settle_by_attack(state)
    state.emit(KnifeDrawn(seat, action.who, action.target))
    note_attack(state, action.target)  # ATTACK-2
    if roll_d4(state, seat) >= KNIFE_HITS_FROM:  # KNIFE-1
        strike(state, seat, Weapon.KNIFE, action.target)
