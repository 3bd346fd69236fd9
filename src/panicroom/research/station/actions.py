"""The action space of Panic Station."""

from collections.abc import Mapping
from itertools import product
from typing import Final

from panicroom.research.seen_from import Viewed, offset_of
from panicroom.research.space import Axis, Space
from panicroom.research.station.seen_from import KINDS, OFFSETS, PIECES, kind_of, piece_of
from panicroom.station.actions import ACTION_TYPES, Function, LayDown, Stab, Swarm
from panicroom.station.cards import SEARCH_CARDS
from panicroom.station.map import Cell, beside
from panicroom.station.rooms import DIRECTIONS, ROOM_CARDS, ROOMS, Side
from panicroom.station.tokens import ROLES, Character, Face, Seat
from panicroom.station.view import View

FACES: Final = (Face.GRAY, Face.BLACK)
FUNCTIONS: Final = tuple(Function)


def doorway_of(view: View, cell: Cell) -> int:
    """A free cell by the first doorway that leads to it: the card it is of, and its side."""
    doorways = []
    for direction in DIRECTIONS:
        card, facing = view.map.card_at.get(beside(cell, direction)), (direction + 2) % 4
        if card is not None and view.map.sides_at(card)[facing] is not Side.WALL:
            doorways.append(4 * card + facing)
    return min(doorways)


def partner_of(view: Viewed, partner: Seat | None) -> int:
    return 0 if partner is None else offset_of(view, partner)


def target_of(view: Viewed, target: Character | Swarm) -> int:
    if isinstance(target, Swarm):
        return len(PIECES) + swarm_of(view, target)
    return piece_of(view, target)


def swarm_of(view: Viewed, swarm: Swarm) -> int:
    return 2 * swarm.room + swarm.face


def near_target_of(view: Viewed, target: Character | Swarm) -> int:
    """Where only the own room is in reach."""
    return len(PIECES) + target.face if isinstance(target, Swarm) else piece_of(view, target)


SWARMS: Final = tuple(f"{room}.{face}" for room, face in product(ROOMS, FACES))
DOORWAYS: Final = tuple(f"{card}.{side}" for card, side in product(ROOM_CARDS, DIRECTIONS))
AXES: Final[Mapping[str, Axis]] = {
    "who": Axis(tuple(map(str, ROLES)), lambda view, role: int(role)),
    "direction": Axis(tuple(map(str, DIRECTIONS)), lambda view, direction: int(direction)),
    # A card fits upright or on its side, never both: one of two turns.
    "quarter": Axis(("as-printed", "turned"), lambda view, quarter: quarter // 2),
    "cell": Axis(DOORWAYS, doorway_of),
    "partner": Axis(("alone", *OFFSETS[1:]), partner_of),
    "function": Axis(FUNCTIONS, lambda view, function: FUNCTIONS.index(function)),
    "target": Axis((*PIECES, *SWARMS), target_of),
    "card": Axis(KINDS, kind_of),
    "seat": Axis(OFFSETS, offset_of),
    "character": Axis(PIECES, piece_of),
    "parasite": Axis(SWARMS, swarm_of),
}
NARROWER: Final[Mapping[tuple[type, str], Axis]] = {
    (Stab, "target"): Axis((*PIECES, *map(str, FACES)), near_target_of),
    (LayDown, "card"): Axis(tuple(map(str, SEARCH_CARDS)), kind_of),
}


def axes_of(kind: type) -> dict[str, Axis]:
    names = [name for name in kind.__annotations__ if name != "verb"]
    return {name: NARROWER.get((kind, name), AXES[name]) for name in names}


SPACE: Final = Space({kind: axes_of(kind) for kind in ACTION_TYPES})
