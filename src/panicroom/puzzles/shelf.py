"""The puzzles that are shipped, chosen from all that were found, in a fixed mixed order: the page
takes the puzzle of a day from it by the date."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Final

from panicroom.bots.keys import derived_key
from panicroom.puzzles.puzzle import Puzzle, likeness
from panicroom.puzzles.questions import Kind
from panicroom.puzzles.spelled import as_json, from_json

SHELF: Final = "station.json"
SHARES: Final = {Kind.HOST: 75, Kind.HUMAN: 75, Kind.INFECTED: 40, Kind.GAS: 35, Kind.COUNT: 25}
"""How many of each kind, a third of each grade as far as there are."""
GRADES: Final = (3, 2, 1)


def shipped() -> list[Puzzle]:
    text = (files("panicroom.puzzles") / SHELF).read_text("utf-8")
    return [from_json(told) for told in json.loads(text)]


def chosen(found: Iterable[Puzzle]) -> list[Puzzle]:
    """No two alike; the hard ones are rare, and are asked for first."""
    alike = {likeness(puzzle): puzzle for puzzle in reversed(list(found))}
    by_kind: dict[Kind, list[Puzzle]] = defaultdict(list)
    for mark in sorted(alike, key=lambda mark: derived_key("shelf", mark)):
        by_kind[alike[mark].question.kind].append(alike[mark])
    taken = [one for kind, share in SHARES.items() for one in evened(some(by_kind[kind], share))]
    return sorted(taken, key=lambda puzzle: derived_key("order", likeness(puzzle)))


def some(puzzles: Sequence[Puzzle], share: int) -> list[Puzzle]:
    """So many, of all grades, and at most half of them with the same answer."""
    taken: list[Puzzle] = []
    answers: Counter[int] = Counter()
    for place, grade in enumerate(GRADES):
        room = (share - len(taken)) // (len(GRADES) - place)
        for puzzle in puzzles:
            if room and puzzle.grade == grade and answers[puzzle.right] < share // 2:
                taken.append(puzzle)
                answers[puzzle.right] += 1
                room -= 1
    return taken


def evened(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """No answer is more often right than all others together, or it would be guessed."""
    answers = Counter(puzzle.right for puzzle in puzzles)
    if not answers:
        return []
    [(usual, most)] = answers.most_common(1)
    spare = max(0, 2 * most - len(puzzles))
    of_usual = [puzzle for puzzle in puzzles if puzzle.right == usual]
    dropped = of_usual[len(of_usual) - spare :]
    return [puzzle for puzzle in puzzles if puzzle not in dropped]


def as_text(puzzles: Iterable[Puzzle]) -> str:
    """A puzzle a line."""
    lines = [json.dumps(as_json(puzzle), separators=(",", ":")) for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"
