"""Position texts, line by line and word by word."""

from collections.abc import Callable, Iterator

from panicroom.kernel.errors import Malformed
from panicroom.kernel.spelling import NONE


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
            raise Malformed(field, self.text, "complete")
        return self._words.pop(0)

    def take(self, word: str, field: str, allowed: tuple[str, ...]) -> None:
        found = self.next(field)
        if found not in allowed:
            raise Malformed(field, found, word)

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
            raise Malformed("line", " ".join(self._words), "expected here")

    def number(self, text: str, field: str) -> int:
        if not text.isdecimal() or len(text) > 9:
            raise Malformed(field, text, "a number")
        return int(text)

    def pile(self, read: Callable[[str], list[int]]) -> tuple[list[int], bool]:
        """A pile from its top down, and whether what is left lies below it."""
        words = self.rest()
        rest = False
        if "|" in words:
            below = words[words.index("|") + 1 :]
            if below not in (["rest"], ["none"]):
                raise Malformed("pile", " ".join(below), "rest or none")
            rest = below == ["rest"]
            words = words[: words.index("|")]
        cards = [card for word in words if word != NONE for card in read(word)]
        return cards[::-1], rest
