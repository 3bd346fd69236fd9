"""What the table would be worth to each seat if it were scored as it stands.

PSCORE-1 to PSCORE-3 with likelihoods for what lies face down: expected points, manor by manor.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from panicroom.bots.panik.belief import Belief
from panicroom.panik.pieces import (
    GHOSTS,
    MANORS,
    OVER_EQUIPPED,
    ROOM,
    SHARED,
    TANDEM,
    TRAP,
    Hunter,
    Manor,
    Seat,
    owner_of,
)
from panicroom.panik.rules.scoring import TRAP_POINTS, heads

Hunters = Sequence[Hunter]
Points = list[float]


REFUGE: Final = 2.8
"""The points that a hunter is expected to earn elsewhere after being sent away."""


class Worth(NamedTuple):
    """What a manor promises: to each head the ghost, to each card a share, to its owner a
    trap's catch."""

    ghost: float
    shared: float
    trap: float


def worth(belief: Belief) -> Worth:
    ghost = sum((value + 1) * belief[value] for value in range(GHOSTS))
    return Worth(ghost, belief[SHARED], belief[TRAP])


class Outlook(NamedTuple):
    """One viewer's expected points on the present table."""

    seats: int
    worths: tuple[Worth, ...]
    lies: tuple[Hunters, ...]
    tandem_shares: int
    """How many shares a tandem has at a shared manor."""
    perils: tuple[float, ...]
    """How likely it is, manor by manor, to be sent away from there before the end."""

    def points_at(self, manor: Manor, hunters: Hunters) -> Points:
        points = [0.0] * self.seats
        ghost, shared, trap = self.worths[manor]
        share = shared * (ROOM + 1 - len(hunters))
        owner = owner_of(manor)
        peril = self.perils[manor] if len(hunters) < ROOM else 0.0
        for hunter in hunters:
            shares = self.tandem_shares if hunter.kind == TANDEM else 1
            earned = ghost * heads(hunter) + share * shares
            if peril and hunter.kind != OVER_EQUIPPED:
                earned -= peril * (earned - REFUGE * heads(hunter))
            points[hunter.owner] += earned
            if hunter.owner != owner:
                points[owner] += trap * TRAP_POINTS * heads(hunter)
        return points

    def totals(self) -> Points:
        totals = [0.0] * self.seats
        for manor, hunters in zip(MANORS, self.lies, strict=False):
            for seat, points in enumerate(self.points_at(manor, hunters)):
                totals[seat] += points
        return totals

    def gain(self, manor: Manor, hunters: Hunters) -> Points:
        """What changes for each seat if these lay there instead."""
        before, after = self.points_at(manor, self.lies[manor]), self.points_at(manor, hunters)
        return [b - a for a, b in zip(before, after, strict=True)]

    def changed(self, manor: Manor, hunters: Hunters) -> "Outlook":
        lies = (*self.lies[:manor], hunters, *self.lies[manor + 1 :])
        return self._replace(lies=lies)


def cares(totals: Points, seat: Seat, minds_others: float, blocks_leader: float) -> list[float]:
    """What a point of each seat is worth to this one: its own 1, those of others less than
    nothing, most of all those of who is ahead."""
    others = [other for other in range(len(totals)) if other != seat]
    best = max(totals[other] for other in others)
    pull = [exp(blocks_leader * (totals[other] - best)) for other in others]
    cares = [1.0] * len(totals)
    for other, weight in zip(others, pull, strict=True):
        cares[other] = -minds_others * weight / sum(pull)
    return cares


def weigh(points: Points, cares: Sequence[float]) -> float:
    return sum(point * care for point, care in zip(points, cares, strict=True))
