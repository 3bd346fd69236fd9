"""Tellers: turn events, options and refusals into messages (ids and parameters, no language).

Used by the terminal, and by the server for its page."""

from typing import Final

from panicroom.telling.choice import Choice, Grid, Group, Row
from panicroom.telling.panik import PANIK_TELLER
from panicroom.telling.station import STATION_TELLER
from panicroom.telling.teller import Teller, Wishes

TELLERS: Final = {teller.game.name: teller for teller in (STATION_TELLER, PANIK_TELLER)}
"""In the order in which the games are offered."""

__all__ = ["TELLERS", "Choice", "Grid", "Group", "Row", "Teller", "Wishes"]
