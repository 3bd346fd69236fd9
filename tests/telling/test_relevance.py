"""Every reason says how much it helps, and every verb which rules it follows."""

from importlib import import_module
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.errors import Refusal
from panicroom.telling import TELLERS
from panicroom.telling.relevance import Relevance
from tests.words.test_catalogues import reasons_not


def module_of(game: str, name: str) -> Any:
    """A module that every teller has."""
    return import_module(f"panicroom.telling.{game}.{name}")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_classified(game: str) -> None:
    differing = set(module_of(game, "relevance").RELEVANCE) ^ set(reasons_not(game))
    assert not differing, f"telling/{game}/relevance.py: {' '.join(sorted(differing))}"


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_names_its_rules(game: str) -> None:
    differing = set(module_of(game, "rule_references").RULES) ^ set(GAMES[game].wire.verbs)
    assert not differing, f"RULES of telling/{game}/rule_references.py: {differing}"


@pytest.mark.parametrize(
    ("why", "relevance"),
    [("not-in-hive", "direct"), ("others-decide", "general"), ("not-in-hand", "aside")],
)
def test_a_reason_helps_or_stands_aside(why: str, relevance: Relevance) -> None:
    assert TELLERS["station"].relevance(Refusal("X-1", why)) == relevance
