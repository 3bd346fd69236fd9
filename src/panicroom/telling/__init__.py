"""Ids and values become messages, in no language yet: for the terminal, the server and its page."""

from typing import Final

from panicroom.telling.choice import Choice, Grid, Group, Row
from panicroom.telling.panik import PanikTeller
from panicroom.telling.station import StationTeller
from panicroom.telling.teller import Teller, Wishes

TELLERS: Final[dict[str, Teller]] = {
    teller.game.name: teller for teller in (StationTeller(), PanikTeller())
}
"""In the order in which the games are offered."""

__all__ = ["TELLERS", "Choice", "Grid", "Group", "Row", "Teller", "Wishes"]
