"""Panic Station on stage."""

from collections.abc import Iterator
from typing import Final

from panicroom.station import STATION
from panicroom.station.board import draw_map, draw_table
from panicroom.station.map import Place, StationMap
from panicroom.station.rooms import EXPLORATION
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.spelling import CODECS, spell, write_cell
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, NOBODY, Face
from panicroom.station.view import View
from tests.playthroughs.stage import Stage


def cards_on(station: StationMap) -> Iterator[str]:
    for card, place in sorted(station.place_of.items(), key=lambda item: item[1].cell):
        turn = f" {90 * place.quarter}" if place.quarter else ""
        yield f"{write_cell(place.cell)} {EXPLORATION[card].name}{turn}"


def spoken_view(state: State) -> View:
    """The board of the seat that is asked; at the end, a spectator's."""
    owing = STATION.owed(state)
    view: View = STATION.view(state, owing[0] if owing else None)
    return view


STATION_STAGE: Final = Stage(
    game=STATION,
    colors=COLORS,
    codecs=CODECS,
    spell=spell,
    writers={
        Place: lambda place: f"{write_cell(place.cell)}/{90 * place.quarter}",
        StationMap: lambda station: "; ".join(cards_on(station)),
        Face: lambda face: face.name.lower(),
    },
    nobody=NOBODY,
    listed={"players": lambda _: "player"},
    is_milestone=lambda state: any(isinstance(e, ParasitePhaseBegan) for e in state.news),
    pictures=lambda state: [draw_map(spoken_view(state))],
    table=lambda state: [draw_table(spoken_view(state))],
    weights={
        "burn": 50,
        "explore": 30,
        "armor": 20,
        "sick-bay": 20,
        "fire": 12,
        "stab": 12,
        "first-aid": 10,
        "lay-down": 10,
        "end-turn": 2,
    },
)
