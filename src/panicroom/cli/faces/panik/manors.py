"""The board on the screen: a row of manors for each player, and the hunters still in hand.

A manor in brackets lies face down and is known to the viewer alone; `?` is unknown. `rT` is red's
tandem, `B3` three basic hunters in a hand.
"""

from collections import Counter
from functools import partial
from os import terminal_size
from typing import Final

from panicroom.cli.screen.color import BOLD, CYAN, MAGENTA, SEATS, cells, flowing, padded, paint
from panicroom.kernel.audience import HIDDEN
from panicroom.panik.pieces import (
    COLORS,
    MANORS_EACH,
    ROOM,
    TRAP,
    Hunter,
    manors_of,
)
from panicroom.panik.view import ManorView, View
from panicroom.telling.panik.names import (
    INITIALS,
    LETTERS,
    hunter_kind,
    manor_kind,
    seat_name,
    turn_of,
)
from panicroom.words import Words

CELL: Final = 3 * ROOM + 1
"""As wide as a full manor with a space on either side."""
INDENT: Final = " " * 4
BESIDE: Final = 9
"""As wide as half of a hand."""


def draw_manors(view: View, words: Words, screen: terminal_size) -> str:
    """Names and hands stand beside the manors, or above them where the screen is narrow."""
    labels = [label(view, words, seat) for seat in range(view.seats)]
    margin = max(cells(line) for lines in labels for line in lines) + 1
    if margin + MANORS_EACH * (CELL + 1) + 1 + BESIDE > screen.columns:
        margin = 0
    lines = [" " * margin + "".join(f" {place + 1:^{CELL}}" for place in range(MANORS_EACH))]
    for seat in range(view.seats):
        rows, hand = manor_lines(view, words, seat), in_hand(view, words, seat)
        lines.append(border(margin, "├┼┤" if seat else "┌┬┐"))
        lay_out = partial(beside, margin=margin) if margin else above
        lines += lay_out(labels[seat], rows, hand)
    lines.append(border(margin, "└┴┘"))
    if view.viewer is None:  # players are told when they sit down, and whenever they ask
        lines += legend(words, screen.columns)
    return "\n".join(line.rstrip() for line in lines)


def label(view: View, words: Words, seat: int) -> list[str]:
    """`> r Red`: the letter is the one of the hunters."""
    mark, is_you = ">" if seat == turn_of(view) else " ", seat == view.viewer
    name = f"{INITIALS[seat]} {words.tell(seat_name(seat))}"
    styles = [SEATS[COLORS[seat]], *[BOLD] * is_you]
    return [f"{mark} {paint(name, *styles)}", *[INDENT + words.say("player-you")] * is_you]


def above(labels: list[str], rows: list[str], hand: list[str]) -> list[str]:
    name = " ".join([labels[0], *(line.strip() for line in labels[1:])])
    return [f"{name}  {' '.join(hand)}", *rows]


def beside(labels: list[str], rows: list[str], hand: list[str], margin: int) -> list[str]:
    """Both lines of the manors between those of the name and of the hand."""
    ends = flowing(hand, BESIDE - 1)
    return [
        f"{padded(name, margin)}{row} {end}"
        for name, row, end in zip([*labels, ""], rows, [*ends, "", ""], strict=False)
    ]


def border(margin: int, joints: str) -> str:
    """`joints` are the letters at its left, between manors and at its right."""
    line = joints[1].join(["─" * CELL] * MANORS_EACH)
    return " " * margin + joints[0] + line + joints[2]


def manor_lines(view: View, words: Words, seat: int) -> list[str]:
    """What the manors are, and who is there."""
    manors = [view.manors[manor] for manor in manors_of(seat)]
    faces = [face(manor, words) for manor in manors]
    tokens = [" ".join(map(token, manor.hunters)) for manor in manors]
    return [
        "│" + "│".join(" " + padded(cell, CELL - 1) for cell in row) + "│"
        for row in (faces, tokens)
    ]


def face(manor: ManorView, words: Words) -> str:
    if manor.kind is HIDDEN:
        return "?"
    name = words.tell(manor_kind(manor.kind), "short")
    text = name if manor.is_up else f"({name})"
    return paint(text, MAGENTA if manor.kind == TRAP else BOLD if manor.is_up else CYAN)


def token(hunter: Hunter) -> str:
    return paint(INITIALS[hunter.owner] + LETTERS[hunter.kind], SEATS[COLORS[hunter.owner]])


def in_hand(view: View, words: Words, seat: int) -> list[str]:
    """The hunters still to be placed; at the end the points."""
    if view.scores:
        return [words.say("player-points", points=view.scores[seat])]
    return [f"{LETTERS[kind]}{count}" for kind, count in sorted(Counter(view.hands[seat]).items())]


def legend(words: Words, columns: int) -> list[str]:
    hunters = [f"{letter} {words.tell(hunter_kind(kind))}" for kind, letter in enumerate(LETTERS)]
    return flowing(hunters, columns, gap="  ")
