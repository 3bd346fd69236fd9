"""Attack: ATTACK-1 and ATTACK-2, FIRE, KNIFE, GRENADE, and TRADE-4."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Fire, HoldFire, Stab, Swarm, Target, ThrowGrenade
from panicroom.station.agenda import ChooseSecondShot, Hit, Weapon, Wounds
from panicroom.station.cards import AMMO, GRENADE, HEAVY_GUN, KNIFE, SCOPE
from panicroom.station.rooms import DIRECTIONS, NOWHERE, Direction, Room
from panicroom.station.rules.entering import settle_by_attack
from panicroom.station.rules.items import ItemSpent, cannot_play
from panicroom.station.rules.move import is_barred
from panicroom.station.rules.parasites import roll_d4, swarms, wound_parasite
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State, note
from panicroom.station.tokens import ANDROID, Face, Role, Seat

KNIFE_HITS_FROM = 3


@dataclass(slots=True)
class ShotFired(Event):
    """FIRE-1: the bullet is gone; the Ammo card with the fewest left gives it."""

    audience = EVERYBODY
    seat: Seat
    target: Target

    def write(self, state: State) -> None:
        bullets = state.bullets[self.seat]
        bullets[0] -= 1  # FIRE-1
        if not bullets[0]:
            bullets.pop(0)
            state.discards.append(AMMO)


@dataclass(slots=True)
class KnifeDrawn(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    target: Target


@dataclass(slots=True)
class GrenadeThrown(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    room: Room

    def write(self, state: State) -> None:
        note(state.turn.grenades, (self.who, self.room))


def room_of(state: State, target: Target) -> Room:
    return target.room if isinstance(target, Swarm) else state.rooms[target]


def targets_in(state: State, seat: Seat, room: Room) -> list[Target]:
    """Other players' characters and parasites (ATTACK-1)."""
    seen = [swarm for swarm in swarms(state) if swarm.room == room] if state.parasites else []
    return [*state.others_in(seat, room), *seen]


def is_no_target(state: State, seat: Seat, target: Target) -> Refusal | None:
    if isinstance(target, Swarm):
        if target not in swarms(state):
            return Refusal("ATTACK-1", "no-such-parasite")
    elif target >> 1 == seat:
        return Refusal("ATTACK-1", "own-character")
    elif state.rooms[target] == NOWHERE:
        return Refusal("ATTACK-1", "not-on-the-map", {"character": target})
    return None


def has_traded_there(state: State, who: Role, target: Target) -> Refusal | None:
    """The ruling attack_after_trade: who traded in a room does not attack characters there."""
    if state.rulings.attack_after_trade == "any" or isinstance(target, Swarm):
        return None
    if (who, state.rooms[target]) in state.turn.traded:
        return Refusal("TRADE-4", "traded-here")
    return None


def judge_fire(state: State, seat: Seat, action: Fire) -> Refusal | None:
    is_second = isinstance(state.top_frame(), ChooseSecondShot)
    refusal = (None if is_second else lacks_ap(state)) or is_missing(state, seat, ANDROID)
    if refusal:
        return refusal
    if not state.bullets[seat]:
        return Refusal("FIRE-1", "no-bullets")
    return (
        is_no_target(state, seat, action.target)
        or is_out_of_range(state, seat, action.target)
        or has_traded_there(state, ANDROID, action.target)
    )


def is_out_of_range(state: State, seat: Seat, target: Target) -> Refusal | None:
    """FIRE-2: the same room, or with a Target Scope an adjoining one."""
    here, there = state.rooms[2 * seat + ANDROID], room_of(state, target)
    if there == here:
        return None
    if there not in state.map.ways[here]:
        return Refusal("FIRE-2", "too-far")
    if SCOPE not in state.tables[seat]:
        return Refusal("FIRE-2", "no-scope")
    if there not in state.ways(seat, here):
        return Refusal("DOOR-1", "door-closed-to-shots")
    return None


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


