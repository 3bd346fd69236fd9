"""Integer enums that print their name.

A state counts in small integers, because lists indexed by them are fast. A member prints its name
instead (`Card.KNIFE`), reads as its word in texts (`str(Card.KNIFE)` is "knife"), and still
compares, hashes, sorts and indexes like the number.
"""

from enum import IntEnum
from typing import Final


class Named(IntEnum):
    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:
        """`auto()` counts from 0, as a list does."""
        return count

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self._name_}"

    def __str__(self) -> str:
        return self._name_.lower().replace("_", "-")

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Seat(Named):
    """A place at the table, clockwise. A game takes as many of them as it has colors."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    WHITE = 4
    BLACK = 5
    NOBODY = -1


NOBODY: Final = Seat.NOBODY
SEATS: Final[tuple[Seat, ...]] = tuple(seat for seat in Seat if seat is not NOBODY)


def seat_at(number: int) -> Seat:
    """NOBODY for a number that is no seat, as a spectator's."""
    return SEATS[number] if 0 <= number < len(SEATS) else NOBODY
