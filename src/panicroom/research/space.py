"""An action space of fixed size: for each kind of action a block, which counts through its fields.

The number of an action depends on the actor's view alone; seats are counted from the actor.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple


class Axis(NamedTuple):
    """The values one field can take, and the place of a value among them."""

    labels: Sequence[str]
    place: Callable[[Any, Any], int]
    """By the actor's view and the value."""


class Block(NamedTuple):
    first: int
    fields: tuple[tuple[str, Axis], ...]


class Space:
    def __init__(self, kinds: Mapping[type[Any], Mapping[str, Axis]]) -> None:
        """For each kind of action the axes of its fields."""
        self.labels: list[str] = []
        self._blocks: dict[type[Any], Block] = {}
        for kind, axes in kinds.items():
            self._blocks[kind] = Block(len(self.labels), tuple(axes.items()))
            verb = kind._field_defaults["verb"]
            words = product(*(axis.labels for axis in axes.values()))
            self.labels += [" ".join((verb, *chosen)) for chosen in words]

    def __len__(self) -> int:
        return len(self.labels)

    def number(self, view: Any, action: Any) -> int:
        block = self._blocks[type(action)]
        place = 0
        for name, axis in block.fields:
            place = place * len(axis.labels) + axis.place(view, getattr(action, name))
        assert place < prod(len(axis.labels) for _, axis in block.fields)
        return block.first + place
