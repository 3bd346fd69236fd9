"""The studies behind docs/balance.md, each as its plans."""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Final

from panicroom.bots.registry import DEFAULT_LEVEL, LEVELS
from panicroom.sim.games import Plan
from panicroom.sim.players import Player, Sides, seated

BASE: Final = "balance"
EDITIONS: Final = ("en", "fr", "ru", "cs")
CHANGES: Final[tuple[Mapping[str, Any], ...]] = (
    {},
    {"variants": [1]},
    {"variants": [2]},
    {"variants": [3]},
    {"variants": [4]},
    {"gas_needed": "2"},
    {"hive_depth": "6"},
)
"""Changes of the rules, one at a time."""
DUELS: Final = (("easy", "random"), ("normal", "random"), ("normal", "easy"), ("hard", "normal"))
"""One bot against three others in Panik."""


def station(games: int, player: Player, seats: int = 5, **wishes: Any) -> Plan:
    asked = {"seats": seats, "edition": "en", "variants": [], **wishes}
    return Plan("station", games, asked, BASE, seated([player], seats))


def panik(games: int, seats: int, *levels: str) -> Plan:
    return Plan("panik", games, {"seats": seats}, BASE, seated(levels, seats))


def editions(games: int) -> list[Plan]:
    """Who wins Panic Station among equals, by edition and number of players."""
    return [
        station(games, DEFAULT_LEVEL, seats, edition=edition)
        for edition, seats in product(EDITIONS, (4, 5, 6))
    ]


def levels(games: int) -> list[Plan]:
    """Every level of the humans against every level of the infected."""
    return [station(games, Sides(*pair)) for pair in product(LEVELS, LEVELS)]


def changes(games: int) -> list[Plan]:
    """What variants and rulings do to who wins."""
    return [station(games, DEFAULT_LEVEL, **change) for change in CHANGES]


def rivals(games: int) -> list[Plan]:
    """Who wins Panik among equals, by number of players."""
    return [panik(games, seats, DEFAULT_LEVEL) for seats in (2, 3, 4)]


def duels(games: int) -> list[Plan]:
    """One Panik bot at a level against three at another."""
    return [panik(games, 4, one, *[others] * 3) for one, others in DUELS]


STUDIES: Final[dict[str, Callable[[int], list[Plan]]]] = {
    "station": editions,
    "station-levels": levels,
    "station-changes": changes,
    "panik": rivals,
    "panik-levels": duels,
}
