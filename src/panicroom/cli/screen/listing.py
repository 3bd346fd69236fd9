"""Options on the screen, numbered across all groups, as lists or grids."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Final

from panicroom.cli.faces import Choice, Face, Grid, Group
from panicroom.cli.screen.terminal import GAP, Terminal
from panicroom.kernel.game import Action, View

SENTENCE: Final = 1
"""The column that is folded if the row is too wide."""
NO_OPTION: Final = "-"
CELL: Final = 3

Numbers = Mapping[Action, str]


def list_options(
    terminal: Terminal, face: Face, view: View, options: Iterable[Action]
) -> list[Choice]:
    """Print the options and return them in the order of their numbers."""
    groups = face.groups(view, list(options))
    choices = [choice for group in groups for choice in group.choices]
    numbers = {choice.option: str(number) for number, choice in enumerate(choices, 1)}
    lists = [group for group in groups if isinstance(group, Group)]
    rows = [row(terminal, face, numbers, choice) for group in lists for choice in group.choices]
    lines = iter(terminal.columns(rows, fold=SENTENCE))
    for group in groups:
        if isinstance(group, Grid):
            for line in grid_lines(terminal, group, numbers):
                terminal.text(line)
        else:
            show_group(terminal, group, lines)
    return choices


def show_group(terminal: Terminal, group: Group, lines: Iterator[str]) -> None:
    if group.heading is not None:
        terminal.tell(group.heading)
    for line in islice(lines, len(group.choices)):
        terminal.text(line)


def row(terminal: Terminal, face: Face, numbers: Numbers, choice: Choice) -> list[str]:
    """Number, sentence, cost, and the short form that can be typed instead."""
    words = terminal.words
    cost = words.tell(choice.cost) if choice.cost else ""
    spelled = face.game.spell(choice.option)
    return [f"{numbers[choice.option]:>2}", words.tell(choice.message), cost, spelled]


def grid_lines(terminal: Terminal, grid: Grid, numbers: Numbers) -> Iterator[str]:
    labels = [terminal.words.tell(line.label) for line in grid.rows]
    width = max(map(len, labels))
    yield grid_line(grid, "", width, grid.columns)
    for label, line in zip(labels, grid.rows, strict=True):
        cells = [numbers[cell.option] if cell else NO_OPTION for cell in line.cells]
        yield grid_line(grid, label, width, cells)


def grid_line(grid: Grid, label: str, width: int, cells: Iterable[str]) -> str:
    """Columns of one band stand together, with a gap between bands."""
    texts = [f"{cell:>{CELL}}" for cell in cells]
    bands = range(0, len(texts), grid.band)
    return f"{GAP}{label:{width}}" + " ".join("".join(texts[b : b + grid.band]) for b in bands)
