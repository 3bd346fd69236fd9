"""Panik: hidden manors, bluff and eviction."""

from panicroom.panik.game import PANIK

__all__ = ["PANIK"]
