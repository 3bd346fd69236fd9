"""The laws over random games, always the same ones."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pytest

from tests.laws.every_decision import EveryDecisionLaws
from tests.laws.games import FAMILIES, FROM_SETUP
from tests.laws.play import play, sampled
from tests.laws.sampled import check_sampled
from tests.laws.subject import Start, Subject


class Games(NamedTuple):
    """How many are played in each family, from the beginning or from a position."""

    from_setup: int
    from_position: int

    def of(self, family: str) -> int:
        return self.from_setup if family in FROM_SETUP else self.from_position


NONE = Games(0, 0)
EVERY_DECISION = Games(36, 6)
SAMPLED_WHOLE = Games(3, 1)
SAMPLED = Games(6, 3)
"""The first of them are those that are looked at whole. A multiple of three plays every number of
players equally often; `make laws` plays as many games as wanted."""
DECISIONS = 20


def games(family: str, count: Games, after: Games = NONE) -> Iterator[tuple[Subject, Start, int]]:
    subject, starts = FAMILIES[family]
    for seed in range(after.of(family), count.of(family)):
        yield subject, starts[seed % len(starts)], seed


@pytest.mark.parametrize("family", FAMILIES)
def test_the_fast_laws_hold_at_every_decision(family: str) -> None:
    for subject, start, seed in games(family, EVERY_DECISION):
        play(subject, start, seed, EveryDecisionLaws(subject))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_slow_laws_hold_at_every_decision_of_some_games(family: str) -> None:
    for subject, start, seed in games(family, SAMPLED_WHOLE):
        play(subject, start, seed, partial(check_sampled, subject))


@pytest.mark.parametrize("family", FAMILIES)
def test_and_at_sampled_decisions_of_some_more(family: str) -> None:
    for subject, start, seed in games(family, SAMPLED, after=SAMPLED_WHOLE):
        sampled(subject, start, seed, DECISIONS, partial(check_sampled, subject))
