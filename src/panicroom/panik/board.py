"""The board as text, drawn from a view: `print(draw(view))`. Ids and symbols, no prose.

A row of manors for each player: `trap` lies face up, `(trap)` face down but known to the viewer,
`?` is unknown. `rT` is red's tandem, `B3` three basic hunters in a hand.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from panicroom.kernel.audience import HIDDEN
from panicroom.panik.agenda import ChooseManors, ChoosePosts, TakeTurn
from panicroom.panik.pieces import (
    COLOURS,
    HUNTER_KINDS,
    MANOR_KINDS,
    MANORS_EACH,
    ROOM,
    Hunter,
    Seat,
    manors_of,
)
from panicroom.panik.spelling import spell
from panicroom.panik.view import ManorView, View

INITIALS: Final = tuple(colour[0] for colour in COLOURS)
LETTERS: Final = tuple(kind[0].upper() for kind in HUNTER_KINDS)
CELL: Final = 3 * ROOM + 1
"""As wide as a full manor with a space on either side."""
MARGIN: Final = 1 + max(map(len, COLOURS))


def draw(view: View) -> str:
    """The whole board as this viewer sees it."""
    return "\n".join([draw_manors(view), *table_lines(view)])


def draw_manors(view: View) -> str:
    """Manors with their hunters, and beside them what each player has in hand or has earned."""
    head = "".join(f" {place + 1:^{CELL}}" for place in range(MANORS_EACH))
    lines = [" " * MARGIN + head, border("┌", "┬", "┐")]
    for seat in range(view.seats):
        lines += [*player_lines(view, seat), border("├", "┼", "┤")]
    lines[-1] = border("└", "┴", "┘")
    return "\n".join(line.rstrip() for line in lines)


def player_lines(view: View, seat: Seat) -> Iterator[str]:
    manors = [view.manors[manor] for manor in manors_of(seat)]
    mark = ">" if seat == turn_of(view) else " "
    score = f"={view.scores[seat]}" if view.scores else ""
    yield line_of(mark + COLOURS[seat], [face(manor) for manor in manors], hand(view, seat))
    yield line_of("", [" ".join(map(token, manor.hunters)) for manor in manors], score)


def border(left: str, middle: str, right: str) -> str:
    return " " * MARGIN + left + middle.join(["─" * CELL] * MANORS_EACH) + right


def line_of(label: str, cells: list[str], beside: str) -> str:
    row = "│".join(f" {cell:{CELL - 1}}" for cell in cells)
    return f"{label:{MARGIN}}│{row}│ {beside}"


def face(manor: ManorView) -> str:
    if manor.kind is HIDDEN:
        return "?"
    name = MANOR_KINDS[manor.kind]
    return name if manor.is_up else f"({name})"


def token(hunter: Hunter) -> str:
    return INITIALS[hunter.owner] + LETTERS[hunter.kind]


def hand(view: View, seat: Seat) -> str:
    counts = sorted(Counter(view.hands[seat]).items())
    return " ".join(f"{LETTERS[kind]}{count}" for kind, count in counts)


def turn_of(view: View) -> Seat | None:
    """Whose turn lies at the bottom of the agenda; none in the setup or at the end."""
    frame = view.agenda[0] if view.agenda else None
    return None if frame is None or isinstance(frame, ChooseManors | ChoosePosts) else frame.seat


def table_lines(view: View) -> Iterator[str]:
    """What the manors do not show: who began, what is out of play, what is owed, how it ended."""
    yield f"first {COLOURS[view.first]} aside {view.aside}"
    for frame in view.agenda:
        if type(frame) is not TakeTurn:
            yield f"owed {spell(frame)}"
    if view.outcome is not None:
        reason, rule, side, winners = view.outcome
        yield f"over {reason} {rule} {side} {'+'.join(COLOURS[seat] for seat in winners)}"
