"""Whether a shipped puzzle is one: proven anew from its rows, and told as it is proven."""

from panicroom.puzzles.proofs import against, is_plain, is_proof, needed_rows, steps
from panicroom.puzzles.puzzle import Puzzle, grade_of, is_readable
from panicroom.puzzles.questions import certain_answers
from panicroom.puzzles.rows import shortened
from panicroom.puzzles.spelled import as_json, from_json
from panicroom.station.deduction.facts import Case
from panicroom.station.deduction.possible import worlds_of


def flaws(puzzle: Puzzle) -> list[str]:
    question, case, right = puzzle.question, puzzle.case, puzzle.right

    def still(shorter: Case) -> bool:
        return certain_answers(question, shorter, worlds_of(shorter)) == [right]

    if not is_proof(question, case, right, puzzle.needed):
        return ["proof"]
    wrong = [answer for answer in question.answers if answer != right]
    told = {
        "no puzzle": not is_plain(question, case, right),
        "needed": needed_rows(question, case, right) == puzzle.needed,
        "shortest": shortened(case, still) == case,
        "readable": is_readable(case),
        "grade": grade_of(case, puzzle.needed) == puzzle.grade,
        "steps": tuple(steps(case)) == puzzle.steps,
        "against": tuple((w, against(question, case, w)) for w in wrong) == puzzle.against,
        "own loyalty": all(w.has(case.seat) == puzzle.infected for w in worlds_of(case)),
        "spelling": from_json(as_json(puzzle)) == puzzle,
    }
    return [name for name, is_so in told.items() if not is_so]
