"""The words of calls that no device of ours puts into words: letters, and lines in a channel."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from panicroom.kernel.message import Message
from panicroom.telling import TELLERS
from panicroom.telling.notices import seat_message
from panicroom.words import Words, languages


def said(lang: str | None, game: str, id: str, seats: Sequence[int] = ()) -> str:
    known = languages()
    about: dict[str, Any] = {}
    if game:
        named = [seat_message(TELLERS[game], seat) for seat in seats]
        about = {"game": Message("title"), "seats": named}
    return words_of(lang if lang in known else known[0], game).say(id, **about)


@cache
def words_of(lang: str | None, game: str) -> Words:
    return Words(lang or "en", game or None)
