"""Options with their messages, in groups or in a grid."""

from collections.abc import Sequence
from typing import NamedTuple

from panicroom.kernel.game import Action
from panicroom.kernel.message import Message


class Choice(NamedTuple):
    option: Action
    message: Message
    cost: Message | None = None


class Group(NamedTuple):
    """Options that are listed together, a line each; the heading is optional."""

    heading: Message | None
    choices: list[Choice]


class Row(NamedTuple):
    """One line of a grid; None where a column has no option."""

    label: Message
    cells: list[Choice | None]

    @property
    def choices(self) -> list[Choice]:
        return [choice for choice in self.cells if choice is not None]


class Grid(NamedTuple):
    """Options of two parts: a row for each first part, a column for each second."""

    columns: Sequence[str]
    rows: list[Row]
    band: int
    """How many columns stand together."""

    @property
    def choices(self) -> list[Choice]:
        return [choice for row in self.rows for choice in row.choices]
