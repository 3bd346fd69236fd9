"""The printed game of Panik for the native core: its components, enums and value types as a C
header. Everything here comes from the readable engine, so nothing of it is typed twice."""

from collections.abc import Iterator, Mapping
from typing import Final

from panicroom.core.header import array, codec_lines, define, listed, ruling_lines
from panicroom.core.panik.codec import CODEC, HUNTERS
from panicroom.panik.pieces import (
    EVERY_HUNTER_KIND,
    EVERY_MANOR_KIND,
    GHOSTS,
    MANOR_COUNTS,
    MANORS,
    MANORS_EACH,
    ROOM,
    TABLE,
    TEAM,
    TEAM_COUNTS,
)
from panicroom.panik.rules.scoring import TRAP_POINTS
from panicroom.panik.rulings import GHOST_MANORS, SharedTandem

GHOST_NAMES: Final = tuple(f"ghost_{value}" for value in range(1, GHOSTS + 1))
HINTS: Final[Mapping[str, object]] = {"shared_tandem": SharedTandem} | dict.fromkeys(
    GHOST_NAMES, int
)
BOUNDS: Final = dict.fromkeys(GHOST_NAMES, (0, GHOST_MANORS))


def body() -> str:
    """What tables.h holds."""
    parts = (enums(), codec_lines(CODEC), numbers(), ruling_lines(HINTS, BOUNDS))
    return "\n".join(line for part in parts for line in part)


def enums() -> Iterator[str]:
    yield listed("MANOR", [kind.name for kind in EVERY_MANOR_KIND])
    yield listed("HUNTER", [kind.name for kind in EVERY_HUNTER_KIND])


def numbers() -> Iterator[str]:
    sizes = {
        "FEWEST_SEATS": TABLE.fewest_seats,
        "MOST_SEATS": TABLE.most_seats,
        "MANORS_EACH": MANORS_EACH,
        "MANORS_MOST": len(MANORS),
        "MANOR_KINDS": len(EVERY_MANOR_KIND),
        "MANOR_CARDS": sum(MANOR_COUNTS),
        "MANOR_ROOM": ROOM,
        "GHOSTS": GHOSTS,
        "GHOST_MANORS": GHOST_MANORS,
        "HUNTER_KINDS": len(EVERY_HUNTER_KIND),
        "HUNTERS": len(HUNTERS),
        "TEAM_SIZE": len(TEAM),
        "TRAP_POINTS": TRAP_POINTS,
    }
    yield from (define(name, value) for name, value in sizes.items())
    yield array("MANOR_COPIES", MANOR_COUNTS)
    yield array("TEAM", TEAM_COUNTS)
