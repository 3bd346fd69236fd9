"""`panicroom rate`: what it prints and refuses."""

import json

import pytest

from panicroom.words import Words, languages
from tests.cli.typist import flat, session

FLAGS = ("rate", "--games", "2", "--level", "random,easy", "--jobs", "1")


@pytest.mark.parametrize("lang", languages())
def test_it_rates_each_level_on_each_side_in_every_language(lang: str) -> None:
    told = session("--lang", lang, *FLAGS, "--seats", "4")
    assert told.code == 0
    words = Words(lang).of("station")
    for id in ("rate-rating", "side-infected", "level-easy"):
        assert words.say(id) in told.shown


def test_json_holds_the_ratings_and_does_not_depend_on_the_processes() -> None:
    flags = ("--game", "panik", "--seats", "2", "--json")
    one = session(*FLAGS, *flags)
    assert session(*FLAGS[:-1], "2", *flags) == one
    found = json.loads(one.shown)["ratings"]
    assert {each["player"]["level"] for each in found} == {"random", "easy"}
    assert sum(each["rating"]["mean"] for each in found) == pytest.approx(0, abs=1e-3)


def test_one_level_cannot_be_rated() -> None:
    told = session("rate", "--level", "easy,easy")
    assert told.code == 2
    assert "two different levels" in flat(told.complaint)
