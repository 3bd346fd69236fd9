"""Names of the things of Panik, as messages."""

from collections.abc import Iterable
from typing import Any, Final

from panicroom.kernel.audience import Viewer
from panicroom.kernel.message import Message
from panicroom.panik.agenda import ChooseManors, ChoosePosts
from panicroom.panik.pieces import (
    COLORS,
    HUNTER_KINDS,
    MANOR_KINDS,
    MANORS_EACH,
    Hunter,
    HunterKind,
    Manor,
    ManorKind,
    Seat,
    owner_of,
)
from panicroom.panik.view import View
from panicroom.telling.vocabulary import Name, Vocabulary, name

INITIALS: Final = tuple(color[0] for color in COLORS)
LETTERS: Final = tuple(kind[0].upper() for kind in HUNTER_KINDS)
"""Letters of players and hunters, as shown on the board and typed."""


def seat_name(seat: int) -> Message:
    return name("seat", COLORS[seat])


def hunter_kind(kind: int) -> Message:
    return name("hunter", HUNTER_KINDS[kind])


def manor_kind(kind: int) -> Message:
    return name("manor", MANOR_KINDS[kind])


def whose(owner: Seat, viewer: Viewer, turn: Seat | None) -> str:
    """`turn` is the seat that acts in the sentence."""
    return "yes" if owner == viewer else "turn" if owner == turn else "no"


def manor_name(manor: int, viewer: Viewer, turn: Seat | None = None) -> Message:
    """By its owner and its number."""
    owner, number = owner_of(manor), manor % MANORS_EACH + 1
    mine = whose(owner, viewer, turn)
    return Message("manor", {"seat": seat_name(owner), "number": number, "mine": mine})


def hunter_name(hunter: Hunter, viewer: Viewer, turn: Seat | None = None) -> Message:
    mine = whose(hunter.owner, viewer, turn)
    kind = hunter_kind(hunter.kind)
    return Message("hunter", {"seat": seat_name(hunter.owner), "kind": kind, "mine": mine})


def points_of(points: Iterable[int], viewer: Viewer) -> list[Message]:
    """The points of each seat that has earned some."""
    return [
        Message(
            "earned",
            {
                "seat": seat_name(seat),
                "points": earned,
                "mine": "yes" if seat == viewer else "no",
            },
        )
        for seat, earned in enumerate(points)
        if earned
    ]


def turn_of(view: View) -> Seat | None:
    """Whose turn it is; None in the setup and at the end."""
    frame = view.agenda[0] if view.agenda else None
    return None if frame is None or isinstance(frame, ChooseManors | ChoosePosts) else frame.seat


NAMES: Final[dict[Any, Name]] = {
    Seat: lambda seat, viewer: seat_name(seat),
    Manor: manor_name,
    ManorKind: lambda kind, viewer: manor_kind(kind),
    HunterKind: lambda kind, viewer: hunter_kind(kind),
    Hunter: hunter_name,
    bool: lambda flag, viewer: "yes" if flag else "no",
    int: lambda number, viewer: number,
}

PANIK_WORDS: Final = Vocabulary(
    NAMES, hidden=Message("manor-unknown"), absent=Message("manor-unknown")
)
