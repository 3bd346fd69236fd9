"""The puzzles that are shipped, chosen from all that were found, in a fixed mixed order: the page
takes the puzzle of a day from it by the date."""

import json
from collections import defaultdict
from collections.abc import Iterable
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
    by_kind: dict[Kind, dict[int, list[Puzzle]]] = defaultdict(lambda: defaultdict(list))
    for mark in sorted(alike, key=lambda mark: derived_key("shelf", mark)):
        puzzle = alike[mark]
        by_kind[puzzle.question.kind][puzzle.grade].append(puzzle)
    taken: list[Puzzle] = []
    for kind, share in SHARES.items():
        left = share
        for place, grade in enumerate(GRADES):
            some = by_kind[kind][grade][: left // (len(GRADES) - place)]
            taken += some
            left -= len(some)
    return sorted(taken, key=lambda puzzle: derived_key("order", likeness(puzzle)))


def as_text(puzzles: Iterable[Puzzle]) -> str:
    """A puzzle a line."""
    lines = [json.dumps(as_json(puzzle), separators=(",", ":")) for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"
