"""Reads the text of a lesson:

station en seats=4
map   0,0 reactor; 0,1 storage-1
turn  red ap 4
---
step  look                      # to be read
step  walk
rule  MOVE-1
do    move T n                  # as actions are spelled; * stands for anything
wrong search *  later           # and what is answered to it
then  blue end-turn             # what others do after that
"""

from collections.abc import Iterable
from typing import Final

from panicroom.kernel.datafile import Line, data_lines
from panicroom.kernel.expected import COMPLETE, NEW
from panicroom.kernel.named import SEATS
from panicroom.lessons.lesson import Answer, Lesson, Step, Wrong

RULE: Final = "---"
FIELDS: Final = ("step", "rule", "do", "wrong", "then")
SEAT_NAMES: Final = tuple(map(str, SEATS))


def read_lesson(game: str, name: str, text: str) -> Lesson:
    position, _, script = text.partition(f"\n{RULE}\n")
    lines = [uncommented(line) for line in data_lines(script)]
    for line in lines:
        line.number += position.count("\n") + 2
    return Lesson(game, name, position, tuple(steps_in(lines)))


def uncommented(line: Line) -> Line:
    end = next((place for place, word in enumerate(line.words) if word == "#"), None)
    return Line(line.number, line.words[:end])


def steps_in(lines: list[Line]) -> Iterable[Step]:
    lines[0].one_of(0, "line", FIELDS[:1])
    starts = [place for place, line in enumerate(lines) if line.one_of(0, "line", FIELDS) == "step"]
    names: set[str] = set()
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        step = step_of(lines[start], lines[start + 1 : end])
        if step.name in names:
            lines[start].broken("step", step.name, NEW)
        names.add(step.name)
        yield step


def step_of(head: Line, lines: list[Line]) -> Step:
    def rest(field: str) -> list[Line]:
        return [line for line in lines if line.words[0] == field]

    rules = [line.word(1, "rule") for line in rest("rule")]
    return Step(
        name=head.word(1, "step"),
        rule=rules[0] if rules else None,
        does=tuple(phrase(line) for line in rest("do")),
        wrong=tuple(wrong_in(line) for line in rest("wrong")),
        then=tuple(answer_in(line) for line in rest("then")),
    )


def phrase(line: Line, first: int = 1, last: int | None = None) -> str:
    """The words of an action or a pattern."""
    line.word(first, line.words[0])
    return " ".join(line.words[first:last])


def wrong_in(line: Line) -> Wrong:
    if len(line.words) < 3:
        line.broken("wrong", phrase(line), COMPLETE)
    return Wrong(phrase(line, 1, -1), line.words[-1])


def answer_in(line: Line) -> Answer:
    seat = line.one_of(1, "seat", SEAT_NAMES)
    return Answer(SEAT_NAMES.index(seat), phrase(line, 2))
