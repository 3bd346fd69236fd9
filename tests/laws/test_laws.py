"""The laws over random games, always the same ones."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pytest

from tests.laws.cheap import CheapLaws
from tests.laws.dear import check_dear
from tests.laws.games import FAMILIES
from tests.laws.play import play, sampled
from tests.laws.subject import Start, Subject


class Games(NamedTuple):
    """How many are played in each family, from the beginning or from a position."""

    from_setup: int
    from_position: int


CHEAP: Games = Games(84, 6)
DEAR_SAMPLED: Games = Games(9, 3)
DEAR_WHOLE: Games = Games(5, 1)
DECISIONS = 20


def games(family: str, count: Games) -> Iterator[tuple[Subject, Start, int]]:
    subject, starts = FAMILIES[family]
    is_setup = starts[0].position is None
    for seed in range(count.from_setup if is_setup else count.from_position):
        yield subject, starts[seed % len(starts)], seed


@pytest.mark.parametrize("family", FAMILIES)
def test_the_cheap_laws_hold_at_every_decision(family: str) -> None:
    for subject, start, seed in games(family, CHEAP):
        play(subject, start, seed, CheapLaws(subject))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_dear_laws_hold_at_sampled_decisions(family: str) -> None:
    for subject, start, seed in games(family, DEAR_SAMPLED):
        sampled(subject, start, seed, DECISIONS, partial(check_dear, subject))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_dear_laws_hold_at_every_decision_of_some_games(family: str) -> None:
    for subject, start, seed in games(family, DEAR_WHOLE):
        play(subject, start, seed, partial(check_dear, subject))
