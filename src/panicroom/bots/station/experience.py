"""What players of these games have learned about each other: what a deed says about loyalty, and
how often a trade infects. Measured by `panicroom tells`; a ratio is the infected's share over the
humans'."""

from collections.abc import Mapping
from typing import Final

from panicroom.bots.station.signs import Family, Kind, Period, Sign

PASSES_ON: Final[Mapping[Period, float]] = {
    Period.EARLY: 0.12,
    Period.SEARCHING: 0.3,
    Period.HIVE: 0.4,
}
"""How often a trade of a human with an infected player is taken to infect."""
CAUTION: Final = 0.45
"""Deeds of one player hang together, so each of them says less than it would alone: an exponent."""
LEAST_WEIGHT: Final = 0.02
"""What changes the odds by less is not worth the sum."""

WEIGHTS: Final[Mapping[str, tuple[float, float, float]]] = {
    "card-gas": (0.5, 0.45, 0.55),
    "card-armor": (0.85, 0.9, 1.6),
    "card-ammo": (0.8, 0.8, 1.6),
    "card-scope": (0.7, 1.0, 0.85),
    "card-grenade": (0.8, 1.0, 0.8),
    "card-heavy-gun": (0.7, 1.0, 0.95),
    "card-boost": (0.7, 1.0, 1.0),
    "card-keycard": (0.6, 1.0, 0.5),
    "card-knife": (0.5, 1.0, 1.0),
    "card-scanner": (1.0, 1.0, 0.6),
    Kind.STRANGE: (0.2, 0.2, 0.2),
    Kind.MEET: (2.0, 2.2, 2.0),
    Kind.EXPLORE: (0.65, 0.4, 1.0),
    Kind.SEARCH: (0.55, 0.8, 0.7),
    Kind.SEARCH_RED: (2.5, 2.5, 0.5),
    Kind.SEARCH_RED_AGAIN: (1.7, 1.4, 0.5),
    Kind.ATTACK_PARASITE: (0.5, 0.5, 0.4),
    Kind.TERMINAL_REVEAL: (0.6, 0.4, 1.0),
    Kind.TERMINAL_DOORS: (0.5, 0.5, 0.4),
    Kind.TERMINAL_SCAN: (1.0, 1.0, 1.5),
    Kind.WALK_HIVE: (1.0, 1.0, 2.5),
    Kind.HEAL: (0.6, 1.0, 0.8),
    Kind.LAY_DOWN: (0.9, 1.5, 0.65),
    Kind.BOOST: (1.0, 0.8, 0.4),
    Kind.WALK: (1.05, 1.05, 1.3),
}
"""By kind, in each period."""
PLACE: Final = {period: place for place, period in enumerate(Period)}


def weight_of(sign: Sign, period: Period) -> float:
    """By how much the odds of whoever did it change. What a player does first is among what is
    done in turns."""
    if sign.family == Family.OPENING or sign.kind == Kind.INFECTION:
        return 1.0
    ratios = WEIGHTS.get(sign.kind)
    return ratios[PLACE[period]] ** CAUTION if ratios else 1.0
