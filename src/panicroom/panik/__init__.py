"""Panik: hidden manors, bluff and eviction."""

from panicroom.panik.game import PANIK
from panicroom.panik.table import Table

__all__ = ["PANIK", "Table"]
