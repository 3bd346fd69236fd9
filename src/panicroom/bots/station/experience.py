"""What players of these games have learned about each other: what a deed says about loyalty, and
how often a trade infects. Measured by `panicroom tells`; a ratio is the infected's share over the
humans'."""

from collections.abc import Mapping
from typing import Final

from panicroom.bots.station.signs import Family, Kind, Period, Sign

PASSES_ON: Final[Mapping[Period, float]] = {
    Period.EARLY: 0.15,
    Period.SEARCHING: 0.3,
    Period.HIVE: 0.4,
}
"""How often a trade of a human with an infected player is taken to infect."""
CAUTION: Final = 0.5
"""Deeds of one player hang together, so each of them says less than it would alone: an exponent."""
LEAST_WEIGHT: Final = 0.02
"""What changes the odds by less is not worth the sum."""

WEIGHTS: Final[Mapping[str, tuple[float, float, float]]] = {
    "card-gas": (0.44, 0.37, 0.44),
    "card-armor": (0.7, 1.7, 1.15),
    "card-first-aid": (0.65, 0.9, 0.85),
    "card-scope": (0.6, 1.2, 0.9),
    "card-grenade": (0.6, 1.25, 1.2),
    "card-heavy-gun": (0.8, 1.0, 1.2),
    "card-boost": (0.75, 1.0, 1.25),
    "card-ammo": (0.65, 1.0, 1.55),
    "card-scanner": (0.6, 1.0, 0.7),
    "card-keycard": (0.3, 1.0, 0.8),
    "card-knife": (0.7, 1.0, 1.0),
    Kind.WALK: (1.15, 1.2, 1.25),
    Kind.EXPLORE: (0.55, 0.39, 1.0),
    Kind.MEET: (2.15, 2.6, 1.6),
    Kind.SEARCH: (0.47, 0.8, 0.9),
    Kind.LAY_DOWN: (0.7, 0.85, 0.8),
    Kind.ATTACK_PARASITE: (0.65, 0.95, 0.55),
    Kind.SEARCH_RED: (2.2, 1.1, 0.65),
    Kind.RUN: (1.35, 1.3, 1.45),
    Kind.TERMINAL_REVEAL: (0.6, 0.35, 1.0),
    Kind.BOOST: (0.6, 1.0, 0.39),
    Kind.SEARCH_RED_AGAIN: (0.48, 0.7, 0.55),
    Kind.HEAL: (0.65, 0.95, 0.8),
    Kind.SCAN_BODY: (0.55, 1.0, 0.95),
    Kind.WALK_HIVE: (1.0, 1.0, 1.4),
    Kind.TERMINAL_SCAN: (1.0, 1.0, 1.3),
    Kind.GRENADE: (1.0, 1.0, 0.31),
    Kind.TERMINAL_DOORS: (1.0, 1.0, 0.47),
    Kind.STRANGE: (0.2, 0.2, 0.2),
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
