"""Games of scripted bots that talk, and what was said in them."""

from functools import cache
from typing import Any, NamedTuple

from panicroom.bots.bot import Said
from panicroom.bots.keys import derived_key
from panicroom.bots.registry import bot_named
from panicroom.bots.table import Table
from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.station.state import State

STATION = GAMES["station"]
GAMES_PLAYED = 4


class Heard(NamedTuple):
    """A claim as it was made, and the state at that moment."""

    said: Said
    state: State


def talking_table(number: int, seats: int = 5, level: str = "hard", talk: bool = True) -> Table:
    key = derived_key("conversing", number)
    match: Any = Match.begin(STATION, STATION.setup(seats=seats), key)
    bots = {seat: bot_named("station", level) for seat in range(seats)}
    return Table(match, bots, key, talk)


@cache
def all_said() -> list[Heard]:
    """Each with a state that nobody changes any more."""
    found = []
    for number in range(GAMES_PLAYED):
        table, known = talking_table(number), 0
        while table.step():
            state = table.match.state.copy()
            found += [Heard(said, state) for said in table.said[known:]]
            known = len(table.said)
    return found
