"""A map of boxes as lines of text. Neighbours share a wall: a wall is a line, an open doorway a
gap, a security door is drawn `xxxx`."""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from panicroom.station.map import Cell, beside
from panicroom.station.rooms import EXPLORATION, Direction, Side

ROOM_WIDTH: Final = max(len(card.name) for card in EXPLORATION)
ROOM_HEIGHT: Final = 3
DOOR: Final = "xxxx".center(ROOM_WIDTH, "─")
ACROSS: Final = {
    None: " " * ROOM_WIDTH,
    Side.WALL: "─" * ROOM_WIDTH,
    Side.OPEN: DOOR.replace("x", " "),
    Side.SECURITY: DOOR,
}
DOWN: Final = {None: " ", Side.WALL: "│", Side.OPEN: " ", Side.SECURITY: "x"}
CORNERS: Final = " ╵╷│╶└┌├╴┘┐┤─┴┬┼"
"""By the walls that meet there: one above counts 1, below 2, to the right 4, to the left 8."""


class Box(NamedTuple):
    """A card as it lies, and what is written in it."""

    sides: tuple[Side, ...]
    lines: list[str]


Boxes: TypeAlias = dict[Cell, Box]


def floor_plan(boxes: Boxes) -> Iterator[tuple[str, str]]:
    """Line by line, each with the label at its edge: the north of the cells on their height."""
    easts, norths = sorted({east for east, _ in boxes}), sorted({north for _, north in boxes})
    columns = range(easts[0], easts[-1] + 2)
    for north in range(norths[-1], norths[0] - 2, -1):
        yield "", "".join(corner(boxes, (e, north)) + across(boxes, (e, north)) for e in columns)
        height = max((len(b.lines) for (_, n), b in boxes.items() if n == north), default=0)
        height = max(height, ROOM_HEIGHT) if north >= norths[0] else 0
        for line in range(height):
            is_middle = line in ((height - 1) // 2, height // 2)
            text = "".join(
                down(boxes, (e, north), is_middle) + inside(boxes, (e, north), line)
                for e in columns
            )
            yield str(north) if line == height // 2 else "", text


def side(boxes: Boxes, cell: Cell, towards: Direction) -> Side | None:
    """What separates a cell from the next one: of two sides that meet, a security door counts;
    None where no card lies on either side."""
    own, other = boxes.get(cell), boxes.get(beside(cell, towards))
    met = [own.sides[towards]] if own else []
    met += [other.sides[towards - 2]] if other else []
    return max(met, default=None)


def across(boxes: Boxes, cell: Cell) -> str:
    """The side to the north of a cell."""
    return ACROSS[side(boxes, cell, Direction.N)]


def down(boxes: Boxes, cell: Cell, is_middle: bool) -> str:
    """One line of the side to the west of a cell; a doorway is in its middle."""
    found = side(boxes, cell, Direction.W)
    return DOWN[found if is_middle or found is None else Side.WALL]


def inside(boxes: Boxes, cell: Cell, line: int) -> str:
    lines = boxes[cell].lines if cell in boxes else []
    return (lines[line] if line < len(lines) else "").center(ROOM_WIDTH)


def corner(boxes: Boxes, cell: Cell) -> str:
    """Where the north-west corner of a cell is."""
    here, west = cell in boxes, beside(cell, Direction.W) in boxes
    north = beside(cell, Direction.N)
    above, diagonal = north in boxes, beside(north, Direction.W) in boxes
    walls = (above or diagonal, here or west, here or above, west or diagonal)
    return CORNERS[sum(1 << place for place, is_there in enumerate(walls) if is_there)]
