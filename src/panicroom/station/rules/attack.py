"""Attack: who can be attacked and what it brings (ATTACK-1, ATTACK-2, TRADE-4). The weapons have
chapters of their own: fire.py, knife.py, grenade.py."""

from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Swarm, Target
from panicroom.station.agenda import Hit, Weapon, Wounds
from panicroom.station.rooms import NOWHERE, Room
from panicroom.station.rules.parasites import swarms, wound_parasite
from panicroom.station.state import State
from panicroom.station.tokens import Role, Seat
from panicroom.station.turn import note


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
    elif target.seat == seat:
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
