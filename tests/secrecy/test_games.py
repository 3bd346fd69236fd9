"""The secrecy law over random games: every edition, variant and number of players."""

from functools import partial
from typing import Any

import pytest

from panicroom.kernel.match import Match
from tests.laws.games import FAMILIES
from tests.laws.play import play, sampled
from tests.secrecy.law import check_all_viewers

GAMES = 3
DECISIONS = 24
WHOLE_GAMES = 5

PLAIN_FAMILIES = [name for name, (_, starts) in FAMILIES.items() if starts[0].position is None]
"""Those that begin with the setup."""


@pytest.mark.parametrize("family", FAMILIES)
def test_no_viewer_can_tell_two_worlds_apart(family: str) -> None:
    subject, starts = FAMILIES[family]
    for seed in range(GAMES):
        start = starts[seed % len(starts)]
        sampled(subject, start, seed, DECISIONS, partial(check_all_viewers, subject))


@pytest.mark.parametrize("family", PLAIN_FAMILIES)
@pytest.mark.parametrize("seed", range(WHOLE_GAMES))
def test_nor_at_any_decision_of_whole_games(family: str, seed: int) -> None:
    subject, starts = FAMILIES[family]

    def watch(match: Match[Any]) -> None:
        if not match.over:
            check_all_viewers(subject, match)

    play(subject, starts[seed % len(starts)], seed, watch)
