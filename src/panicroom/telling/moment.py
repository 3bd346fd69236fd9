"""A moment of a finished game that one would look for."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from panicroom.kernel.audience import Event


class Moment(NamedTuple):
    """What it was, by a word of the game's own, and the event that says so."""

    kind: str
    event: Event


Finds: TypeAlias = Mapping[str, Callable[[Event], bool]]
"""By kind, the gravest first."""


def gravest(finds: Finds, heard: Sequence[Event]) -> Moment | None:
    """One for each step at most: an infection is more than the trade that brought it."""
    for kind, is_found in finds.items():
        for event in heard:
            if is_found(event):
                return Moment(kind, event)
    return None
