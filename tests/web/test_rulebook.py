"""The rulebook of the page is what the engine says today, and every rule has a title."""

import json
import sys

import pytest

from panicroom.games import GAMES
from panicroom.words import Message, Words, languages
from tests.web.test_web import ROOT, WEB, run

RULES = 90
"""At least so many, both games together."""


@pytest.mark.parametrize("game", list(GAMES))
def test_the_rulebook_holds_what_the_engine_says(game: str) -> None:
    kept = (WEB / "src" / "wire" / "rulebook" / f"{game}.json").read_text(encoding="utf-8")
    told = run(sys.executable, "tools/rulebook.py", game, cwd=ROOT)
    assert json.loads(told) == json.loads(kept), "make types writes it anew"


def test_every_rule_of_the_page_has_a_chapter() -> None:
    listed = set()
    for game in GAMES:
        kept = (WEB / "src" / "wire" / "rulebook" / f"{game}.json").read_text(encoding="utf-8")
        chapters = json.loads(kept)["chapters"]
        ids = [id for rules in chapters.values() for id in rules]
        assert sorted(ids) == sorted(
            id.removeprefix("rule-") for id in Words("en", game).ids("rule-")
        )
        listed |= set(ids)
    assert len(listed) > RULES


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_has_a_title_of_its_own(game: str, lang: str) -> None:
    words = Words(lang, game)
    titles = [words.tell(Message(id), "title") for id in words.ids("rule-")]
    assert len(set(titles)) == len(titles)
    texts = {words.say(id) for id in words.ids("rule-")}
    assert not set(titles) & texts
    assert max(map(len, titles)) <= 40
