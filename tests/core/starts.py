"""Where games of Panic Station in lockstep begin: set up by any rulings, from positions that random
play hardly ever reaches, and from the middle of every scenario."""

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, get_args, get_origin

from panicroom import core
from panicroom.kernel.errors import Malformed
from panicroom.kernel.game import Setup
from panicroom.station.game import STATION
from panicroom.station.rulings import BOUNDS, HINTS, Rulings
from tests.core.beginning import Beginning
from tests.core.scenarios import in_scenario
from tests.laws.station import SEATS, STATION_SUBJECT

POSITIONS: Final = [start for start in STATION_SUBJECT.starts if start.position]
HOST_CARD: Final = """station host_card_infects=yes
dice {key}
map 0,0 reactor; 1,0 storage-2
red A4@storage-2 hand host gas armor ammo boost
blue T4@storage-2 hand own infect:red*3 gas armor
turn red ap 0
owed trade red blue storage-2 - -
"""
"""VARIANT-2: chance hardly ever has a Host run out of infection cards without a success."""
NO_TROOPER_OF_A_HUMAN: Final = """station seats=4 troopers_dead=human
dice {key}
map 0,0 reactor; 1,0 terminal
red T4@terminal A4@terminal host
blue T4 A4 infected by red
green T0 A4
yellow T0 A4
"""
"""WIN-4: an infection left none, and the next scan shows it."""
NOTHING_TO_FIND: Final = """station
dice {key}
search | none
turn red ap 4 first
"""
"""TURN-4: no search is possible without a card to find."""
SHOT_IN_THE_OWN_TURN: Final = """station seats=4
dice {key}
map 0,0 reactor; 0,1 storage-1
red T1@reactor A0 hand own host gas gas armor
blue T4@storage-1 A4@storage-1
turn red
owed wounds shot - red.T:4 -
"""
"""TURN-3: the turn ends with its player. No rule kills both of whoever's turn it is, but a position
may."""
ONE_CARD_TO_FIND: Final = """station seats=4
dice {key}
map 0,0 reactor; 0,1 storage-1
red T4@storage-1 A4@storage-1
blue T4@storage-1 A4@storage-1 host
search gas | none
turn red ap 4
"""
"""SEARCH-5, SEARCH-6: of two that search one finds nothing."""
LAST_ROOM: Final = """station seats=4
dice {key}
map 0,0 reactor; 1,0 run-2
red T4@run-2 A4@reactor host
explore hive | none
turn red ap 4 first
"""
"""TURN-4: what is left to explore is the card that one sees."""
RARE: Final = (
    HOST_CARD,
    NO_TROOPER_OF_A_HUMAN,
    NOTHING_TO_FIND,
    SHOT_IN_THE_OWN_TURN,
    ONE_CARD_TO_FIND,
    LAST_ROOM,
)
SETUPS: Final = [start for start in STATION_SUBJECT.starts if not start.position]


def values_of(ruling: str) -> tuple[object, ...]:
    """Every choice of a ruling; of numbers the bounds, but no game without an end."""
    kind = HINTS[ruling]
    if get_origin(kind) is Literal:
        return get_args(kind)
    if kind is bool:
        return (False, True)
    return (1, 3) if ruling == "round_limit" else BOUNDS[ruling]


def single_rulings() -> Iterator[Setup]:
    """Every value of each ruling by itself, if the others at their defaults allow it."""
    for ruling in Rulings._fields:
        for value in values_of(ruling):
            try:
                yield STATION.setup(seats=5, **{ruling: value})
            except Malformed:
                yield STATION.setup(seats=5, variants=[1], **{ruling: value})


SINGLE_RULINGS: Final = list(single_rulings())


def any_rulings(random: Random) -> Setup:
    while True:
        chosen = {name: random.choice(values_of(name)) for name in Rulings._fields}
        try:
            return STATION.setup(seats=random.choice(SEATS), **chosen)
        except Malformed:
            continue


def start(seed: int) -> Beginning:
    """The same for the same seed: in turn from an edition, from any rulings, from one ruling
    changed, from a position and from a scenario."""
    random, key, kind = Random(seed), f"lockstep-{seed}", seed % 6
    if kind == 0:
        return begin(random.choice(SETUPS).setup, key)
    if kind == 1:
        return begin(any_rulings(random), key)
    if kind == 2:
        return begin(SINGLE_RULINGS[seed // 6 % len(SINGLE_RULINGS)], key)
    if kind == 3:
        return in_scenario(core.Table, seed // 6, random)
    chosen = POSITIONS[random.randrange(len(POSITIONS))].position or ""
    position = RARE[seed // 18 % len(RARE)] if seed % 18 == 4 else chosen
    state = STATION.read(position.format(key=key))
    state.news = []
    return Beginning(state, core.Table.from_state(state))


def begin(setup: Setup, key: str) -> Beginning:
    table = core.Table.begin(key, seats=setup["seats"], **setup["rulings"])
    return Beginning(STATION.begin(setup, key), table)
