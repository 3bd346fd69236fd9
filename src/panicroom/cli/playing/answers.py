"""Words a person may type, in the own language; the English ones are always understood."""

from collections.abc import Iterable
from functools import cache

from panicroom.cli.screen.terminal import Terminal
from panicroom.words import Words


def word_lists(words: Words, ids: Iterable[str]) -> dict[str, str]:
    """For each word the id that it stands for; the own language comes before English."""
    spoken = [english(), words]
    return {word: id for each in spoken for id in ids for word in each.say(id).lower().split()}


@cache
def english() -> Words:
    return Words("en")


def agrees(terminal: Terminal, typed: str, default: bool) -> bool:
    """Yes or no; Enter is the default, and so is what means neither."""
    known = word_lists(terminal.words, ("answer-yes", "answer-no"))
    meant = known.get(typed.lower())
    return default if meant is None else meant == "answer-yes"
