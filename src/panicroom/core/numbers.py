"""What the list of whole numbers that stands for a state has in every game: counted lists, sets
as bits, and the dice. native/kernel/cursor.c has the same from the other side."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from panicroom.kernel.dice import Dice

STREAMS: Final = ("deal", "roll", "reshuffle")
WORD: Final = 1 << 32


def counted(numbers: Sequence[int], fields: int = 1) -> tuple[int, ...]:
    """How many things there are, and their numbers."""
    return (len(numbers) // fields, *numbers)


def mask(things: Iterable[int]) -> int:
    return sum(1 << thing for thing in things)


def take(told: Iterator[int], count: int) -> list[int]:
    return [next(told) for _ in range(count)]


def write_dice(dice: Dice) -> Iterator[int]:
    """Not fast ones: the readable engine has none."""
    yield from (0, 0, 0)
    for stream in STREAMS:
        high, low = divmod(dice.counters.get(stream, 0), WORD)
        yield from (signed(low), signed(high))
        yield from counted(dice.scripted.get(stream, ()))


def read_dice(told: Iterator[int], dice: Dice) -> None:
    take(told, 3)
    scripted: dict[str, tuple[int, ...]] = {}
    for stream in STREAMS:
        low, high = (number % WORD for number in take(told, 2))
        if low or high:
            dice.counters[stream] = high * WORD + low
        numbers = tuple(take(told, next(told)))
        if numbers:
            scripted[stream] = numbers
    dice.scripted = scripted


def signed(word: int) -> int:
    return word - WORD if word >= WORD // 2 else word
