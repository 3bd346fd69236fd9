"""Panic Station: the whole game, every numbered rule, four editions."""

from panicroom.station.game import STATION, Station

__all__ = ["STATION", "Station"]
