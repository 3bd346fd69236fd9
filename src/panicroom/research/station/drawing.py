"""The board of Panic Station as text."""

from panicroom.station.board import draw

__all__ = ["draw"]
