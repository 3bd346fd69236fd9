"""The skills of each level. Levels differ in skills, not in a rate of mistakes."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """Skills of a player of that level, as anybody, as a human and as an infected."""

    name: str
    follows_trades: bool
    """Reckons who may be the Host, and who may have infected whom, from who draws and trades."""
    reads_gifts: bool
    """Weighs what a partner gave and when a trade was made, and takes each scan exactly."""
    lays_well: bool
    """Chooses the place of a room for its side, and not just any."""
    flees: float
    """How much a coming wound counts against the work at hand."""

    spares_rooms: bool
    """As a human leaves rooms alone that are searched, since a parasite comes of it."""
    wards: float
    """As a human gives gas to a partner at least this likely to be infected."""
    shuns: float
    """As a human how much a meeting with a suspect counts against the way there."""
    pools_gas: bool
    """As a human hands gas to a trusted player who is better placed to burn the Hive."""

    hides_until: int
    """As an infected gives no infection card before this round."""
    hunts: bool
    """As an infected goes where the humans are."""
    strikes_at_hive: bool
    """As an infected hides no longer once the Hive is found, and waits for the humans there."""


EASY: Final = Level(
    name="easy",
    follows_trades=False,
    reads_gifts=False,
    lays_well=False,
    flees=0.5,
    spares_rooms=False,
    wards=0.9,
    shuns=0.5,
    pools_gas=False,
    hides_until=5,
    hunts=False,
    strikes_at_hive=False,
)
NORMAL: Final = Level(
    name="normal",
    follows_trades=True,
    reads_gifts=False,
    lays_well=True,
    flees=0.8,
    spares_rooms=True,
    wards=0.5,
    shuns=1.0,
    pools_gas=True,
    hides_until=4,
    hunts=True,
    strikes_at_hive=False,
)
HARD: Final = Level(
    name="hard",
    follows_trades=True,
    reads_gifts=True,
    lays_well=True,
    flees=0.8,
    spares_rooms=True,
    wards=0.1,
    shuns=1.3,
    pools_gas=True,
    hides_until=4,
    hunts=True,
    strikes_at_hive=True,
)
LEVELS: Final = {level.name: level for level in (EASY, NORMAL, HARD)}
