"""The map: every room with its name and what is in it."""

import re
from collections.abc import Iterator
from math import ceil
from os import terminal_size
from typing import Final

from panicroom.cli.faces.station.room import (
    HIGH,
    LOW,
    PARASITES,
    SEARCHED,
    USED,
    room_lines,
    short_name,
)
from panicroom.cli.screen.color import CYAN, flowing, paint
from panicroom.station.floor_plan import Box, Boxes, Style, floor_plan
from panicroom.station.rooms import LOWER, RoomCard, Side
from panicroom.station.spelling import ROLE_LETTERS
from panicroom.station.tokens import ROLES, Face
from panicroom.station.view import View
from panicroom.telling.station.names import role_name, room_name
from panicroom.words import Words

NARROWEST: Final = 8
"""Short names have at most 10 letters; in narrower rooms they take two lines."""
WIDEST: Final = 14
REST: Final = 10
"""Lines that are left for players and options."""

CLOSED, OPENED = "═║", "╌┆"
DOORS: Final = re.compile(f"[{CLOSED}{OPENED}]+")
SIGNS: Final = {
    SEARCHED: "sign-searched",
    USED: "sign-used",
    PARASITES[Face.GRAY]: "sign-gray",
    PARASITES[Face.BLACK]: "sign-black",
    PARASITES[Face.FLIPPED]: "sign-wounded",
    CLOSED: "sign-door",
    OPENED: "sign-open-door",
}


def draw_plan(view: View, words: Words, screen: terminal_size) -> str:
    """As large as the screen allows, with a legend of its signs."""
    roomy, low = (drawing(view, words, screen.columns, height) for height in (HIGH, LOW))
    drawn = low if roomy.count("\n") > screen.lines - REST else roomy
    painted = DOORS.sub(lambda door: paint(door[0], CYAN), drawn)
    return "\n".join([painted, *legend(drawn, words, screen.columns)])


def drawing(view: View, words: Words, columns: int, height: int) -> str:
    """A map that is too wide for the screen is drawn in parts, from west to east."""
    laid = [place.cell for place in view.map.place_of.values()]
    margin = max(len(str(north)) for _, north in laid)
    easts = range(min(laid)[0], max(laid)[0] + 1)
    together, width = shares(columns - margin - 1, len(easts), longest_word(view, words))
    style = Style(width, height, OPENED if view.doors_open else CLOSED)
    boxes = {
        place.cell: box_of(view, words, card, style) for card, place in view.map.place_of.items()
    }
    parts = [easts[start : start + together] for start in range(0, len(easts), together)]
    drawn = ["\n".join(part_lines(boxes, style, part, margin)) for part in parts]
    return f"\n{words.say('map-goes-on')}\n".join(drawn)


def longest_word(view: View, words: Words) -> int:
    """The least width of a room: words are not cut."""
    cards = list(view.map.place_of)
    names = [room_name(room) for card in cards for room in (card, LOWER.get(card, card))]
    return max(len(word) for name in names for word in short_name(words, name).split())


def shares(columns: int, rooms: int, least: int) -> tuple[int, int]:
    """How many rooms stand side by side and how wide each is; parts are of equal size."""
    most = max(1, columns // (max(NARROWEST, least) + 1))
    together = ceil(rooms / ceil(rooms / most))
    return together, min(WIDEST, columns // together - 1)


def part_lines(boxes: Boxes, style: Style, easts: range, margin: int) -> Iterator[str]:
    yield (" " * margin + "".join(f" {east:^{style.width}}" for east in easts)).rstrip()
    for label, text in floor_plan(boxes, style, easts):
        yield f"{label:>{margin}}{text}".rstrip()


def box_of(view: View, words: Words, card: RoomCard, style: Style) -> Box:
    """A card of two rooms shows both, the upper one below if the card lies upside down."""
    lines = room_lines(view, words, card, style)
    if card in LOWER:
        door, lower = style.across(Side.SECURITY), room_lines(view, words, LOWER[card], style)
        is_upright = view.map.place_of[card].quarter == 0
        lines = [*lines, door, *lower] if is_upright else [*lower, door, *lines]
    return Box(view.map.sides_at(card), lines)


def legend(drawn: str, words: Words, columns: int) -> list[str]:
    """Only signs that are on the map now."""
    letters = zip(ROLE_LETTERS, ROLES, strict=True)
    roles = [f"{letter} {words.tell(role_name(role))}" for letter, role in letters]
    shown = {signs: id for signs, id in SIGNS.items() if any(sign in drawn for sign in signs)}
    return flowing([*roles, *(f"{s} {words.say(id)}" for s, id in shown.items())], columns, "  ")
