"""A puzzle: what a seat knows, one question, and the proof of its one certain answer."""

from hashlib import blake2b
from typing import NamedTuple

from panicroom.puzzles.proofs import Against, Step, against, is_plain, is_proof, needed_rows, steps
from panicroom.puzzles.questions import Kind, Question, certain_answers
from panicroom.puzzles.rows import shortened
from panicroom.station.deduction.facts import Case, Exchange, Span
from panicroom.station.deduction.possible import World, Worlds, worlds_of
from panicroom.station.tokens import SEATS

MOST_ROWS = 8
MOST_TRADES = 6
"""In one row."""


class Puzzle(NamedTuple):
    question: Question
    case: Case
    infected: bool
    """The seat itself."""
    right: int
    needed: tuple[int, ...]
    steps: tuple[Step, ...]
    against: tuple[tuple[int, Against], ...]
    grade: int
    """1 easy, 2 medium, 3 hard."""


def puzzle_of(question: Question, case: Case, worlds: Worlds, truth: World) -> Puzzle | None:
    """If exactly one answer is certain, and it takes more than one row to find it. The truth is
    asked for nothing but to fail loudly if a proof were false."""
    certain = certain_answers(question, case, worlds)
    if len(certain) != 1:
        return None
    right = certain[0]

    def follows_from(shorter: Case) -> bool:
        return certain_answers(question, shorter, worlds_of(shorter)) == certain

    rows = shortened(case, follows_from)
    if not follows_from(rows) or not is_readable(rows) or is_plain(question, rows, right):
        return None
    needed = needed_rows(question, rows, right)
    grade = grade_of(rows, needed)
    if grade == 1 and question.kind is Kind.COUNT:
        return None
    assert truth in worlds_of(rows), (truth, rows)
    assert is_proof(question, rows, right, needed)
    wrong = [answer for answer in question.answers if answer != right]
    return Puzzle(
        question=question,
        case=rows,
        infected=truth.has(case.seat),
        right=right,
        needed=needed,
        steps=tuple(steps(rows)),
        against=tuple((answer, against(question, rows, answer)) for answer in wrong),
        grade=grade,
    )


def is_readable(rows: Case) -> bool:
    spans = [fact for fact in rows.facts if isinstance(fact, Span)]
    return len(rows.facts) <= MOST_ROWS and all(len(s.trades) <= MOST_TRADES for s in spans)


def grade_of(rows: Case, needed: tuple[int, ...]) -> int:
    """By how many facts must be combined: rows, and each trade in them."""
    facts = [rows.facts[number] for number in needed]
    weight = len(facts) + sum(len(fact.trades) for fact in facts if isinstance(fact, Span))
    return 1 if weight <= 4 else 2 if weight <= 7 else 3


def likeness(puzzle: Puzzle) -> str:
    """Two puzzles with the same are the same but for colors and rounds."""
    names: dict[int, int] = {int(puzzle.case.seat): 0}

    def named(seat: int) -> int:
        return names.setdefault(int(seat), len(names))

    told: list[object] = [puzzle.question.kind, puzzle.case.seats]
    for fact in puzzle.case.facts:
        if isinstance(fact, Span):
            drew = sorted(named(seat) for seat in fact.drew)
            told.append((drew, [sorted((named(a), named(b))) for a, b in fact.trades]))
        elif isinstance(fact, Exchange):
            told.append((named(fact.partner), fact.gave < 1, fact.got < 1))
        else:
            seats = [named(getattr(fact, "seat", puzzle.case.seat))]
            told.append((type(fact).__name__, seats, getattr(fact, "infected", None)))
    return repr([*told, named(puzzle.right) if puzzle.right in SEATS else puzzle.right])


def id_of(puzzle: Puzzle) -> str:
    """The same whatever puzzles are chosen beside it: what a browser has solved is kept by it."""
    return blake2b(likeness(puzzle).encode(), digest_size=4).hexdigest()
