"""Panic Station in the terminal."""

import re
from collections.abc import Sequence
from os import terminal_size
from typing import Final

from panicroom.cli.faces.station.plan import draw_plan
from panicroom.cli.faces.station.player_table import player_rows
from panicroom.station.actions import ACTION_TYPES
from panicroom.station.agenda import PassMarker
from panicroom.station.view import View
from panicroom.telling.station import StationTeller
from panicroom.telling.station.names import seat_name
from panicroom.telling.vocabulary import verbs_of
from panicroom.words import Words


class StationFace(StationTeller):
    """Panic Station's teller with a map and a table of players."""

    verbs = verbs_of(ACTION_TYPES)

    def round(self, view: View) -> int:
        """A round counts as begun when its Parasite Phase is over."""
        return view.round - any(isinstance(frame, PassMarker) for frame in view.agenda)

    def map(self, view: View, words: Words, screen: terminal_size) -> str:
        return draw_plan(view, words, screen)

    def players(self, view: View, words: Words) -> list[list[str]]:
        return player_rows(view, words)

    def subject(self, number: int, words: Words) -> str:
        return words.tell(seat_name(number))

    def typed(self, view: View, text: str) -> str:
        """Upper and lower case are the same to a person: `move t N` is `move T n`."""
        words = text.lower().split()
        return " ".join(re.sub(r"(^|\.)[ta]$", lambda end: end[0].upper(), word) for word in words)

    def open_view(self, views: Sequence[View]) -> View:
        players = tuple(view.players[seat] for seat, view in enumerate(views))
        return views[0]._replace(viewer=None, players=players)


STATION_FACE: Final = StationFace()
