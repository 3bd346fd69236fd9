"""What many games say together, and how it is written down."""

import json

import pytest

from panicroom.sim import Plan, Result, Sides, Summary, as_data, finding, finding_from, seated
from panicroom.sim.level_gains import Gain, gains
from panicroom.sim.summary import summarise


def result(
    side: str, reason: str = "x", rounds: int = 1, winners: tuple[int, ...] = (0,)
) -> Result:
    course = tuple(range(1, rounds + 1))
    return Result(side, reason, winners, {"rounds": rounds, "infected": course})


def summary(*results: Result, seats: int = 3) -> Summary:
    return summarise(results, seats)


def test_wins_are_counted_by_side_and_reason_the_most_frequent_first() -> None:
    found = summary(
        result("humans", "burned"),
        result("infected", "round_limit"),
        result("infected", "troopers_dead"),
        result("infected", "troopers_dead"),
    )
    assert {side: share.times for side, share in found.sides.items()} == {
        "infected": 3,
        "humans": 1,
    }
    reasons = found.reasons["infected"]
    assert [(name, share.times) for name, share in reasons.items()] == [
        ("troopers_dead", 2),
        ("round_limit", 1),
    ]
    assert reasons["troopers_dead"].share == 0.5  # of all games, not of the side's


def test_wins_are_counted_by_seat_alone_or_shared() -> None:
    games = [result("players", winners=winners) for winners in [(0,), (0, 2), (2,), (0, 2), ()]]
    seats = summary(*games).seats
    assert [(wins.won.times, wins.shared) for wins in seats] == [(3, 2), (0, 0), (3, 2)]


def test_those_who_win_together_share_the_point() -> None:
    games = [result("players", winners=winners) for winners in [(0,), (0, 1), (0, 1, 2), (2,)]]
    scores = [wins.score for wins in summary(*games).seats]
    assert [score.mean for score in scores] == pytest.approx([11 / 24, 5 / 24, 1 / 3], abs=1e-5)
    assert all(score.low < score.mean < score.high for score in scores)


def test_every_number_has_a_mean_with_its_interval_and_quartiles() -> None:
    spread = summary(*(result("humans", rounds=n) for n in (1, 2, 3, 4, 10))).spreads["rounds"]
    assert (spread.mean, spread.lower, spread.median, spread.upper) == (4.0, 2.0, 3.0, 4.0)
    assert spread.low < 4 < spread.high
    assert 1 <= spread.least < 2 < 4 < spread.most <= 10


def test_one_game_has_quartiles_too() -> None:
    assert set(summary(result("humans", rounds=7)).spreads["rounds"]) == {7.0}


def test_a_game_that_is_over_stays_as_it_ended_while_others_go_on() -> None:
    found = summary(result("humans", rounds=1), result("humans", rounds=3))
    assert [mean.mean for mean in found.courses["infected"]] == [1.0, 1.5, 2.0]
    assert "infected" not in found.spreads


@pytest.mark.parametrize("player", ["hard", Sides("hard", "easy")])
def test_what_is_written_down_is_read_back_the_same(player: str | Sides) -> None:
    plan = Plan("station", 2, {"seats": 3, "variants": [1]}, "sim", seated([player], 3))
    found = finding(plan, [result("humans", rounds=2), result("nobody", winners=())])
    assert finding_from(json.loads(json.dumps(as_data(found)))) == found
    assert found.won_by("humans").times == 1
    assert found.won_by("infected").times == 0


def test_a_better_level_is_compared_game_by_game_against_each_level_of_the_others() -> None:
    human, infected = result("humans"), result("infected")
    played = {
        Sides("easy", "easy"): [human, infected, infected, infected],
        Sides("easy", "hard"): [infected, infected, infected, infected],
        Sides("hard", "easy"): [human, human, human, infected],
        Sides("hard", "hard"): [human, infected, infected, infected],
    }
    found = gains(played)
    assert [gain[:4] for gain in found] == [
        ("humans", "hard", "easy", "easy"),
        ("humans", "hard", "easy", "hard"),
        ("infected", "hard", "easy", "easy"),
        ("infected", "hard", "easy", "hard"),
    ]
    assert [gain.gain.mean for gain in found] == [0.5, 0.25, 0.25, 0.5]
    assert isinstance(found[0], Gain)
