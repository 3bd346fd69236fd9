"""How much each reason helps is said for every reason that the rules give, and for no other."""

import pytest

from panicroom.games import GAMES
from panicroom.kernel.errors import Refusal
from panicroom.telling import TELLERS
from panicroom.telling.panik.relevance import RELEVANCE as PANIK
from panicroom.telling.relevance import Relevance
from panicroom.telling.station.relevance import RELEVANCE as STATION
from tests.words.test_catalogues import reasons_not

CLASSIFIED = {"station": STATION, "panik": PANIK}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_classified(game: str) -> None:
    assert set(CLASSIFIED[game]) == set(reasons_not(game))


@pytest.mark.parametrize(
    ("why", "relevance"),
    [("not-in-hive", "direct"), ("others-decide", "general"), ("not-in-hand", "aside")],
)
def test_a_reason_helps_or_stands_aside(why: str, relevance: Relevance) -> None:
    assert TELLERS["station"].relevance(Refusal("X-1", why)) == relevance
