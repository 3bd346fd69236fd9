"""What deeds say about loyalty, as tables: one for each family of deeds and time of the game."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from panicroom.cli.reports.text_tables import decimal
from panicroom.sim.tells import Tell, Times
from panicroom.words import Message, Words


def groups(tells: Iterable[Tell]) -> Iterator[list[Tell]]:
    for _, same in groupby(tells, lambda tell: (tell.family, tell.period)):
        yield list(same)


def tell_rows(words: Words, tells: list[Tell]) -> Iterator[list[str]]:
    first = tells[0]
    period = Message("tells-period", {"period": first.period})
    title = words.say(f"tells-{first.family}", period=period)
    yield [title, *(words.say(f"tells-{id}") for id in ("humans", "infected", "ratio")), ""]
    for tell in tells:
        kind = words.say(tell.kind)
        yield [kind, counted(words, tell.humans), counted(words, tell.infected), *odds(words, tell)]


def counted(words: Words, found: Times) -> str:
    """`12 (3.4)`: how often, and of a hundred."""
    share = 100 * found.times / found.of if found.of else 0.0
    return f"{found.times} ({decimal(words, share)})"


def odds(words: Words, tell: Tell) -> list[str]:
    if tell.ratio is None:
        return ["", ""]
    middle, *ends = (decimal(words, number, places=2) for number in tell.ratio)
    return [middle, words.say("sim-range", low=ends[0], high=ends[1])]
