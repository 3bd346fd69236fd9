"""What keeps a character alive, whatever its loyalty: healing, armor, and parasites in time."""

from collections.abc import Iterator
from typing import Final

from panicroom.bots.station.errands import Errand
from panicroom.bots.station.situation import Situation
from panicroom.station.actions import (
    EndTurn,
    Heal,
    MoveParasite,
    PlayArmor,
    Swarm,
    UseFirstAid,
    UseSickBay,
)
from panicroom.station.rooms import CARD_NUMBER, NOWHERE, Room
from panicroom.station.tokens import HEALTH, ROLES, TROOPER, Character, Face, Role

SICK_BAY: Final = CARD_NUMBER["sick-bay"]
"""The bed stands in the upper room (SICKBAY-1), which has the number of its card."""


def healing_need(sit: Situation, who: Role) -> float:
    """In AP: a second wound costs one AP in every later turn."""
    health = sit.me.health[who]
    if health in (0, HEALTH) or sit.is_lost:
        return 0.0
    need = {3: 0.4, 2: 1.6, 1: 2.6}[health]
    return need * (1.3 if who == TROOPER else 1.0)


def healing_errands(sit: Situation) -> Iterator[Errand]:
    if not sit.view.map.has(SICK_BAY) or sit.view.turn.healed:
        return
    for who in ROLES:
        if sit.me.rooms[who] != SICK_BAY:
            yield Errand(who, SICK_BAY, 1.2 * healing_need(sit, who))


def sick_bay_value(sit: Situation, action: UseSickBay) -> float:
    there = [who for who in ROLES if sit.me.rooms[who] == SICK_BAY]
    return 1.5 * sum(healing_need(sit, who) for who in there)


def first_aid_value(sit: Situation, action: UseFirstAid) -> float:
    here = sit.me.rooms[action.who]
    return sum(healing_need(sit, who) for who in ROLES if sit.me.rooms[who] == here)


def heal_value(sit: Situation, action: Heal) -> float:
    """The own first, the Trooper and the worse wounded first; then whoever is trusted."""
    seat, who = action.character >> 1, action.character & 1
    if seat == sit.seat:
        return 1.0 + healing_need(sit, Role(who))
    friend = sit.suspicion[seat] if sit.infected else 1 - sit.suspicion[seat]
    return 0.5 if friend > 0.8 else -0.5


def armor_value(sit: Situation, action: PlayArmor) -> float:
    return -1.0 if sit.is_lost else 1.0


def shot_at_parasite(sit: Situation, swarm: Swarm) -> float:
    """Worth it where the own characters stand, and before a phase."""
    if sit.is_lost:
        return 0.0
    at_risk = sum(sit.me.rooms[who] == swarm.room for who in ROLES)
    kills = 0.5 if swarm.face is Face.BLACK else 1.0
    if not sit.seems_human:  # its bullets are for humans, and parasites hurt those too
        kills *= 0.6
    return kills * at_risk * (0.9 if sit.phase_comes else 0.4) * sit.level.flees


def shift_value(sit: Situation, action: MoveParasite) -> float:
    """Taken from where friends stand: the own ones first."""
    room = action.parasite.room
    own = sum(sit.me.rooms[who] == room for who in ROLES)
    return own + 0.5 * sum(friendship(sit, c) for c in sit.crowd.get(room, ()))


def friendship(sit: Situation, character: Character) -> float:
    """From -1 to 1: on the own side or not."""
    doubt = sit.suspicion[character >> 1]
    return 2 * doubt - 1 if sit.infected else 1 - 2 * doubt


def relief(sit: Situation, who: Role, room: Room) -> float:
    """What a step into a room changes in what the coming phase may cost."""
    here = sit.me.rooms[who]
    if here == NOWHERE:
        return 0.0
    change = sit.harm(who, here) - sit.harm(who, room)
    threatened = [r for r in ROLES if sit.me.rooms[r] >= 0 and sit.harm(r, sit.me.rooms[r]) > 0]
    ap = sit.view.turn.ap
    is_last = ap <= max(len(threatened), 1)
    return change * (1.0 if is_last else 0.2)


def escape(sit: Situation) -> float:
    """The most that one step could spare an own character, less what the step itself risks."""
    if not sit.view.turn.ap:
        return 0.0
    spared = [
        sit.harm(who, here) - sit.harm(who, room) - (sit.entry[room] - 1)
        for who, here in zip(ROLES, sit.me.rooms, strict=True)
        if here != NOWHERE
        for room in sit.ways[here]
        if room != NOWHERE
    ]
    return max([0.0, *spared])


def end_value(sit: Situation, action: EndTurn) -> float:
    """Ending the turn is worth less while a character could leave danger."""
    return 0.05 - escape(sit)
