"""The events of Panik as a seat hears them."""

from collections.abc import Mapping
from typing import Final

from panicroom.core.panik.codec import CODEC
from panicroom.kernel.outcome import Outcome
from panicroom.panik.pieces import (
    EVERY_HUNTER_KIND,
    EVERY_MANOR_KIND,
    Hunter,
    HunterKind,
    Manor,
    ManorKind,
    Seat,
)
from panicroom.research.heard import Heard, Part, coded, counted, number
from panicroom.research.panik.seen_from import (
    HUNTER_NAMES,
    MANOR_NAMES,
    OFFSETS,
    hunter_of,
    manor_of,
)
from panicroom.research.seen_from import Eyes, offset_of, seat_at


def write_points(eyes: Eyes, points: tuple[int, ...]) -> list[int]:
    """By seat, from the viewer on."""
    seats = [seat_at(eyes, offset) for offset in range(len(OFFSETS))]
    return [0 if seat is None or not points else points[seat] for seat in seats]


def write_outcome(eyes: Eyes, outcome: Outcome) -> list[int]:
    ending, _, _ = CODEC.write_outcome(outcome)
    winners = {offset_of(eyes, seat) for seat in outcome.winners}
    return [1 + ending, *(place in winners for place in range(len(OFFSETS)))]


PARTS: Final[Mapping[object, Part]] = {
    int: number(),
    Seat: coded(OFFSETS, offset_of),
    Manor: coded(MANOR_NAMES, manor_of),
    Hunter: coded(HUNTER_NAMES, hunter_of),
    HunterKind: coded(EVERY_HUNTER_KIND, lambda eyes, kind: int(kind)),
    ManorKind: coded(EVERY_MANOR_KIND, lambda eyes, kind: int(kind), "manor_kind"),
    tuple[ManorKind, ...]: counted(EVERY_MANOR_KIND, lambda eyes, kind: int(kind)),
    tuple[int, ...]: Part(tuple(f"={seat}" for seat in OFFSETS), (), write_points),
    Outcome: Part((".ending", *(f".winner={seat}" for seat in OFFSETS)), (), write_outcome),
}
HEARD: Final = Heard(CODEC.events, PARTS)
