"""The secrecy law over random games: every edition, variant and number of players."""

from functools import partial

import pytest

from tests.laws.games import FAMILIES
from tests.laws.play import sampled
from tests.secrecy.law import check_all_viewers

GAMES = 3
DECISIONS = 24


@pytest.mark.parametrize("family", FAMILIES)
def test_no_viewer_can_tell_two_worlds_apart(family: str) -> None:
    subject, starts = FAMILIES[family]
    for seed in range(GAMES):
        start = starts[seed % len(starts)]
        sampled(subject, start, seed, DECISIONS, partial(check_all_viewers, subject))
