"""Plays a lesson to its end along every way it allows, once and for all, by the rules of its game.

What comes out is a small graph: at each moment what is asked, and for each action that is taken
what the learner hears, sees, and is asked next. Nothing is left to be judged by who shows it.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from panicroom.games import GAMES
from panicroom.kernel.audience import Event, heard_by
from panicroom.kernel.game import Action, AnyGame
from panicroom.lessons.lesson import Lesson, Step

READ: Final = ""
"""The way on from what is to be read, in place of an action."""
MOST: Final = 200


class Act(NamedTuple):
    """What one action brought about: what the learner heard of it, and how things stand then."""

    heard: tuple[Event, ...]
    state: Any


class Way(NamedTuple):
    """What happens on an action that is asked for, and the moment it leads to."""

    acts: tuple[Act, ...]
    to: int


class Moment(NamedTuple):
    step: Step
    state: Any
    past: tuple[Event, ...]
    """All that the learner has heard before."""
    ways: dict[str, Way]


class Course(NamedTuple):
    lesson: Lesson
    seat: int
    """Whose eyes it is seen with: those of the seat that is asked first."""
    moments: tuple[Moment, ...]

    @property
    def game(self) -> AnyGame:
        return GAMES[self.lesson.game]

    def options(self, moment: Moment) -> Sequence[Action]:
        """What the learner may do: nothing, where something is to be read."""
        return self.game.options(moment.state, self.seat) if moment.step.does else ()


class BrokenLesson(Exception):
    """A lesson that cannot be played as it is written."""


def course_of(lesson: Lesson) -> Course:
    start = GAMES[lesson.game].read(lesson.position)
    seat = next(iter(GAMES[lesson.game].owed(start)))
    return Course(lesson, int(seat), tuple(Explorer(lesson, int(seat)).explored(start)))


class Explorer:
    """Finds the moments, each once: two ways may lead to the same one."""

    def __init__(self, lesson: Lesson, seat: int) -> None:
        self.lesson, self.seat, self.game = lesson, seat, GAMES[lesson.game]
        self.moments: list[Moment] = []
        self.known: dict[tuple[int, str], int] = {}

    def explored(self, start: Any) -> list[Moment]:
        self._place(0, start, ())
        for moment in self.moments:  # grows while it is walked through
            place = self.lesson.steps.index(moment.step)
            if place + 1 < len(self.lesson.steps):
                moment.ways.update(self._ways(place, moment))
            if len(self.moments) > MOST:
                raise BrokenLesson(f"{self.lesson.name}: more than {MOST} moments")
        return self.moments

    def _ways(self, place: int, moment: Moment) -> dict[str, Way]:
        if not moment.step.does:
            return {READ: self._way(place, moment, None)}
        options = self.game.options(moment.state, self.seat)
        spelled = {self.game.spell(option): option for option in options}
        taken = {text: each for text, each in spelled.items() if moment.step.takes(text)}
        if not taken:
            offered = ", ".join(spelled)
            raise BrokenLesson(f"{self._name(moment)}: none of what is asked is offered: {offered}")
        return {text: self._way(place, moment, option) for text, option in taken.items()}

    def _way(self, place: int, moment: Moment, option: Action | None) -> Way:
        state, acts = moment.state, []
        answers = [(each.seat, self.game.parse(each.action)) for each in moment.step.then]
        for seat, action in [*([(self.seat, option)] if option else []), *answers]:
            state = state.copy()
            news = self.game.apply(state, seat, action)
            heard = (heard_by(event, self.seat) for event in news)
            acts.append(Act(tuple(event for event in heard if event is not None), state))
        past = (*moment.past, *(event for act in acts for event in act.heard))
        return Way(tuple(acts), self._place(place + 1, state, past))

    def _place(self, step: int, state: Any, past: tuple[Event, ...]) -> int:
        key = step, self.game.write(state)
        if key not in self.known:
            self.known[key] = len(self.moments)
            self.moments.append(Moment(self.lesson.steps[step], state, past, {}))
        return self.known[key]

    def _name(self, moment: Moment) -> str:
        return f"{self.lesson.name}, {moment.step.name}"
