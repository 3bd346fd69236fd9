"""The law where scans are held, hands are pooled and people are shot: in games of bots."""

import pytest

from panicroom.bots.registry import bot_named
from panicroom.bots.table import Table
from panicroom.kernel.match import Match
from panicroom.station import STATION
from tests.imagining.law import Watcher
from tests.laws.play import turn_of
from tests.laws.station import STATION_SUBJECT

EVERY = 25
WORLDS = 2


@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_bots_imagine_nothing_that_cannot_be(edition: str, seats: int) -> None:
    setup = STATION.setup(seats=seats, edition=edition)
    match = Match.begin(STATION, setup, f"imagining-{edition}-{seats}")
    table = Table(match, {seat: bot_named("station", "hard") for seat in range(seats)}, "bots")
    watcher = Watcher(STATION_SUBJECT, set(), WORLDS)
    while not match.over:
        if turn_of(match) % EVERY == 0:
            watcher.turns.add(turn_of(match))
        watcher(match)
        table.step()
    assert watcher.imagined > 0
