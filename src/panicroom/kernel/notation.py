"""Position texts, line by line and word by word."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final, Protocol, TypeVar

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed, MalformedPosition
from panicroom.kernel.expected import (
    COMPLETE,
    NOTHING_MORE,
    NUMBER,
    at_most,
    beginning_with,
    one_of,
)
from panicroom.kernel.named import Seat
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.spelling import NONE, Codec

StateT = TypeVar("StateT", covariant=True)
Thing = TypeVar("Thing")
FIRST_WORD: Final = re.compile(r"^[a-z]+")


class Reader(Protocol[StateT]):
    """Fills a state line by line."""

    def line(self, words: "Words") -> None: ...

    def finish(self) -> StateT: ...


def read_lines(text: str, game: str, make: Callable[["Words"], Reader[Thing]]) -> Thing:
    """Every line that says something to a reader made from the first; `#` begins a comment."""
    reader: Reader[Thing] | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        words = Words(without_comment(raw))
        try:
            if words and reader is None:
                words.take("game", (game,))
                reader = make(words)
            elif words and reader is not None:
                reader.line(words)
        except Malformed as error:
            raise MalformedPosition(error.field, error.text, error.expected, number) from None
    if reader is None:
        raise MalformedPosition("position", text, beginning_with((game,)), 1)
    try:
        return reader.finish()
    except Malformed as error:
        raise impossible(text, error) from None


def without_comment(line: str) -> str:
    return line.partition("#")[0]


def impossible(position: str, error: Malformed) -> MalformedPosition:
    """What only the whole position shows to be wrong, with the line it was read from, if it was
    read from one and not left to its default."""
    found = line_of(position, error.field, error.text)
    return MalformedPosition(error.field, error.text, error.expected, found)


def line_of(position: str, field: str, text: str) -> int | None:
    """The line of just this field and text; the last line of the field; or, where the text begins
    with the name of a line (`red/blue/3` with `red`), the last line of that name."""
    lines = [without_comment(line).split() for line in position.splitlines()]
    exact = [number for number, words in enumerate(lines, 1) if words == [field, *text.split()]]
    for name in (field, *FIRST_WORD.findall(field), *FIRST_WORD.findall(text)):
        exact = exact or [number for number, words in enumerate(lines, 1) if words[:1] == [name]]
    return exact[-1] if exact else None


def dice_line(dice: Dice) -> str:
    counters = "".join(f" {name}={count}" for name, count in sorted(dice.counters.items()))
    return f"dice {dice.key}{counters}"


def read_dice(words: "Words") -> Dice:
    return Dice(words.next("key"), words.counters())


def outcome_line(outcome: Outcome, seats: Codec[Seat]) -> str:
    winners = "+".join(map(seats.write, outcome.winners)) or NONE
    return f"over {outcome.reason} {outcome.rule} {outcome.side} {winners}"


def read_outcome(words: "Words", seats: Codec[Seat]) -> Outcome:
    reason, rule, side, winners = (words.next("over") for _ in range(4))
    won = () if winners == NONE else tuple(map(seats.read, winners.split("+")))
    return Outcome(reason, rule, side, won)


def repeated(names: Iterable[str]) -> str:
    """`ace*3 king` for neighbours that are the same; `-` for nothing."""
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return " ".join(name if n == 1 else f"{name}*{n}" for name, n in runs) or NONE


class Words:
    """The words of one line, taken one after the other."""

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self._words = text.split()

    def __bool__(self) -> bool:
        return bool(self._words)

    def peek(self) -> str:
        return self._words[0]

    def next(self, field: str) -> str:
        if not self._words:
            raise Malformed(field, self.text, COMPLETE)
        return self._words.pop(0)

    def take(self, field: str, allowed: tuple[str, ...]) -> None:
        found = self.next(field)
        if found not in allowed:
            raise Malformed(field, found, one_of(allowed))

    def skip(self, word: str) -> bool:
        if self._words and self._words[0] == word:
            self._words.pop(0)
            return True
        return False

    def rest(self) -> list[str]:
        rest, self._words = self._words, []
        return rest

    def rest_iter(self) -> Iterator[str]:
        """Word by word, so that a word may take the next one with it."""
        while self._words:
            yield self._words.pop(0)

    def parts(self) -> list["Words"]:
        """What stands between semicolons."""
        text = " ".join(self.rest())
        return [Words(part) for part in text.split(";") if part.strip()]

    def end(self) -> None:
        if self._words:
            raise Malformed("line", " ".join(self._words), NOTHING_MORE)

    def number(self, text: str, field: str) -> int:
        if not text.isdecimal() or len(text) > 9:
            raise Malformed(field, text, NUMBER)
        return int(text)

    def pile(self, read: Callable[[str], Thing]) -> tuple[list[Thing], bool]:
        """A pile from its top down, and whether what is left lies below it."""
        words = self.rest()
        rest = False
        if "|" in words:
            below = words[words.index("|") + 1 :]
            if below not in (["rest"], ["none"]):
                raise Malformed("pile", " ".join(below), one_of(("rest", "none")))
            rest = below == ["rest"]
            words = words[: words.index("|")]
        cards = [card for word in words for card in self.several(word, read)]
        return cards[::-1], rest

    def counted(self, read: Callable[[str], Thing]) -> list[Thing]:
        """What is left as things, `basic*3` for three of a kind."""
        return [thing for word in self.rest() for thing in self.several(word, read)]

    def several(self, word: str, read: Callable[[str], Thing], field: str = "count") -> list[Thing]:
        """`ace` once, `ace*3` three times, `-` not at all."""
        name, _, count = word.partition("*")
        if word == NONE:
            return []
        if len(count) > 2:
            raise Malformed(field, count, at_most(99))
        return [read(name)] * self.number(count or "1", field)

    def counters(self) -> dict[str, int]:
        """What is left as `name=number`."""
        pairs = [word.partition("=") for word in self.rest()]
        return {name: self.number(value, name) for name, _, value in pairs}
