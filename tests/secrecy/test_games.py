"""The secrecy law over random games: every edition, variant and number of players."""

from functools import partial

import pytest

from panicroom.kernel.match import AnyMatch
from tests.laws.games import FAMILIES, FROM_POSITION, FROM_SETUP
from tests.laws.play import play, sampled
from tests.secrecy.law import check_all_viewers

WHOLE_GAMES = 3
"""One for each number of players."""
SAMPLED_GAMES = 3
DECISIONS = 24


@pytest.mark.parametrize("family", FROM_SETUP)
@pytest.mark.parametrize("seed", range(WHOLE_GAMES))
def test_no_viewer_can_tell_two_worlds_apart(family: str, seed: int) -> None:
    subject, starts = FAMILIES[family]

    def watch(match: AnyMatch) -> None:
        if not match.over:
            check_all_viewers(subject, match)

    play(subject, starts[seed % len(starts)], seed, watch)


@pytest.mark.parametrize("family", FROM_POSITION)
def test_nor_where_random_play_hardly_ever_comes(family: str) -> None:
    subject, starts = FAMILIES[family]
    for seed in range(SAMPLED_GAMES):
        start = starts[seed % len(starts)]
        sampled(subject, start, seed, DECISIONS, partial(check_all_viewers, subject))
