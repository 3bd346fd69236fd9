"""The shipped puzzles. `make puzzles-check` proves all of them, this a sample."""

from collections import Counter
from collections.abc import Callable

import pytest

from panicroom.puzzles.puzzle import Puzzle, likeness
from panicroom.puzzles.questions import Kind
from panicroom.puzzles.shelf import shipped
from tests.puzzles.shelf import flaws

PUZZLES = shipped()
SAMPLE = PUZZLES[::5]
SPARING = next(puzzle for puzzle in PUZZLES if len(puzzle.needed) < len(puzzle.case.facts))


def test_a_sample_is_proven_anew() -> None:
    found = {place: flaws(puzzle) for place, puzzle in enumerate(SAMPLE)}
    assert {place: names for place, names in found.items() if names} == {}


def test_there_is_something_for_everybody() -> None:
    assert len(PUZZLES) >= 200
    assert len({likeness(puzzle) for puzzle in PUZZLES}) == len(PUZZLES)
    kinds = Counter(puzzle.question.kind for puzzle in PUZZLES)
    assert set(kinds) == set(Kind)
    assert {puzzle.grade for puzzle in PUZZLES} == {1, 2, 3}
    assert {puzzle.case.seats for puzzle in PUZZLES} == {4, 5, 6}


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("proof", lambda puzzle: puzzle._replace(right=wrong_of(puzzle))),
        ("proof", lambda puzzle: puzzle._replace(needed=puzzle.needed[1:])),
        ("needed", lambda puzzle: puzzle._replace(needed=every_row(puzzle))),
        ("own loyalty", lambda puzzle: puzzle._replace(infected=not puzzle.infected)),
        ("grade", lambda puzzle: puzzle._replace(grade=puzzle.grade % 3 + 1)),
    ],
)
def test_a_broken_puzzle_is_found_out(name: str, broken: Callable[[Puzzle], Puzzle]) -> None:
    assert name in flaws(broken(SPARING))


def wrong_of(puzzle: Puzzle) -> int:
    return next(answer for answer in puzzle.question.answers if answer != puzzle.right)


def every_row(puzzle: Puzzle) -> tuple[int, ...]:
    """A puzzle's proof with a row that it could spare."""
    return tuple(range(len(puzzle.case.facts)))
