"""From which rows an answer follows, and what speaks against each of the others."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from panicroom.puzzles.questions import Question, certain_answers, is_certain, is_true
from panicroom.station.deduction.facts import Case, Span
from panicroom.station.deduction.possible import World, possible, worlds_of
from panicroom.station.tokens import NOBODY, SEATS


class Step(NamedTuple):
    """What becomes certain with a row: `what` is host, infected or human."""

    row: int
    what: str
    seats: tuple[int, ...]


class Against(NamedTuple):
    """A wrong answer: with this row it became impossible; or it is possible but not certain, since
    this world, in which it is false, agrees with all rows."""

    row: int | None
    world: World | None


def needed_rows(question: Question, case: Case, right: int) -> tuple[int, ...]:
    """Some of the rows that suffice, and none of which can be spared: all else may be unknown. Of
    two such choices, made from either end, the smaller."""
    rows = range(len(case.facts))
    found = [spared(question, case, right, order) for order in (rows, rows[::-1])]
    return min(found, key=len)


def spared(question: Question, case: Case, right: int, order: Iterable[int]) -> tuple[int, ...]:
    out: set[int] = set()
    for number in order:
        if follows(question, case, right, {*out, number}):
            out.add(number)
    return tuple(number for number in range(len(case.facts)) if number not in out)


def follows(question: Question, case: Case, right: int, out: Collection[int]) -> bool:
    """Even if these rows are unknown."""
    worlds = worlds_of(case, out)
    return bool(worlds) and is_certain(question, case, worlds, right)


def is_plain(question: Question, case: Case, right: int) -> bool:
    """One row alone says it all: no puzzle."""
    rows = set(range(len(case.facts)))
    return any(follows(question, case, right, rows - {row}) for row in rows)


def against(question: Question, case: Case, wrong: int) -> Against:
    count = len(case.facts)
    for known in range(count + 1):
        worlds = worlds_of(case, range(known, count))
        if not any(is_true(question, case, world, wrong) for world in worlds):
            return Against(max(known - 1, 0), None)
    false = [w for w in worlds_of(case) if not is_true(question, case, w, wrong)]
    return Against(None, min(false, key=lambda w: (w.infected.bit_count(), w)))


def steps(case: Case) -> list[Step]:
    """What each row makes certain of the others that was not certain before."""
    others = [int(seat) for seat in SEATS[: case.seats] if seat != case.seat]
    found: list[Step] = []
    infected: set[int] = set()
    human: set[int] = set(others)
    hosts: set[int] = set()
    for row, (worlds, _) in enumerate(possible(case)):
        now = {seat for seat in others if all(world.has(seat) for world in worlds)}
        free = {seat for seat in others if not any(world.has(seat) for world in worlds)}
        maybe = {int(world.host) for world in worlds}
        if not isinstance(case.facts[row], Span):
            if maybe != hosts and len(maybe) <= 2 and not maybe & {int(NOBODY), int(case.seat)}:
                found.append(Step(row, "host", tuple(sorted(maybe))))
            found += [
                Step(row, what, tuple(sorted(news)))
                for what, news in (("infected", now - infected), ("human", free - human))
                if news
            ]
        infected, human, hosts = now, free, maybe
    return found


def is_proof(question: Question, case: Case, right: int, needed: Collection[int]) -> bool:
    """The one certain answer, and the rows named suffice for it."""
    out = [number for number in range(len(case.facts)) if number not in needed]
    is_only = certain_answers(question, case, worlds_of(case)) == [right]
    return is_only and follows(question, case, right, out)
