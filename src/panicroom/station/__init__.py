"""Panic Station: the whole game, every numbered rule, four editions."""

from panicroom.station.game import STATION

__all__ = ["STATION"]
