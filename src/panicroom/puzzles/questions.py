"""What a puzzle asks, and of a world or of all worlds together which answer is right."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from panicroom.station.deduction.facts import Case, Death
from panicroom.station.deduction.possible import World, Worlds
from panicroom.station.tokens import NOBODY, SEATS


class Kind(StrEnum):
    HOST = "host"
    """Who is the Host?"""
    COUNT = "count"
    """How many of the living are infected?"""
    INFECTED = "infected"
    """Of whom is it certain? Of the others it is not."""
    HUMAN = "human"
    GAS = "gas"
    """The partner of a trade: 1 if a Gas Can must be given, 0 if it would be wasted."""


class Question(NamedTuple):
    kind: Kind
    answers: tuple[int, ...]
    """Seats, or numbers."""
    partner: int = NOBODY
    """Of GAS."""


Truth = Callable[[Question, Case, World, int], bool]


def living_of(case: Case) -> int:
    dead = {fact.seat for fact in case.facts if isinstance(fact, Death)}
    return sum(1 << seat for seat in SEATS[: case.seats] if seat not in dead)


def is_host(question: Question, case: Case, world: World, answer: int) -> bool:
    return world.host == answer


def is_count(question: Question, case: Case, world: World, answer: int) -> bool:
    return (world.infected & living_of(case)).bit_count() == answer


def is_infected(question: Question, case: Case, world: World, answer: int) -> bool:
    return world.has(answer)


def is_human(question: Question, case: Case, world: World, answer: int) -> bool:
    return not world.has(answer)


def needs_gas(question: Question, case: Case, world: World, answer: int) -> bool:
    """INFECT-1: nothing else is safe from an infected partner, and from a human all is safe."""
    return world.has(question.partner) == bool(answer)


TRUTHS: Final[Mapping[Kind, Truth]] = {
    Kind.HOST: is_host,
    Kind.COUNT: is_count,
    Kind.INFECTED: is_infected,
    Kind.HUMAN: is_human,
    Kind.GAS: needs_gas,
}


def is_true(question: Question, case: Case, world: World, answer: int) -> bool:
    return TRUTHS[question.kind](question, case, world, answer)


def is_certain(question: Question, case: Case, worlds: Worlds, answer: int) -> bool:
    return all(is_true(question, case, world, answer) for world in worlds)


def certain_answers(question: Question, case: Case, worlds: Worlds) -> list[int]:
    """A puzzle has one."""
    return [a for a in question.answers if is_certain(question, case, worlds, a)]


def questions(case: Case) -> list[Question]:
    """Those that can be asked at any moment. Only who lives is in question, but for the Host."""
    living = living_of(case)
    others = tuple(seat for seat in SEATS[: case.seats] if seat != case.seat)
    alive = tuple(seat for seat in others if living >> seat & 1)
    asked = [Question(Kind.HOST, others)]
    if len(alive) > 2:
        asked += [Question(Kind.INFECTED, alive), Question(Kind.HUMAN, alive)]
        asked.append(Question(Kind.COUNT, tuple(range(len(alive) + 1))))
    return asked
