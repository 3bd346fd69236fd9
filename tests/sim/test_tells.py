"""What deeds say about loyalty, and what bots believe: counted and summed up."""

from collections import Counter

import pytest

from panicroom.sim import Plan, seated
from panicroom.sim.calibration import calibration_of
from panicroom.sim.tells import Believed, Shown, Tell, Times, play_and_tell, tells

FAMILIES, PERIODS = ("gift", "act"), ("early", "hive")
PLAN = Plan("station", 2, {"seats": 4}, "tells", seated(["normal"], 4))


def shown(kind: str, now: int, humans: int, infected: int) -> Counter[Shown]:
    return Counter(
        {
            Shown("act", kind, "early", now, False): humans,
            Shown("act", kind, "early", now, True): infected,
        }
    )


def tell(kind: str, *counts: Counter[Shown]) -> Tell:
    found = tells(sum(counts, Counter[Shown]()), FAMILIES, PERIODS)
    return next(one for one in found if one.kind == kind)


def test_the_ratio_compares_shares_of_the_same_family() -> None:
    found = tell("a", shown("a", 1, 10, 30), shown("b", 1, 90, 70))
    assert (found.humans, found.infected) == (Times(10, 100), Times(30, 100))
    assert found.ratio is not None
    assert found.ratio.mean == pytest.approx(3)
    assert found.ratio.low < 3 < found.ratio.high


def test_a_sign_of_a_round_with_few_infected_looks_not_human_for_it() -> None:
    """Half of all deeds are `a` in round 1 and none in round 2, whoever does them."""
    rounds = (shown("a", 1, 50, 5), shown("b", 1, 50, 5), shown("b", 2, 10, 90))
    found = tell("a", *rounds)
    assert found.ratio is not None
    assert found.ratio.mean == pytest.approx(1)


def test_what_one_side_never_does_has_no_ratio() -> None:
    assert tell("a", shown("a", 1, 10, 0), shown("b", 1, 5, 5)).ratio is None


def test_every_deed_of_a_game_is_counted_once() -> None:
    told = play_and_tell(PLAN, 0)
    assert told == play_and_tell(PLAN, 0) != play_and_tell(PLAN, 1)
    gifts = [one for one in told.shown if one.family == "gift"]
    meetings = told.shown.total() and sum(
        times for one, times in told.shown.items() if one.kind == "act-meet"
    )
    assert sum(told.shown[one] for one in gifts) == 2 * meetings > 0


def test_only_the_infected_give_their_own_infection_cards() -> None:
    for index in range(2):
        given = [s for s in play_and_tell(PLAN, index).shown if s.kind == "gift-infection"]
        assert all(one.infected for one in given)


def test_beliefs_are_judged_by_how_often_they_were_so() -> None:
    beliefs = [Believed(True, 0.5, True), Believed(True, 0.5, False), Believed(True, 0.95, True)]
    found = calibration_of(beliefs)
    assert found.brier == pytest.approx((0.25 + 0.25 + 0.0025) / 3, abs=1e-5)
    assert [(part.beliefs, part.true) for part in found.bins] == [(2, 0.5), (1, 1.0)]
