"""Speed of the native core: random games of Panic Station on one core of the machine."""

from random import Random
from time import process_time
from typing import Final, NamedTuple

from panicroom.cli.reports.engine_speed import Rate
from panicroom.core.station.table import Table

MIDDLE: Final = 60
"""Decisions after which a game of Panic Station is in its middle."""
COPIES: Final = 20_000
ENDLESS: Final = 1_000_000


class CoreSpeed(NamedTuple):
    driven: Rate
    """Every decision asked for and chosen from Python."""
    inside: Rate
    """Whole games played by the core itself."""
    playouts: float
    """A second: a copy from the middle of a game, played to its end."""
    copy: float
    """Nanoseconds."""


def core_speed(seats: int, games: int) -> CoreSpeed:
    return CoreSpeed(
        driven(seats, games), inside(seats, games), playouts(seats, games), copy_time(seats)
    )


def driven(seats: int, games: int) -> Rate:
    """One decision: options listed, one chosen, applied."""
    decisions = 0
    begun = process_time()
    for number in range(games):
        draw = Random(number).random
        table = Table.begin(f"bench-{number}", seats=seats)
        pick, choices = table.pick, table.choices()
        while choices:
            choices = pick(int(draw() * choices))
            decisions += 1
    return Rate(decisions, process_time() - begun)


def inside(seats: int, games: int) -> Rate:
    """The games are set up beforehand."""
    tables = [Table.begin(f"bench-{number}", seats=seats) for number in range(games)]
    begun = process_time()
    decisions = sum(table.play_out(seed, ENDLESS)[0] for seed, table in enumerate(tables))
    return Rate(decisions, process_time() - begun)


def middle(seats: int) -> Table:
    """The first game that lasts so long."""
    for number in range(100):
        table, random = Table.begin(f"bench-{number}", seats=seats), Random(number)
        for _ in range(MIDDLE):
            if table.choices():
                table.pick(random.randrange(table.choices()))
        if table.choices():
            break
    return table


def playouts(seats: int, games: int) -> float:
    table = middle(seats)
    begun = process_time()
    for seed in range(games):
        table.copy().play_out(seed, ENDLESS)
    return games / (process_time() - begun)


def copy_time(seats: int) -> float:
    table = middle(seats)
    begun = process_time()
    for _ in range(COPIES):
        table.copy()
    return 1e9 * (process_time() - begun) / COPIES
