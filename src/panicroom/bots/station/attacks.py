"""An attack in the open is evidence to all who see it: the infected attack humans, and humans whom
they know to be infected."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.bots.station.belief import Belief, believing, suspicion
from panicroom.bots.station.chances import tilted
from panicroom.bots.station.levels import Level
from panicroom.kernel.audience import Event
from panicroom.station.agenda import Weapon
from panicroom.station.dossier import Dossier
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.tokens import NOBODY, Character, Seat

FOOLISH: Final = 0.03
"""The probability that an attack hits the attacker's own side."""
BLUFF: Final = 1 / 3
"""The lowest factor by which one attack changes the attacker's odds of being infected."""


def weigh_attack(
    belief: Belief, dossier: Dossier, event: ShotFired | KnifeDrawn, level: Level
) -> Belief:
    """A shot at a parasite is no evidence; a shot at a player is strong evidence."""
    if not isinstance(event.target, int):
        return belief
    return attacked(belief, dossier, event.seat, event.target)


def weigh_throw(belief: Belief, dossier: Dossier, event: GrenadeThrown, level: Level) -> Belief:
    return belief._replace(thrower=event.seat)


def weigh_wound(belief: Belief, dossier: Dossier, event: CharacterWounded, level: Level) -> Belief:
    """Whom a grenade hits is seen only now."""
    if event.weapon is not Weapon.GRENADE or belief.thrower in (NOBODY, event.character.seat):
        return belief
    return attacked(belief, dossier, belief.thrower, event.character)


def attacked(belief: Belief, dossier: Dossier, by: Seat, victim: Character) -> Belief:
    """The more suspect the victim was, the less suspect the attacker becomes."""
    if by == dossier.seat:
        return belief
    infected = suspicion(belief, dossier, victim.seat)
    if victim.seat == dossier.seat:
        infected = float(bool(dossier.others[dossier.seat].infected))
    factor = max(BLUFF, (1 - infected + FOOLISH) / (infected + FOOLISH))
    return believing(belief, {by: tilted(max(belief.likely[by], FOOLISH), factor)})


ATTACKS: Final[Mapping[type[Event], Callable[[Belief, Dossier, Any, Level], Belief]]] = {
    ShotFired: weigh_attack,
    KnifeDrawn: weigh_attack,
    GrenadeThrown: weigh_throw,
    CharacterWounded: weigh_wound,
}
