"""The shipped puzzles. `make puzzles-check` proves all of them, this a sample."""

from collections import Counter
from collections.abc import Callable

import pytest

from panicroom.puzzles.puzzle import Puzzle, id_of, likeness
from panicroom.puzzles.questions import Kind
from panicroom.puzzles.shelf import chosen, shipped
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


@pytest.mark.parametrize("kind", Kind)
def test_no_kind_is_solved_by_guessing(kind: Kind) -> None:
    answers = Counter(each.right for each in PUZZLES if each.question.kind is kind)
    assert max(answers.values()) <= 0.6 * answers.total()


def test_its_id_is_its_own_and_stays_when_others_come() -> None:
    ids = [id_of(puzzle) for puzzle in PUZZLES]
    assert len(set(ids)) == len(PUZZLES)
    assert [id_of(puzzle) for puzzle in chosen(PUZZLES[:20])].count(ids[0]) == 1


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
