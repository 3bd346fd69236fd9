"""Every reason says how much it helps, and every verb which rules it follows."""

import pytest

from panicroom.games import GAMES
from panicroom.kernel.errors import Refusal
from panicroom.panik.spelling import ACTIONS as PANIK_ACTIONS
from panicroom.station.spelling import ACTIONS as STATION_ACTIONS
from panicroom.telling import TELLERS
from panicroom.telling.panik.relevance import RELEVANCE as PANIK
from panicroom.telling.panik.rule_references import RULES as PANIK_RULES
from panicroom.telling.relevance import Relevance
from panicroom.telling.station.relevance import RELEVANCE as STATION
from panicroom.telling.station.rule_references import RULES as STATION_RULES
from tests.words.test_catalogues import reasons_not

CLASSIFIED = {"station": STATION, "panik": PANIK}
RULES = {"station": STATION_RULES, "panik": PANIK_RULES}
SPELLERS = {"station": STATION_ACTIONS, "panik": PANIK_ACTIONS}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_classified(game: str) -> None:
    differing = set(CLASSIFIED[game]) ^ set(reasons_not(game))
    assert not differing, f"telling/{game}/relevance.py: {' '.join(sorted(differing))}"


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_names_its_rules(game: str) -> None:
    differing = set(RULES[game]) ^ set(SPELLERS[game].by_verb)
    assert not differing, f"RULES of telling/{game}/rule_references.py: {differing}"


@pytest.mark.parametrize(
    ("why", "relevance"),
    [("not-in-hive", "direct"), ("others-decide", "general"), ("not-in-hand", "aside")],
)
def test_a_reason_helps_or_stands_aside(why: str, relevance: Relevance) -> None:
    assert TELLERS["station"].relevance(Refusal("X-1", why)) == relevance
