"""How many decisions a contestant makes while the processor works for it for some seconds."""

from collections.abc import Iterator
from time import process_time
from typing import NamedTuple


class Rate(NamedTuple):
    decisions: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds


def measured(play: Iterator[int], seconds: float) -> Rate:
    """`play` tells, every now and then, how many decisions it has made since it told last. What
    it does before its first word is preparation."""
    next(play)
    begun, decisions = process_time(), 0
    while (spent := process_time() - begun) < seconds:
        decisions += next(play)
    return Rate(decisions, spent)
