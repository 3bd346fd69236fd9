"""A map of boxes as lines of text. Neighbours share a wall: a wall is a line, an open doorway a
gap, and how a security door is drawn is a matter of style."""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from panicroom.station.map import Cell, beside
from panicroom.station.rooms import EXPLORATION, Direction, Side

DOOR_WIDTH: Final = 4
CORNERS: Final = " ╵╷│╶└┌├╴┘┐┤─┴┬┼"
"""By the walls that meet there: one above counts 1, below 2, to the right 4, to the left 8."""


class Style(NamedTuple):
    """How large a room is drawn, and a security door across and down."""

    width: int
    height: int = 3
    doors: str = "xx"

    def across(self, found: Side | None) -> str:
        """The side to the north or south of a room."""
        if found is None:
            return " " * self.width
        gap = {Side.WALL: "─", Side.OPEN: " ", Side.SECURITY: self.doors[0]}[found]
        return (gap * DOOR_WIDTH).center(self.width, "─")

    def down(self, found: Side | None, is_middle: bool) -> str:
        """One line of the side to the west or east of a room; a doorway is in its middle."""
        if found is None:
            return " "
        middle = {Side.WALL: "│", Side.OPEN: " ", Side.SECURITY: self.doors[1]}[found]
        return middle if is_middle else "│"


PLAIN: Final = Style(max(len(card.name) for card in EXPLORATION))


class Box(NamedTuple):
    """A card as it lies, and what is written in it."""

    sides: tuple[Side, ...]
    lines: list[str]


Boxes: TypeAlias = dict[Cell, Box]


def easts_of(boxes: Boxes) -> range:
    easts = sorted(east for east, _ in boxes)
    return range(easts[0], easts[-1] + 1)


def floor_plan(
    boxes: Boxes, style: Style = PLAIN, easts: range | None = None
) -> Iterator[tuple[str, str]]:
    """Line by line, each with the label at its edge: the north of the cells on their height.
    A map that is too wide is drawn in parts, each with its own `easts`."""
    shown = easts or easts_of(boxes)
    norths = sorted({north for east, north in boxes if east in shown})
    for north in range(norths[-1], norths[0] - 2, -1):
        row = [(east, north) for east in shown]
        end = (shown[-1] + 1, north)
        yield "", "".join(wall_above(boxes, cell, style) for cell in row) + corner(boxes, end)
        height = max((len(b.lines) for (_, n), b in boxes.items() if n == north), default=0)
        height = max(height, style.height) if north >= norths[0] else 0
        for line in range(height):
            is_middle = line in middle_of(height)
            walls = [style.down(side(boxes, c, Direction.W), is_middle) for c in (*row, end)]
            rooms = [inside(boxes, cell, line, style) for cell in row]
            text = "".join(wall + room for wall, room in zip(walls, [*rooms, ""], strict=True))
            yield str(north) if line == height // 2 else "", text


def middle_of(height: int) -> tuple[int, ...]:
    """The lines of a doorway; one of two, or nothing would be left of the wall."""
    return (1,) if height == 2 else ((height - 1) // 2, height // 2)


def wall_above(boxes: Boxes, cell: Cell, style: Style) -> str:
    return corner(boxes, cell) + style.across(side(boxes, cell, Direction.N))


def side(boxes: Boxes, cell: Cell, towards: Direction) -> Side | None:
    """What separates a cell from the next one: of two sides that meet, a security door counts;
    None where no card lies on either side."""
    own, other = boxes.get(cell), boxes.get(beside(cell, towards))
    met = [own.sides[towards]] if own else []
    met += [other.sides[towards - 2]] if other else []
    return max(met, default=None)


def inside(boxes: Boxes, cell: Cell, line: int, style: Style) -> str:
    lines = boxes[cell].lines if cell in boxes else []
    return (lines[line] if line < len(lines) else "").center(style.width)


def corner(boxes: Boxes, cell: Cell) -> str:
    """Where the north-west corner of a cell is."""
    here, west = cell in boxes, beside(cell, Direction.W) in boxes
    north = beside(cell, Direction.N)
    above, diagonal = north in boxes, beside(north, Direction.W) in boxes
    walls = (above or diagonal, here or west, here or above, west or diagonal)
    return CORNERS[sum(1 << place for place, is_there in enumerate(walls) if is_there)]
