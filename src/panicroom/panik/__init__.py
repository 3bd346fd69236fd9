"""Panik: hidden manors, bluff and eviction."""

from panicroom.panik.game import PANIK, Panik

__all__ = ["PANIK", "Panik"]
