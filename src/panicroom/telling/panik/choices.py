"""Messages for options, and for the decision that asks for them."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.message import Message
from panicroom.panik.actions import Action, Detect, PlaceAgain, PlaceHunter
from panicroom.panik.agenda import ChooseNewManor
from panicroom.panik.pieces import MANORS, MANORS_EACH, Hunter, Manor
from panicroom.panik.sketch import sketch
from panicroom.panik.view import View
from panicroom.telling.choice import Choice, Grid, Group, Row
from panicroom.telling.panik.names import (
    INITIALS,
    LETTERS,
    PANIK_WORDS,
    hunter_kind,
    hunter_name,
    manor_kind,
)

PLACING: Final = (PlaceHunter, Detect, PlaceAgain)
"""Too many to list line by line: they are shown as a grid."""


def option_message(view: View, option: Action) -> Message:
    drawn = sketch(view, option)
    told = PANIK_WORDS.describe(drawn, view.viewer)
    if drawn.hunter is not None:
        told["kind"] = hunter_kind(drawn.hunter.kind)
    told["face"] = face_of(view, drawn.manor)
    return Message(f"option-{option.verb}", told)


def face_of(view: View, manor: Manor | None) -> Message:
    kind = HIDDEN if manor is None else view.manors[manor].kind
    return Message("manor-unknown") if kind is HIDDEN else manor_kind(kind)


def option_groups(view: View, options: Sequence[Action]) -> list[Group | Grid]:
    """A grid for placing, then the other options as a list."""
    listed = [choice(view, option) for option in options if not isinstance(option, PLACING)]
    placing = [option for option in options if isinstance(option, PLACING)]
    groups: list[Group | Grid] = [grid_of(view, placing)] if placing else []
    return [*groups, Group(None, listed)] if listed else groups


def grid_of(view: View, options: Sequence[Any]) -> Grid:
    """A row for each hunter, a column for each manor."""
    rows: dict[tuple[Any, str], dict[Manor, Choice]] = {}
    for option in options:
        row = rows.setdefault((sketch(view, option).hunter, option.verb), {})
        row[option.manor] = choice(view, option)
    manors = MANORS[: len(view.manors)]
    lines = [
        Row(label(hunter, verb), [row.get(manor) for manor in manors])
        for (hunter, verb), row in sorted(rows.items())
    ]
    return Grid([column(manor) for manor in manors], lines, MANORS_EACH)


def choice(view: View, option: Action) -> Choice:
    return Choice(option, option_message(view, option))


def column(manor: int) -> str:
    """`b3`, as it can be typed."""
    return f"{INITIALS[manor // MANORS_EACH]}{manor % MANORS_EACH + 1}"


def label(hunter: Hunter, verb: str) -> Message:
    """The hunter, and its letter on the board."""
    return Message(
        f"row-{verb}", {"letter": LETTERS[hunter.kind], "kind": hunter_kind(hunter.kind)}
    )


def decision_message(view: View) -> Message:
    """The decision that the viewer owes, and its cause."""
    frame: Any = view.agenda[-1]
    told = PANIK_WORDS.describe(frame, view.viewer)
    if isinstance(frame, ChooseNewManor):
        told["hunter"] = hunter_name(Hunter(frame.seat, frame.kind), view.viewer)
    return Message(f"decision-{frame.verb}", told)
