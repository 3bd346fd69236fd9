"""How likely each player is to be infected, as one seat sees it: numbers from 0 to 1, weighed anew
with each event. What is certain is the dossier's; here is only what is likely."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from panicroom.station.dossier import Dossier
from panicroom.station.tokens import NOBODY, SEATS, Seat

UNKNOWN_PLAYER: Final = 0.25
"""The default, for levels that do not count cards and for games begun from a position."""


class Belief(NamedTuple):
    likely: tuple[float, ...]
    pile: int = 0
    """Cards that are left of the first pile; none if the beginning was not seen."""
    unseen: int = 1
    """Cards of the first pile that may have been the Host, as this seat knows."""
    thrower: Seat = NOBODY
    """Of the last grenade."""


def begin(seats: int) -> Belief:
    return Belief((UNKNOWN_PLAYER,) * seats)


def suspicion(belief: Belief, dossier: Dossier, seat: Seat) -> float:
    known = dossier.others[seat].infected
    if known is None:
        return belief.likely[seat]
    return 1.0 if known else 0.0


def suspicions(belief: Belief, dossier: Dossier) -> dict[Seat, float]:
    others = [known.seat for known in dossier.others if known.seat != dossier.seat]
    return {seat: suspicion(belief, dossier, seat) for seat in others}


def believing(belief: Belief, changes: Mapping[Seat, float]) -> Belief:
    likely = tuple(changes.get(seat, old) for seat, old in zip(SEATS, belief.likely, strict=False))
    return belief._replace(likely=likely)
