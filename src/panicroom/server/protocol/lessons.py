"""A lesson as a page is sent it, all at once: every moment it can come to, and what is told on the
way there, in the messages of a table. A page that has it needs no server to go through it."""

from collections.abc import Sequence
from typing import Any, Final

from pydantic import BaseModel

from panicroom.bots.personas import personas_for
from panicroom.kernel.audience import Event
from panicroom.lessons.course import Act, Course, Moment, Way
from panicroom.lessons.lesson import Lesson
from panicroom.server.protocol.history import Page, worded_items
from panicroom.server.protocol.said import Said
from panicroom.server.protocol.server import GameValue, Told
from panicroom.server.protocol.standing import standing
from panicroom.server.protocol.wording import worded
from panicroom.server.table.standing import ChairView, Standing, TableView
from panicroom.server.table.terms import Terms
from panicroom.telling import TELLERS

WORDS: Final = "page-lesson"
"""What the id of every message of a lesson begins with."""
NO_CLOCK: Final = Terms(turn=None, answer=None, pace=0)


class LessonCard(BaseModel):
    game: str
    name: str
    steps: int
    title: Said
    about: Said


class LessonWay(BaseModel):
    """What is told when this is done, and the moment it leads to."""

    told: list[Told]
    to: int


class LessonMoment(BaseModel):
    """`asks` is what the coach says first, `hint` how it is done, and `right` why it was right;
    what is only read has neither. `ways` are the actions asked for, by their texts; from what is
    read the way on has an empty one. `answers` are those to some other actions, by their texts."""

    step: int
    asks: Said
    hint: Said | None
    right: Said | None
    rule: str | None
    ways: dict[str, LessonWay]
    answers: dict[str, Said]


class LessonScript(BaseModel):
    card: LessonCard
    begins: Told
    moments: list[LessonMoment]


def card_of(lesson: Lesson) -> LessonCard:
    title, about = said_of(lesson), said_of(lesson, "about")
    return LessonCard(
        game=lesson.game, name=lesson.name, steps=len(lesson.steps), title=title, about=about
    )


def said_of(lesson: Lesson, *parts: str) -> Said:
    return Said(id="-".join((WORDS, lesson.name, *parts)))


def script_of(course: Course) -> dict[str, Any]:
    """A LessonScript as plain data: nothing that is made here is checked on its way out."""
    first, empty = course.moments[0], Act((), course.moments[0].state)
    return {
        "card": card_of(course.lesson).model_dump(),
        "begins": told(course, first, empty, first) | {"anew": True},
        "moments": [moment_of(course, moment) for moment in course.moments],
    }


def moment_of(course: Course, moment: Moment) -> dict[str, Any]:
    lesson, step, spell = course.lesson, moment.step, course.game.spell
    others = {text: step.answer_to(text) for text in map(spell, course.options(moment))}
    return {
        "step": lesson.steps.index(step),
        "asks": plain(said_of(lesson, step.name)),
        "hint": plain(said_of(lesson, step.name, "hint")) if step.does else None,
        "right": plain(said_of(lesson, step.name, "right")) if step.does else None,
        "rule": step.rule,
        "ways": {text: way_of(course, moment, way) for text, way in moment.ways.items()},
        "answers": {
            text: plain(said_of(lesson, "wrong", answer))
            for text, answer in others.items()
            if answer is not None and text not in moment.ways
        },
    }


def plain(said: Said) -> dict[str, Any]:
    return said.model_dump()


def way_of(course: Course, moment: Moment, way: Way) -> dict[str, Any]:
    """The learner is asked again when all of it has been told."""
    before, after = moment, course.moments[way.to]
    found = []
    for act in way.acts:
        is_last = act is way.acts[-1]
        found.append(told(course, before, act, after if is_last else None))
        before = before._replace(past=(*before.past, *act.heard))
    return {"told": found or [told(course, moment, Act((), moment.state), after)], "to": way.to}


def told(course: Course, before: Moment, act: Act, after: Moment | None) -> dict[str, Any]:
    """The fields of a Told: how things stand after an act. `after` is the moment it ends in."""
    game, view = course.game, course.game.view(act.state, course.seat)
    number = len(before.past) + len(act.heard)
    state = Standing(
        number=number,
        heard=act.heard,
        table=table_view(course, act.state, is_asked=after is not None and bool(after.step.does)),
        view=view,
        options=() if after is None else tuple(course.options(after)),
        clock=None,
        turn=game.manners.turn(view),
        out=tuple(game.manners.eliminated(view)),
    )
    page = Page(len(before.past), False, lines(course, before.past, act.heard))
    fields = standing(game, course.seat, page, state)
    return worded(game.name, fields, state) | {"type": "told"}


def lines(course: Course, past: Sequence[Event], heard: Sequence[Event]) -> list[GameValue]:
    data = [course.game.wire.event(event) for event in heard]
    teller, before = TELLERS[course.game.name], past[-1] if past else None
    return [*worded_items(teller, course.seat, zip(data, heard, strict=True), before)]


def table_view(course: Course, state: Any, is_asked: bool) -> TableView:
    """A table of its own: the learner among bots, without clock, talk or votes."""
    return TableView(
        game=course.game.name,
        status="playing" if state.outcome is None else "over",
        wishes={},
        setup=None,
        listed=False,
        terms=NO_CLOCK,
        chairs=chairs(course, state.seats),
        locked=True,
        paused=False,
        votes=(),
        slow_votes=(),
        slow_needed=1,
        slowed=False,
        bot_votes=(),
        bot_needed=None,
        asked=(course.seat,) if is_asked else (),
        commitment="",
        nonces=None,
        secret=None,
        key=None,
        rematch=None,
        order=None,
    )


def chairs(course: Course, seats: int) -> tuple[ChairView, ...]:
    """The same people in every lesson of a game."""
    personas = personas_for(
        course.game.name, [each for each in range(seats) if each != course.seat]
    )
    own = ChairView(has_guest=True, name=None, is_host=True, level=None, persona=None)
    return tuple(
        own if seat == course.seat else ChairView(False, None, False, "normal", personas[seat])
        for seat in range(seats)
    )
