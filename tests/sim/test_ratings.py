"""Levels are rated by what they win against each other."""

import pytest

from panicroom.sim import Plan, Sides, play_many
from panicroom.sim.ratings import Contest, Rated, contest, pairs, ratings, strengths

A, B, C = (Rated(name) for name in "abc")


def won(one: Rated, other: Rated, wins: int, deals: int = 100) -> Contest:
    return Contest(one, other, [1.0] * wins + [0.0] * (deals - wins))


def test_odds_of_three_to_one_are_191_points() -> None:
    [best, worst] = ratings([won(A, B, 750, 1000)], "k")
    assert (best.player, worst.player) == (A, B)
    assert best.rating.mean - worst.rating.mean == pytest.approx(191, abs=2)
    assert best.rating.low < best.rating.mean < best.rating.high


def test_who_beats_the_better_is_rated_higher_without_having_met_all() -> None:
    found = ratings([won(A, B, 60), won(B, C, 60)], "k")
    assert [each.player for each in found] == [A, B, C]


def test_who_never_wins_has_a_rating_too() -> None:
    found = strengths([won(A, B, 100)], range(100))
    assert 0 < found[B] < 1 < found[A]


def test_in_a_game_of_sides_a_level_is_rated_on_each() -> None:
    meetings = list(pairs("station", ["easy", "hard"], 4))
    assert len(meetings) == 4
    assert (Rated("easy", "humans"), Rated("hard", "infected")) in [m[:2] for m in meetings]
    assert all(isinstance(player, Sides) for _, _, who in meetings for player in who)


def test_rivals_sit_in_turn_and_share_what_they_win_together() -> None:
    [(one, other, who)] = pairs("panik", ["random", "easy"], 4)
    assert who == ("random", "easy", "random", "easy")
    plan = Plan("panik", 6, {"seats": 4}, "rate", who)
    found = contest(one, other, plan, play_many(plan))
    assert 0 <= min(found.points) <= max(found.points) <= 1
    assert sum(found.points) < 3
