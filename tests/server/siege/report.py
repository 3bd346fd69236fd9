"""The figures as a table in markdown."""

import os
from collections.abc import Sequence
from typing import Final

from tests.server.siege.measuring import Measured

DEMAND: Final = 0.25
"""Seconds: no attack of one address may delay the answer to another player by more."""
QUIET: Final = 0.025
HEAD: Final = (
    "| attack | sent | cut off | answers | p50 ms | p99 ms | worst ms | by the server ms | "
    "each round ms | server CPU |\n|---|--:|--:|--:|--:|--:|--:|--:|---|--:|"
)


def best_of(rounds: Sequence[Measured]) -> Measured:
    """What the server itself causes recurs in every round; what the disk and other programs on the
    machine cause does not. So the round with the least worst delay counts."""
    return min(rounds, key=lambda each: each.worst_by_server)


def is_held(rounds: Sequence[Measured], at_rest: Sequence[Measured]) -> bool:
    """On a quiet machine without any exception for time in which no core was free."""
    best = best_of(rounds)
    return (best.worst if is_quiet(at_rest) else best.worst_by_server) <= DEMAND


def is_quiet(at_rest: Sequence[Measured]) -> bool:
    """Nothing else takes the cores of the machine: nobody attacks, and no answer is late."""
    return max(each.worst for each in at_rest) <= QUIET


def row(attack: str, rounds: Sequence[Measured]) -> str:
    best = best_of(rounds)
    delays = (best.p50, best.p99, best.worst, best.worst_by_server)
    times = " | ".join(map(milliseconds, delays))
    each_round = ", ".join(milliseconds(each.worst_by_server) for each in rounds)
    busy = f"{100 * best.server / best.seconds:.0f} %"
    counts = f"{best.sent:,} | {best.cut:,} | {best.answers}"
    return f"| {attack} | {counts} | {times} | {each_round} | {busy} |"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f}" if seconds < 0.01 else f"{1000 * seconds:.0f}"


def footer(seconds: float, nice: int) -> str:
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    return (
        f"\n{seconds:g} s each, the attacker at nice {nice}, {os.cpu_count()} cores; "
        f"load average at the end {load}."
    )
