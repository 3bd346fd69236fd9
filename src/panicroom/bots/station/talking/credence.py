"""What the word of others is worth. A claim about somebody's loyalty is evidence on two: on whom
it is about, by who says it, and on who says it, by whom it is about.

How much follows from how often each side would say such a thing, and that from what it would cost:
the victim of a false infection knows who lies, a suspicion commits to nothing. Evidence moves odds
alone, so that it can neither lower what is certain nor raise what is impossible.
"""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Final, NamedTuple, TypeAlias

from panicroom.bots.bot import Said
from panicroom.station.claims import (
    Avoid,
    Gave,
    GaveInfection,
    IsHuman,
    IsInfected,
    IsLying,
    Suspect,
    Trust,
)
from panicroom.station.tokens import SEATS, Seat


class Rates(NamedTuple):
    """How often somebody says so of somebody, by the loyalties of both."""

    human_of_infected: float
    human_of_human: float
    infected_of_infected: float
    infected_of_human: float


RATES: Final[Mapping[type, Rates]] = {
    GaveInfection: Rates(0.6, 0.01, 0.02, 0.3),
    IsInfected: Rates(0.5, 0.05, 0.03, 0.3),
    Avoid: Rates(0.4, 0.1, 0.05, 0.3),
    Suspect: Rates(0.4, 0.2, 0.08, 0.35),
    IsLying: Rates(0.4, 0.2, 0.08, 0.35),
    Gave: Rates(0.2, 0.3, 0.4, 0.3),
    Trust: Rates(0.1, 0.3, 0.4, 0.3),
    IsHuman: Rates(0.05, 0.3, 0.4, 0.25),
}
ACCUSING: Final = (Suspect, IsLying, Avoid, IsInfected, GaveInfection)
"""The weakest first."""
LOUDEST: Final = 30.0
"""However many say so, the odds change by no more than this factor."""
HEEDS: Final = {"easy": 0.5, "normal": 0.8}
"""By level, how much is made of what is said; everything by any other level."""

Told: TypeAlias = Mapping[tuple[Seat, Seat], type]
"""What each has last said of each: a kind of claim by speaker and subject."""


def listened(told: Told, said: Said) -> Told:
    """A weaker accusation takes nothing back from a stronger one."""
    kind, subject = type(said.claim), getattr(said.claim, "seat", None)
    if kind not in RATES or subject is None:
        return told
    pair = SEATS[said.seat], subject
    before = told.get(pair)
    if kind in ACCUSING and before in ACCUSING and ACCUSING.index(kind) < ACCUSING.index(before):
        return told
    return {**told, pair: kind}


def weighed(chances: list[float], told: Told, listener: Seat, level: str = "") -> list[float]:
    """For each seat how likely it is infected, after all that was said. `chances` are those from
    what was seen; of the listener's own seat it is what is so."""
    if not told:
        return chances
    heeds = HEEDS.get(level, 1.0)
    factors: list[list[float]] = [[] for _ in chances]
    for (speaker, subject), kind in told.items():
        if listener == speaker or max(speaker, subject) >= len(chances):
            continue
        rates = RATES[kind]
        factors[subject].append(on_subject(rates, chances[speaker]))
        factors[speaker].append(on_speaker(rates, chances[subject]))
    return [
        chance if seat == listener or not found else after(chance, loudness(found) ** heeds)
        for seat, (chance, found) in enumerate(zip(chances, factors, strict=True))
    ]


def after(chance: float, factor: float) -> float:
    """The chance once its odds are so many times what they were. None has no odds, nor has all."""
    return factor * chance / (factor * chance + 1 - chance) if chance < 1 else chance


def loudness(factors: Sequence[float]) -> float:
    return min(max(prod(factors), 1 / LOUDEST), LOUDEST)


def on_subject(rates: Rates, speaker: float) -> float:
    """By how likely the speaker is infected."""
    if_infected = mixed(speaker, rates.infected_of_infected, rates.human_of_infected)
    return if_infected / mixed(speaker, rates.infected_of_human, rates.human_of_human)


def on_speaker(rates: Rates, subject: float) -> float:
    """By how likely the subject is infected."""
    if_infected = mixed(subject, rates.infected_of_infected, rates.infected_of_human)
    return if_infected / mixed(subject, rates.human_of_infected, rates.human_of_human)


def mixed(chance: float, if_so: float, if_not: float) -> float:
    return chance * if_so + (1 - chance) * if_not
