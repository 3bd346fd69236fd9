"""The skills of each level. Levels differ in skills, not in a rate of mistakes."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """Skills of a player of that level, as anybody, as a human and as an infected."""

    name: str
    follows_trades: bool
    """Reckons who may be the Host, and who may have infected whom, from who draws and trades."""
    reads_deeds: bool
    """Weighs what others do and give by how often either side does it."""
    lays_well: bool
    """Chooses the place of a room for its side, and not just any."""
    flees: float
    """How much a coming wound counts against the work at hand."""

    spares_rooms: bool
    """As a human leaves rooms alone that are searched, since a parasite comes of it."""
    wards: float
    """As a human as often gives gas as not to a partner who is this likely to be infected."""
    shuns: float
    """As a human how much a meeting with a suspect counts against the way there."""
    pools_gas: bool
    """As a human hands gas to a trusted player who is better placed to burn the Hive."""

    hides: bool
    """As an infected plays like a human until somebody knows better."""
    strikes: float
    """As an infected how often it gives an infection card in a trade, before the Hive is found."""
    strikes_late: float
    """The same once the Hive is found."""
    bluffs: float
    """As a hidden infected how often it gives gas away."""
    hunts: float
    """As an infected how much it is worth to go where a human is."""


EASY: Final = Level(
    name="easy",
    follows_trades=False,
    reads_deeds=False,
    lays_well=False,
    flees=0.8,
    spares_rooms=True,
    wards=0.6,
    shuns=0.5,
    pools_gas=False,
    hides=True,
    strikes=0.25,
    strikes_late=0.35,
    bluffs=0.1,
    hunts=0.3,
)
NORMAL: Final = Level(
    name="normal",
    follows_trades=True,
    reads_deeds=False,
    lays_well=True,
    flees=1.1,
    spares_rooms=True,
    wards=0.4,
    shuns=1.0,
    pools_gas=True,
    hides=True,
    strikes=0.38,
    strikes_late=0.5,
    bluffs=0.25,
    hunts=0.6,
)
HARD: Final = Level(
    name="hard",
    follows_trades=True,
    reads_deeds=True,
    lays_well=True,
    flees=1.1,
    spares_rooms=True,
    wards=0.3,
    shuns=1.3,
    pools_gas=True,
    hides=True,
    strikes=0.5,
    strikes_late=0.7,
    bluffs=0.35,
    hunts=1.0,
)
LEVELS: Final = {level.name: level for level in (EASY, NORMAL, HARD)}
