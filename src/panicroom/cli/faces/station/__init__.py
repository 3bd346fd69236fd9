"""Panic Station in the terminal."""

import re
from typing import Final

from panicroom.cli.faces.face import Face
from panicroom.cli.faces.station.plan import draw_plan
from panicroom.cli.faces.station.player_table import player_rows
from panicroom.station.actions import ACTION_TYPES
from panicroom.station.view import View
from panicroom.telling.station import STATION_TELLER
from panicroom.telling.station.names import seat_name
from panicroom.telling.vocabulary import verbs_of


def typed(view: View, text: str) -> str:
    """Upper and lower case are the same to a person: `move t N` is `move T n`."""
    words = text.lower().split()
    return " ".join(re.sub(r"(^|\.)[ta]$", lambda end: end[0].upper(), word) for word in words)


STATION_FACE: Final = Face(
    **vars(STATION_TELLER),
    verbs=verbs_of(ACTION_TYPES),
    map=draw_plan,
    players=player_rows,
    subject=lambda number, words: words.tell(seat_name(number)),
    typed=typed,
)
