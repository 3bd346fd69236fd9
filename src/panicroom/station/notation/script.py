"""Chance that a position dictates: the next rolls of the D4, and who gets the upper card of the
next team searches."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from panicroom.kernel.dice import Dice
from panicroom.kernel.notation import Words, repeated
from panicroom.kernel.spelling import Codec, from_list


class Script(NamedTuple):
    """The stream of the dice that a line is about, and the words for its numbers."""

    stream: str
    word: Codec[int]


SCRIPTS: Final = {
    "rolls": Script("roll", from_list("rolls", ("1", "2", "3", "4"), int)),
    "deals": Script("deal", from_list("deals", ("searcher", "partner"), int)),
}


def read_script(line: str, words: Words) -> dict[str, tuple[int, ...]]:
    script = SCRIPTS[line]
    numbers = tuple(words.counted(script.word.read))
    return {script.stream: numbers} if numbers else {}


def script_lines(dice: Dice) -> Iterator[str]:
    for line, script in SCRIPTS.items():
        if script.stream in dice.scripted:
            yield f"{line} {repeated(map(script.word.write, dice.scripted[script.stream]))}"
