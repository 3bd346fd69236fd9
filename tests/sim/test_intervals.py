"""95 % intervals, compared with published figures and with the formulae of others."""

from math import sqrt

import pytest

from panicroom.sim.intervals import Mean, difference, mean, score, share


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilsons_interval_is_the_one_in_newcombes_paper(
    times: int, of: int, low: float, high: float
) -> None:
    """Newcombe 1998, Statistics in Medicine 17, 857-872, table I, method 3; the last by symmetry
    of the formula."""
    found = share(times, of)
    assert (found.times, found.share) == (times, round(times / of, 5))
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_a_share_and_its_counterpart_have_mirrored_intervals() -> None:
    ours, theirs = share(3, 40), share(37, 40)
    assert ours.low == pytest.approx(1 - theirs.high, abs=2e-5)
    assert ours.high == pytest.approx(1 - theirs.low, abs=2e-5)


def test_a_score_without_shared_wins_is_a_share() -> None:
    assert score([1, 0, 0, 1, 0]) == share(2, 5)[1:]
    assert score([1, 1]).high == 1


def test_the_interval_of_a_score_is_no_narrower_than_its_standard_error_says() -> None:
    points = [1, 0.5, 0, 0.5, 0, 0, 1, 0.5] * 20
    wide, narrow = score(points), mean(points)
    assert wide.mean == narrow.mean
    assert wide.low < narrow.low < narrow.high < wide.high


def test_a_mean_reaches_two_standard_errors_to_either_side() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]  # a standard deviation of 2 if all are known, here sampled
    reach = 1.96 * 2 * sqrt(8 / 7) / sqrt(8)
    found = mean(numbers)
    assert found.mean == 5
    assert found.high - 5 == pytest.approx(reach, abs=1e-4)
    assert 5 - found.low == pytest.approx(reach, abs=1e-4)


def test_one_number_says_nothing_of_its_reach() -> None:
    assert mean([7]) == Mean(7, 7, 7)


def test_the_difference_of_pairs_is_mcnemars() -> None:
    """With b and c discordant pairs of n: (b - c) / n, and the root of b + c - (b - c)^2 / n, over
    n, as standard error (here with n - 1, as of a sample)."""
    both, b, c, neither = 40, 30, 10, 20
    ours = [1.0] * both + [1.0] * b + [0.0] * c + [0.0] * neither
    theirs = [1.0] * both + [0.0] * b + [1.0] * c + [0.0] * neither
    found = difference(ours, theirs)
    error = sqrt((b + c - (b - c) ** 2 / 100) / (100 * 99))
    assert found.mean == 0.2
    assert found.high - found.mean == pytest.approx(1.96 * error, abs=1e-4)


def test_pairs_that_always_agree_differ_by_nothing_at_all() -> None:
    assert difference([1, 0, 1], [1, 0, 1]) == Mean(0, 0, 0)
