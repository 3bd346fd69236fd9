"""What the deals say about whoever played the seats: wins, lies, and how good its beliefs were."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from panicroom.research.program.playing import Believed, Claimed, Deal
from panicroom.sim.intervals import Mean, Share, difference, share

BINS: Final = 10


class Wins(NamedTuple):
    """Of a seat: with the program, with the fixed bot on the same deals, and the difference."""

    seat: int
    program: Share
    fixed: Share
    gain: Mean


class Lies(NamedTuple):
    """Of all claims in one role. Mistakes are false too, but the speaker did not know it."""

    claims: int
    judged: int
    """Those that the rules can judge."""
    mistakes: int
    lies: Share | None
    """Of the judged ones; None if there is none."""


class Bin(NamedTuple):
    """Beliefs of about the same chance: how many, their mean, and how often it was so."""

    beliefs: int
    chance: float
    true: float


class Calibration(NamedTuple):
    beliefs: int
    brier: float
    """The mean of (chance - truth) squared: 0 is certain and right."""
    base: float
    """Of whoever always says how often it is so."""
    bins: list[Bin]


class Report(NamedTuple):
    deals: int
    wins: list[Wins]
    answers: dict[str, int]
    lies_by_role: dict[str, Lies]
    calibration: Calibration | None
    claims: list[Claimed]


def measure(deals: Sequence[Deal], seats: Sequence[int], counts: Mapping[str, int]) -> Report:
    claims = [claim for deal in deals for claim in deal.claims]
    beliefs = [belief for deal in deals for belief in deal.beliefs]
    roles = sorted({claim.role for claim in claims})
    return Report(
        deals=len(deals),
        wins=[wins_of(seat, deals) for seat in seats],
        answers=dict(counts),
        lies_by_role={role: lies_of([c for c in claims if c.role == role]) for role in roles},
        calibration=calibration_of(beliefs) if beliefs else None,
        claims=claims,
    )


def wins_of(seat: int, deals: Sequence[Deal]) -> Wins:
    ours = [float(seat in deal.winners) for deal in deals]
    theirs = [float(seat in deal.fixed) for deal in deals]
    program, fixed = (share(int(sum(won)), len(deals)) for won in (ours, theirs))
    return Wins(seat, program, fixed, difference(ours, theirs))


def lies_of(claims: Sequence[Claimed]) -> Lies:
    judged = [claim for claim in claims if claim.truth is not None]
    lies = sum(claim.lie for claim in judged)
    false = sum(claim.truth is False for claim in judged)
    rate = share(lies, len(judged)) if judged else None
    return Lies(len(claims), len(judged), false - lies, rate)


def calibration_of(beliefs: Sequence[Believed]) -> Calibration:
    bins: list[list[Believed]] = [[] for _ in range(BINS)]
    for belief in beliefs:
        bins[min(int(belief.chance * BINS), BINS - 1)].append(belief)
    rate = true_share(beliefs)
    return Calibration(
        len(beliefs),
        round(fmean((belief.chance - belief.truth) ** 2 for belief in beliefs), 5),
        round(rate * (1 - rate), 5),
        [bin_of(found) for found in bins if found],
    )


def bin_of(beliefs: Sequence[Believed]) -> Bin:
    mean = fmean(belief.chance for belief in beliefs)
    return Bin(len(beliefs), round(mean, 5), round(true_share(beliefs), 5))


def true_share(beliefs: Sequence[Believed]) -> float:
    return fmean(belief.truth for belief in beliefs)
