"""The language: `--lang`, else the environment's, else English."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from panicroom.cli.user_error import UserError
from panicroom.words import languages

LANG: Final = "--lang"
ENGLISH: Final = "en"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
"""The first that is set counts."""


def language_of(environment: Mapping[str, str]) -> str:
    """`fr_FR.UTF-8` is French. `LANGUAGE` may list several in order of preference."""
    wish = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    wanted = [re.split(r"[_.@-]", one)[0].lower() for one in wish.split(":")]
    return next((lang for lang in wanted if lang in languages()), ENGLISH)


def take_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the other arguments."""
    chosen, rest, words = None, [], iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if name == LANG:
            chosen = known(value if equals else next(words, None))
        else:
            rest.append(word)
    return chosen, rest


def known(text: str | None) -> str:
    if text is None:
        raise UserError("error-flag", flag=LANG, command="panicroom")
    if text.lower() not in languages():
        raise UserError("error-lang", flag=LANG, text=text, allowed=languages())
    return text.lower()
