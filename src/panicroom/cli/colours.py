"""Colours as people type them: in the own language, with its accents or without."""

import re
from collections.abc import Mapping
from functools import cache
from unicodedata import combining, normalize

from panicroom.words import Words, languages

PREFIX = "seat-"


def folded(text: str) -> str:
    """Without accents, and in small letters."""
    return "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter))


def colours_of(words: Words) -> dict[str, str]:
    """For each colour of a language the word that the games know it by."""
    return {folded(words.say(id)): id.removeprefix(PREFIX) for id in words.ids(PREFIX)}


@cache
def every_colour() -> Mapping[str, str]:
    """In whatever language it is said."""
    return {name: word for lang in languages() for name, word in colours_of(Words(lang)).items()}


def in_game_words(text: str, colours: Mapping[str, str]) -> str:
    """`trade rouge` is `trade red`, and `fire modrý.T` is `fire blue.T`."""
    return re.sub(r"[^\W\d_]+", lambda word: colours.get(folded(word[0]), word[0]), text)
