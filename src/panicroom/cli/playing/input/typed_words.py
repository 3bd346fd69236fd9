"""Words that can be typed, in the user's language; English is always understood."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.words import Value, Words

ANSWERS: Final = ("answer-yes", "answer-no", "command-quit")


def word_lists(words: Words, ids: Iterable[str]) -> dict[str, str]:
    """Maps each word to its message id; the user's language counts before English."""
    spoken = [english(), words]
    return {word: id for each in spoken for id in ids for word in each.say(id).lower().split()}


def command_in(typed: str, known: Mapping[str, str]) -> tuple[str | None, str]:
    """What the beginning of a line means, and the rest of it. A command of two words is listed with
    a hyphen between them: `take over`."""
    for count in (2, 1):
        *words, rest = [*typed.split(maxsplit=count), ""][: count + 1]
        meant = known.get("-".join(words).lower())
        if meant is not None:
            return meant, rest.strip()
    return None, ""


@cache
def english() -> Words:
    return Words("en")


def agrees(terminal: Terminal, id: str, default: bool, **params: Value) -> bool:
    """Ask for yes or no until one is typed; Enter is the default."""
    known = word_lists(terminal.words, ANSWERS)
    while True:
        typed = terminal.ask(id, **params)
        if not typed:
            return default
        meant = known.get(typed.lower())
        if meant == "command-quit":
            raise Leave
        if meant is not None:
            return meant == "answer-yes"
        terminal.say("ask-yes-or-no", text=typed)
