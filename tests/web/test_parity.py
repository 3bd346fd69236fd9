"""The page says what the terminal says: the same catalogues, the same sentences."""

import json
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.server.protocol.said import said
from panicroom.words import Message, Words, languages
from tests.web.test_web import run
from tests.words.sayings import everything

MOST = 1500


def distinct(game: str) -> list[Message]:
    """Every message that differs from those before it, spread over all there are."""
    found = {json.dumps(said(message), sort_keys=True): message for message in everything(game)}
    return list(found.values())[:: max(1, len(found) // MOST)]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_the_terminal_says(game: str) -> None:
    messages = distinct(game)
    asked: list[Any] = [
        {"lang": lang, "game": game, "said": said(message)}
        for lang in languages()
        for message in messages
    ]
    texts = json.loads(run("node", "tools/say.js", given=json.dumps(asked)))
    spoken = [Words(lang, game) for lang in languages()]
    expected = [words.tell(message) for words in spoken for message in messages]
    assert len(messages) > 50
    assert [pair for pair in zip(texts, expected, strict=True) if pair[0] != pair[1]] == []
