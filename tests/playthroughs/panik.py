"""Panik on stage. Its table is small: what has changed of all views is shown, line by line."""

from typing import Final

from panicroom.panik import PANIK
from panicroom.panik.agenda import TakeTurn
from panicroom.panik.pieces import COLORS, MANORS
from panicroom.panik.spelling import CODECS, MANOR, spell
from panicroom.panik.state import State
from tests.playthroughs.printing import view_lines
from tests.playthroughs.stage import Stage


def is_new_round(state: State) -> bool:
    return bool(state.top_frame() == TakeTurn(state.first))


def pictures(state: State) -> list[str]:
    return list(view_lines(PANIK_STAGE, state))


PANIK_STAGE: Final = Stage(
    game=PANIK,
    colors=COLORS,
    codecs=CODECS,
    spell=spell,
    writers={},
    nobody=None,
    listed={
        "manors": lambda manor: f"manor {MANOR.write(MANORS[manor])}",
        "hands": lambda seat: f"hand {COLORS[seat]}",
    },
    is_milestone=is_new_round,
    pictures=pictures,
    table=lambda state: [],
    weights={"call": 8, "send-back": 8, "detect": 8, "end-turn": 2},
)
