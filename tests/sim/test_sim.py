"""Many games: the same keys give the same results, on however many processes."""

from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.errors import Malformed
from panicroom.sim import Plan, Result, Spread, Wins, play_many, summarise
from panicroom.sim.games import play_game


def last_decision(view: Any) -> dict[str, int]:
    """A figure that both games have; a function of a module, so that processes can send it."""
    return {"decision": view.decision}


PLANS = {
    name: Plan(name, 12, game.setup(seats=4), "sim", last_decision) for name, game in GAMES.items()
}
PLAN = PLANS["station"]

every_game = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)


@every_game
def test_the_number_of_processes_changes_nothing(plan: Plan) -> None:
    assert play_many(plan, jobs=1) == play_many(plan, jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_setup_that_cannot_be_played_is_refused_at_once(jobs: int) -> None:
    wrong = PLAN._replace(setup={**PLAN.setup, "seats": 9})
    with pytest.raises(Malformed):
        play_many(wrong, jobs)


@every_game
def test_a_game_depends_on_its_number_and_not_on_how_many_are_played(plan: Plan) -> None:
    few = play_many(plan._replace(games=3))
    assert few == play_many(plan)[:3]
    assert few[2] == play_game(plan, 2)


@every_game
def test_another_base_gives_other_games(plan: Plan) -> None:
    assert play_many(plan) != play_many(plan._replace(base="other"))


@every_game
def test_decisions_are_counted_beside_what_the_plan_asks_for(plan: Plan) -> None:
    for result in play_many(plan):
        assert list(result.figures) == ["decisions", "decision"]
        assert result.figures["decisions"] >= result.figures["decision"] > 10


def test_the_setup_is_the_one_that_was_asked_for() -> None:
    short = Plan("station", 4, GAMES["station"].setup(seats=6, round_limit=1), "sim")
    assert {result.reason for result in play_many(short)} == {"round_limit"}


def result(side: str, reason: str, rounds: int, winners: tuple[int, ...] = (0,)) -> Result:
    return Result(side, reason, winners, {"decisions": 10 * rounds, "rounds": rounds})


def test_wins_are_counted_by_side_and_reason() -> None:
    summary = summarise(
        [
            result("infected", "troopers_dead", 1),
            result("humans", "burned", 2),
            result("infected", "round_limit", 3),
            result("infected", "troopers_dead", 4),
        ],
        seats=4,
    )
    assert summary.games == 4
    assert summary.sides == {"infected": 3, "humans": 1}
    assert summary.reasons["infected"] == {"troopers_dead": 2, "round_limit": 1}
    assert list(summary.reasons["infected"]) == ["troopers_dead", "round_limit"]


def test_wins_are_counted_by_seat_alone_or_shared() -> None:
    results = [result("players", "x", 1, winners) for winners in [(0,), (0, 2), (2,), (0, 2), ()]]
    assert summarise(results, seats=3).seats == [Wins(3, 2), Wins(0, 0), Wins(3, 2)]


def test_every_figure_has_a_mean_and_quartiles() -> None:
    results = [result("humans", "burned", rounds) for rounds in (1, 2, 3, 4, 10)]
    spreads = summarise(results, seats=4).spreads
    assert spreads["rounds"] == Spread(mean=4.0, lower=2.0, median=3.0, upper=4.0)
    assert spreads["decisions"].mean == 40.0


def test_one_game_has_quartiles_too() -> None:
    spreads = summarise([result("humans", "burned", 7)], seats=4).spreads
    assert spreads["rounds"] == Spread(7.0, 7.0, 7.0, 7.0)


def test_a_side_without_a_winner_has_not_won() -> None:
    found = [play_game(PLAN, number) for number in range(12)]
    assert {result.side for result in found} <= {"humans", "infected", "nobody"}
    assert any(result.side == "nobody" for result in found)
