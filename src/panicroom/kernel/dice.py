"""Random numbers that nobody can predict during a game and everybody can verify after it.

Every draw is a keyed BLAKE2b over (stream, counter). A weak generator would leak: each public
roll reveals some of its inner state, and a few dozen rolls would reveal the order of the deck.
Streams are independent, so that one more roll changes no shuffle.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from hashlib import blake2b
from secrets import token_hex
from typing import Final, TypeVar

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected

T = TypeVar("T")

WORD_BYTES: Final = 8
WORDS: Final = 1 << (8 * WORD_BYTES)
LONGEST_KEY: Final = 64


def fresh_key() -> str:
    """A key nobody can guess."""
    return token_hex(16)


def commitment(key: str) -> str:
    """Shown before the game; the key itself is shown at the end, and the two can be compared."""
    return blake2b(_key_bytes(key), digest_size=16, person=b"commitment").hexdigest()


def word(key: bytes, stream: str, counter: int) -> int:
    """The number at `counter` in `stream`: 64 bits, the same on every machine."""
    block = blake2b(
        counter.to_bytes(8, "big"), digest_size=WORD_BYTES, key=key, person=stream.encode()
    )
    return int.from_bytes(block.digest(), "big")


class Dice:
    """A key and, for each stream, how many words have been drawn from it."""

    __slots__ = ("_bytes", "counters", "key", "scripted")

    def __init__(self, key: str, counters: dict[str, int] | None = None) -> None:
        self._bytes = _key_bytes(key)
        self.key = key
        self.counters = counters if counters is not None else {}
        self.scripted: Mapping[str, tuple[int, ...]] = {}
        """Numbers a position dictates for a stream. They come before those of the key, which
        then goes on from its counter. Secret, like the key; no game that is set up has any."""

    def copy(self) -> "Dice":
        twin = Dice.__new__(Dice)
        twin._bytes = self._bytes
        twin.key = self.key
        twin.counters = self.counters.copy()
        twin.scripted = self.scripted
        return twin

    def below(self, stream: str, count: int) -> int:
        """A number from 0 to count-1, all equally likely: words beyond the last multiple of
        `count` are thrown away."""
        if self.scripted and stream in self.scripted:
            return self._next_scripted(stream)
        counter = self.counters.get(stream, 0)
        usable = WORDS - WORDS % count
        number = usable
        while number >= usable:
            number = word(self._bytes, stream, counter)
            counter += 1
        self.counters[stream] = counter
        return number % count

    def _next_scripted(self, stream: str) -> int:
        """The mapping is shared with copies, so it is replaced and never changed."""
        number, *left = self.scripted[stream]
        others = {name: numbers for name, numbers in self.scripted.items() if name != stream}
        self.scripted = {**others, stream: tuple(left)} if left else others
        return number

    def pick(self, stream: str, things: Sequence[T]) -> T:
        return things[self.below(stream, len(things))]

    def shuffle(self, stream: str, things: MutableSequence[T]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(stream, last + 1)
            things[last], things[other] = things[other], things[last]


def _key_bytes(key: str) -> bytes:
    """A key is printable and has no space or `#`, which have a meaning in position texts."""
    raw = key.encode(errors="replace")
    if not 0 < len(raw) <= LONGEST_KEY or not key.isprintable() or set(" #") & set(key):
        raise Malformed("key", key, Expected("key", params={"most": LONGEST_KEY}))
    return raw