def judge_hold_fire(state: State, seat: Seat, action: HoldFire) -> Refusal | None:
    if not isinstance(state.top_frame(), ChooseSecondShot):
        return Refusal("FIRE-4", "no-second-shot")
    return None


def blast_room(state: State, seat: Seat, who: Role, direction: Direction) -> Room:
    return state.map.ways[state.rooms[2 * seat + who]][direction]


def offer_fire(state: State, seat: Seat, out: list[object]) -> None:
    here = state.rooms[2 * seat + ANDROID]
    if here == NOWHERE or not state.bullets[seat]:
        return
    reach = {here}
    if SCOPE in state.tables[seat]:
        reach |= {room for room in state.ways(seat, here) if room != NOWHERE}
    for room in sorted(reach):
        shots = [Fire(target) for target in targets_in(state, seat, room)]
        out += [shot for shot in shots if judge_fire(state, seat, shot) is None]


def offer_stabs(state: State, seat: Seat, who: Role, room: Room, out: list[object]) -> None:
    if KNIFE in state.tables[seat]:
        stabs = [Stab(who, target) for target in targets_in(state, seat, room)]
        out += [stab for stab in stabs if judge_stab(state, seat, stab) is None]


def offer_grenades(state: State, seat: Seat, who: Role, room: Room, out: list[object]) -> None:
    if GRENADE in state.hands[seat]:
        throws = [ThrowGrenade(who, direction) for direction in DIRECTIONS]
        out += [throw for throw in throws if judge_grenade(state, seat, throw) is None]


def offer_second_shot(state: State, seat: Seat, frame: ChooseSecondShot) -> list[object]:
    offered: list[object] = []
    offer_fire(state, seat, offered)
    return [*offered, HoldFire()]


def do_fire(state: State, seat: Seat, action: Fire) -> None:
    """FIRE-4: with a Heavy Gun and a second bullet there is a second shot to choose."""
    if isinstance(state.top_frame(), ChooseSecondShot):
        state.agenda.pop()
    else:
        pay(state)
        settle_by_attack(state)
        if HEAVY_GUN in state.tables[seat] and sum(state.bullets[seat]) > 1:  # FIRE-4
            state.agenda.append(ChooseSecondShot(seat))
    state.emit(ShotFired(seat, action.target))
    strike(state, seat, Weapon.SHOT, action.target)  # FIRE-3


def do_hold_fire(state: State, seat: Seat, action: HoldFire) -> None:
    state.agenda.pop()


def do_stab(state: State, seat: Seat, action: Stab) -> None:
    """KNIFE-1: 3 or 4 on the D4 wounds by 1; a miss is an attack all the same."""
    pay(state)
    settle_by_attack(state)
    state.emit(KnifeDrawn(seat, action.who, action.target))
    note_attack(state, action.target)  # ATTACK-2
    if roll_d4(state, seat) >= KNIFE_HITS_FROM:  # KNIFE-1
        strike(state, seat, Weapon.KNIFE, action.target)


def do_grenade(state: State, seat: Seat, action: ThrowGrenade) -> None:
    """GRENADE-1: 1 wound to all there, the thrower's own included, gray faces first."""
    pay(state)
    room = blast_room(state, seat, action.who, action.direction)
    state.emit(ItemSpent(seat, GRENADE))
    state.emit(GrenadeThrown(seat, action.who, room))
    for victim in state.others_in(seat, room):
        note_attack(state, victim)
    blast_parasites(state, room)  # GRENADE-1
    hits = tuple(Hit(c, 1) for c, where in enumerate(state.rooms) if where == room)
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


def strike(state: State, seat: Seat, weapon: Weapon, target: Target) -> None:
    """A parasite is wounded at once; a character's player may answer first (ARMOR-1)."""
    if isinstance(target, Swarm):
        wound_parasite(state, target)
        return
    note_attack(state, target)
    state.agenda.append(Wounds(weapon, seat, (Hit(target, 1),), ()))


def note_attack(state: State, target: Target) -> None:
    """SEARCH-5 asks later whether a character was attacked in its room."""
    if not isinstance(target, Swarm):
        note(state.turn.attacked, state.rooms[target])
