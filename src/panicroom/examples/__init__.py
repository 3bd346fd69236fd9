"""Examples of rules: for each a position, and one action that the rule allows or refuses there.

A file `GAME/RULE.txt` is a position, a line `---`, and then the action with its seat:

    red ! give host     # refused, by the rule the file is named after
    red burn T          # done; each line below names an event that it brings about
    > HiveBurned
"""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from panicroom.games import game_named
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of

REFUSED: Final = "!"
EVENT: Final = "> "
SUFFIX: Final = ".txt"


class Example(NamedTuple):
    """`events` are the names of those that show the rule; an action that is refused has none."""

    rule: str
    position: str
    color: str
    action: str
    is_refused: bool
    events: tuple[str, ...]


@cache
def examples_of(game: str) -> dict[str, Example]:
    """By rule id."""
    folder = files(__package__).joinpath(game_named(game).name)
    texts = {each.name: each.read_text(encoding="utf-8") for each in folder.iterdir()}
    rules = sorted(name.removesuffix(SUFFIX) for name in texts if name.endswith(SUFFIX))
    return {rule: read_example(rule, texts[rule + SUFFIX]) for rule in rules}


def example_of(game: str, rule: str) -> Example:
    found = examples_of(game)
    if rule not in found:
        raise Malformed("example", rule, one_of(found))
    return found[rule]


def read_example(rule: str, text: str) -> Example:
    position, _, script = text.partition("\n---\n")
    lines = [line.partition("#")[0].strip() for line in script.splitlines()]
    action, *events = filter(None, lines or [""])
    color, *words = action.split()
    is_refused = words[:1] == [REFUSED]
    return Example(
        rule,
        position,
        color,
        " ".join(words[is_refused:]),
        is_refused,
        tuple(event.removeprefix(EVENT) for event in events),
    )
