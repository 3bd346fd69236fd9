"""Who had reason to suspect whom: from the seat's own events, beside what was true."""

from typing import Any

import pytest

from panicroom.bots.registry import bot_named
from panicroom.bots.table import Table
from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.replay.suspicions import CAREFUL, SUSPECTED, Line, eliminations, suspicions
from tests.replay.test_film import record_named


def lines(name: str) -> list[Line]:
    return suspicions(record_named(name))


@pytest.mark.parametrize("name", ["all-infected", "burned"])
def test_it_was_true_of_the_infected_since_they_were(name: str) -> None:
    match = Match.replay(GAMES["station"], record_named(name))
    infected = {int(each.seat) for each in match.state.infections}
    true = [line for line in lines(name) if line.by is None]
    assert {line.about for line in true} == infected
    assert {line.until for line in true} == {len(match.record.actions)}, "there is no cure"


def test_suspicions_are_those_of_a_bot_that_sat_there() -> None:
    record = record_named("burned")
    seats, game = record.setup["seats"], GAMES["station"]
    match: Any = Match.begin(game, record.setup, record.key)
    table = Table(match, {seat: bot_named("station", CAREFUL) for seat in range(seats)}, "other")
    found = lines("burned")
    for step, (seat, action) in enumerate(record.actions[:-1], 1):
        table.act(seat, game.parse(action))
        gone = game.manners.eliminated(match.view(None))
        held = {
            (about, by)
            for by, thoughts in table.thoughts().items()
            for about, likely in thoughts.items()
            if by not in gone and likely >= SUSPECTED
        }
        assert held == {
            (about, by)
            for about, by, since, until in found
            if by is not None and since <= step < until
        }


def test_the_dead_suspect_nobody_any_more() -> None:
    record = record_named("all-infected")
    out = eliminations(record)
    assert any(out)
    for line in lines("all-infected"):
        if line.by is not None and (dead := out[line.by]) is not None:
            assert line.until <= dead
