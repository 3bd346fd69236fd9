"""An attack in the open is evidence to all who see it: the infected attack humans, and humans whom
they know to be infected. So it speaks against the attacker and against the victim alike, and for
whoever attacks one that is known."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.bots.station.belief import Belief, believing
from panicroom.bots.station.chances import opposed
from panicroom.kernel.audience import Event
from panicroom.station.agenda import Weapon
from panicroom.station.dossier import Dossier
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.tokens import NOBODY, Character, Seat

FOOLISH: Final = 0.02
"""How likely an attack on the own side is, measured by one on the other."""


def weigh_attack(belief: Belief, dossier: Dossier, event: ShotFired | KnifeDrawn) -> Belief:
    """A shot at a parasite is no evidence; a shot at a player is strong evidence."""
    if not isinstance(event.target, int):
        return belief
    return attacked(belief, dossier, event.seat, event.target)


def weigh_throw(belief: Belief, dossier: Dossier, event: GrenadeThrown) -> Belief:
    return belief._replace(thrower=event.seat)


def weigh_wound(belief: Belief, dossier: Dossier, event: CharacterWounded) -> Belief:
    """Whom a grenade hits is seen only now."""
    if event.weapon is not Weapon.GRENADE or belief.thrower in (NOBODY, event.character.seat):
        return belief
    return attacked(belief, dossier, belief.thrower, event.character)


def attacked(belief: Belief, dossier: Dossier, by: Seat, victim: Character) -> Belief:
    """Of an own attack nothing is learned."""
    if by == dossier.seat:
        return belief
    return believing(belief, opposed(belief.worlds, by, victim.seat, FOOLISH))


ATTACKS: Final[Mapping[type[Event], Callable[[Belief, Dossier, Any], Belief]]] = {
    ShotFired: weigh_attack,
    KnifeDrawn: weigh_attack,
    GrenadeThrown: weigh_throw,
    CharacterWounded: weigh_wound,
}
