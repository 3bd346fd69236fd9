"""Simulation of many games. The same keys give the same results on any number of processes."""

from panicroom.sim.findings import Finding, as_data, find, finding, finding_from
from panicroom.sim.games import Plan, Result
from panicroom.sim.intervals import Mean, Share, difference
from panicroom.sim.parallel import HERE, check, checked_place, in_silence, play_many
from panicroom.sim.players import SIDED, Player, Sides, seated
from panicroom.sim.summary import Spread, Summary, Wins, summarise

__all__ = [
    "HERE",
    "SIDED",
    "Finding",
    "Mean",
    "Plan",
    "Player",
    "Result",
    "Share",
    "Sides",
    "Spread",
    "Summary",
    "Wins",
    "as_data",
    "check",
    "checked_place",
    "difference",
    "find",
    "finding",
    "finding_from",
    "in_silence",
    "play_many",
    "seated",
    "summarise",
]
