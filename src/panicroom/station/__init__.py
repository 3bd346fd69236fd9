"""Panic Station: the whole game, every numbered rule, four editions."""

from panicroom.station.game import STATION
from panicroom.station.table import Table

__all__ = ["STATION", "Table"]
