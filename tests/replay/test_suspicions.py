"""Who had reason to suspect whom: from the seat's own events, beside what was true."""

from collections.abc import Iterator
from typing import Any

import pytest

from panicroom.bots.registry import RANDOM, bot_named
from panicroom.bots.table import Table
from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.replay.suspicions import CAREFUL, SUSPECTED, Line, eliminations, suspicions
from tests.replay.test_film import record_named


def lines(name: str) -> list[Line]:
    return suspicions(record_named(name))


def thoughts(name: str, level: str) -> Iterator[tuple[int, set[tuple[int, int]]]]:
    """At each step whom bots of this level suspect that sit there and do what was done."""
    record = record_named(name)
    seats, game = record.setup["seats"], GAMES["station"]
    match: Any = Match.begin(game, record.setup, record.key)
    table = Table(match, {seat: bot_named("station", level) for seat in range(seats)}, "other")
    for step, (seat, action) in enumerate(record.actions[:-1], 1):
        table.act(seat, game.parse(action))
        gone = game.manners.eliminated(match.view(None))
        yield (
            step,
            {
                (about, by)
                for by, thoughts in table.thoughts().items()
                for about, likely in thoughts.items()
                if by not in gone and likely >= SUSPECTED
            },
        )


def at_step(found: list[Line], kind: str, step: int) -> set[tuple[int, int]]:
    return {
        (line.about, line.by)
        for line in found
        if line.by is not None and line.kind == kind and line.since <= step < line.until
    }


@pytest.mark.parametrize("name", ["all-infected", "burned"])
def test_it_was_true_of_the_infected_since_they_were(name: str) -> None:
    match = Match.replay(GAMES["station"], record_named(name))
    infected = {int(each.seat) for each in match.state.infections}
    true = [line for line in lines(name) if line.by is None]
    assert {line.about for line in true} == infected
    assert {line.until for line in true} == {len(match.record.actions)}, "there is no cure"


def test_suspicions_are_those_of_a_careful_bot_that_sat_there() -> None:
    found = lines("burned")
    for step, held in thoughts("burned", CAREFUL):
        assert held == at_step(found, "careful", step)


def test_what_the_bots_believed_that_played_stands_beside_it() -> None:
    record = record_named("burned")
    levels = [None, "easy", RANDOM, *["easy"] * (record.setup["seats"] - 3)]
    found = suspicions(record, levels)
    assert [line for line in found if line.kind != "bot"] == suspicions(record)
    for step, held in thoughts("burned", "easy"):
        theirs = {(about, by) for about, by in held if levels[by] == "easy"}
        assert theirs == at_step(found, "bot", step), "a person and chance have no beliefs"
    assert at_step(found, "bot", len(record.actions) - 1)


def test_the_dead_suspect_nobody_any_more() -> None:
    record = record_named("all-infected")
    out = eliminations(record)
    assert any(out)
    for line in lines("all-infected"):
        if line.by is not None and (dead := out[line.by]) is not None:
            assert line.until <= dead
