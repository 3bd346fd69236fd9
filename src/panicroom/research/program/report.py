"""What the deals say about whoever played the seats: wins, lies, and how good its beliefs were."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from panicroom.research.program.playing import Claimed, Deal
from panicroom.sim.calibration import Calibration, calibration_of
from panicroom.sim.intervals import Mean, Share, difference, share


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
