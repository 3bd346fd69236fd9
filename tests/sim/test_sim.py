"""Many games: the same keys give the same results, on however many processes."""

import pytest

from panicroom.sim import Plan, Result, Spread, play_many, summarise
from panicroom.sim.games import play_game
from panicroom.station import STATION

PLAN = Plan(12, STATION.setup(seats=4), "sim")


def test_the_number_of_processes_changes_nothing() -> None:
    assert play_many(PLAN, jobs=1) == play_many(PLAN, jobs=2)


def test_a_game_depends_on_its_number_and_not_on_how_many_are_played() -> None:
    few = play_many(PLAN._replace(games=3))
    assert few == play_many(PLAN)[:3]
    assert few[2] == play_game(PLAN, 2)


def test_another_base_gives_other_games() -> None:
    assert play_many(PLAN) != play_many(PLAN._replace(base="other"))


def test_the_setup_is_the_one_that_was_asked_for() -> None:
    short = Plan(4, STATION.setup(seats=6, round_limit=1), "sim")
    assert {result.rounds for result in play_many(short)} == {1}


def result(side: str, reason: str, rounds: int) -> Result:
    return Result(side, reason, rounds, decisions=10 * rounds, infections=rounds % 2)


def test_wins_are_counted_by_side_and_reason() -> None:
    summary = summarise(
        [
            result("infected", "troopers_dead", 1),
            result("humans", "burned", 2),
            result("infected", "round_limit", 3),
            result("infected", "troopers_dead", 4),
        ]
    )
    assert summary.games == 4
    assert summary.sides == {"infected": 3, "humans": 1}
    assert summary.reasons["infected"] == {"troopers_dead": 2, "round_limit": 1}
    assert list(summary.reasons["infected"]) == ["troopers_dead", "round_limit"]


def test_lengths_and_infections_have_a_mean_and_quartiles() -> None:
    summary = summarise([result("humans", "burned", rounds) for rounds in (1, 2, 3, 4, 10)])
    assert summary.rounds == Spread(mean=4.0, lower=2.0, median=3.0, upper=4.0)
    assert summary.decisions.mean == 40.0
    assert summary.infections.mean == pytest.approx(0.4)


def test_one_game_has_quartiles_too() -> None:
    assert summarise([result("humans", "burned", 7)]).rounds == Spread(7.0, 7.0, 7.0, 7.0)


def test_a_side_without_a_winner_has_not_won() -> None:
    found = [play_game(PLAN, number) for number in range(12)]
    assert {result.side for result in found} <= {"humans", "infected", "nobody"}
    assert any(result.side == "nobody" for result in found)
