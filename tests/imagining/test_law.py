"""Imagining from every seat in some games of every edition, variant and start."""

import pytest

from tests.imagining.law import Asked, check_game
from tests.laws.games import FAMILIES, FROM_SETUP

ASKED = Asked(turns=3, worlds=1)


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_imagined_contradicts_nothing_that_is_known(family: str) -> None:
    subject, starts = FAMILIES[family]
    count = len(starts) if family in FROM_SETUP else 1
    for seed, start in enumerate(starts[:count]):
        assert check_game(subject, start, seed, ASKED) > 0
