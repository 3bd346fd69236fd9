"""The value of attacks on threatening parasites and on known enemies."""

from typing import Final

from panicroom.bots.station.situation import CERTAIN, Situation
from panicroom.bots.station.survival import friendship, shot_at_parasite
from panicroom.station.actions import Fire, Stab, Swarm, Target, ThrowGrenade
from panicroom.station.tokens import HEALTH, TROOPER, Seat

FRIENDLY_FIRE: Final = -5.0
KNIFE_HITS: Final = 0.5
"""KNIFE-1: with two faces of the D4."""


def is_enemy(sit: Situation, seat: Seat) -> bool:
    """A human attacks known enemies only, an infected player those who know it for one."""
    if not sit.infected:
        return sit.suspicion[seat] >= CERTAIN
    return seat in sit.knowing or (sit.is_at_war and sit.may_be_human(seat))


def attack_value(sit: Situation, target: Target) -> float:
    if isinstance(target, Swarm):
        return shot_at_parasite(sit, target)
    seat, role = target.seat, target.role
    if not is_enemy(sit, seat):
        return FRIENDLY_FIRE
    wounds = HEALTH - sit.view.players[seat].health[role]
    burns_hive = sit.infected and role == TROOPER
    return 1.6 + 0.4 * wounds + 0.6 * burns_hive


def fire_value(sit: Situation, action: Fire) -> float:
    return attack_value(sit, action.target)


def stab_value(sit: Situation, action: Stab) -> float:
    return KNIFE_HITS * attack_value(sit, action.target)


def grenade_value(sit: Situation, action: ThrowGrenade) -> float:
    """Into a room with enemies only; the own characters are hit too (GRENADE-1)."""
    room = sit.ways[sit.me.rooms[action.who]][action.direction]
    hit = sit.crowd.get(room, ())
    if not all(is_enemy(sit, character.seat) for character in hit):
        return FRIENDLY_FIRE
    own = sum(where == room for where in sit.me.rooms)
    parasites = 0 if not sit.seems_human else sum(where == room for where, _ in sit.view.parasites)
    return -sum(friendship(sit, c) for c in hit) - 2 * own + 0.2 * parasites - 0.3
