"""Color names as people type them: in their language, with or without accents."""

import re
from collections.abc import Mapping
from functools import cache
from unicodedata import combining, normalize

from panicroom.words import Words, languages

PREFIX = "seat-"


def folded(text: str) -> str:
    """In lower case, without accents, and with plain spaces for no-break ones."""
    return "".join(letter for letter in normalize("NFKD", text.lower()) if not combining(letter))


def colors_of(words: Words) -> dict[str, str]:
    """Maps each color name of a language to the game's word for the color."""
    return {folded(words.say(id)): id.removeprefix(PREFIX) for id in words.ids(PREFIX)}


@cache
def every_color() -> Mapping[str, str]:
    """The color names of all languages."""
    return {name: word for lang in languages() for name, word in colors_of(Words(lang)).items()}


def in_game_words(text: str, colors: Mapping[str, str]) -> str:
    """`trade rouge` is `trade red`, and `fire modrý.T` is `fire blue.T`."""
    return re.sub(r"[^\W\d_]+", lambda word: colors.get(folded(word[0]), word[0]), text)
