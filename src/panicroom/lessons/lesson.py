"""A lesson as it is written: a position, and what is asked step by step."""

from fnmatch import fnmatchcase
from typing import NamedTuple


class Wrong(NamedTuple):
    """What is answered to an action that may be taken and is not asked for."""

    pattern: str
    answer: str


class Answer(NamedTuple):
    """What another seat does then: nobody else plays in a lesson."""

    seat: int
    action: str


class Step(NamedTuple):
    """`does` are patterns of the actions asked for, the first one that of the solution; without any
    the step is to be read."""

    name: str
    rule: str | None
    does: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    then: tuple[Answer, ...]

    def takes(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.does)

    def answer_to(self, action: str) -> str | None:
        """The lesson's own word against an action; None leaves it to the word for all others."""
        return next((each.answer for each in self.wrong if fnmatchcase(action, each.pattern)), None)


class Lesson(NamedTuple):
    game: str
    name: str
    position: str
    steps: tuple[Step, ...]
