"""Lessons over the net: all that a page needs to go through one, as the learner may know it."""

from typing import Any

import pytest

from panicroom.kernel.dice import Dice
from panicroom.lessons import all_lessons, lessons_of
from panicroom.lessons.course import Course, Moment, Way, course_of
from panicroom.lessons.lesson import Lesson
from panicroom.server.protocol.lessons import LessonScript, script_of
from tests.server.running import Running, served

WORLDS = 4
every_lesson = pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.name)


@served
async def test_they_are_listed_in_their_order(server: Running) -> None:
    cards = (await server.ask("GET", "/api/lessons")).json()
    found = [(card["game"], card["name"]) for card in cards]
    assert found == [(lesson.game, lesson.name) for lesson in all_lessons()]
    assert cards[0]["title"]["id"] == "page-lesson-move"


@every_lesson
def test_a_script_is_what_its_schema_says(lesson: Lesson) -> None:
    script = LessonScript.model_validate(script_of(course_of(lesson)))
    last = script.moments[-1]
    assert not last.ways
    assert script.begins.number == 0


@every_lesson
def test_nothing_is_told_that_the_learner_may_not_know(lesson: Lesson) -> None:
    """In every world that the learner cannot tell from the lesson's, the script is the same."""
    course = course_of(lesson)
    script = script_of(course)
    for number in range(WORLDS):
        assert script_of(elsewhere(course, f"world-{number}")) == script


@every_lesson
def test_what_another_seat_sees_would_be_noticed(lesson: Lesson) -> None:
    course = course_of(lesson)
    others = [seat for seat in range(course.moments[0].state.seats) if seat != course.seat]
    leaky = course._replace(seat=others[0])
    theirs = [elsewhere(course, f"world-{n}")._replace(seat=others[0]) for n in range(WORLDS)]
    assert any(script_of(each) != script_of(leaky) for each in theirs)


def elsewhere(course: Course, key: str) -> Course:
    """The same lesson, and whatever is hidden from its learner is another."""

    def other(state: Any) -> Any:
        return state if state.outcome else course.game.world(state, course.seat, Dice(key))

    def way_there(way: Way) -> Way:
        return way._replace(acts=tuple(act._replace(state=other(act.state)) for act in way.acts))

    def moment_there(moment: Moment) -> Moment:
        ways = {text: way_there(way) for text, way in moment.ways.items()}
        return moment._replace(state=other(moment.state), ways=ways)

    return course._replace(moments=tuple(map(moment_there, course.moments)))


@served
async def test_whatever_is_no_lesson_is_not_there(server: Running) -> None:
    for path in ("station/nothing", "nothing/move", "station/move/99/dossier"):
        assert (await server.ask("GET", f"/api/lessons/{path}")).status_code == 404


@served
async def test_a_learner_may_ask_why_not(server: Running) -> None:
    base = "/api/lessons/station/hive/1"
    why = (await server.ask("GET", f"{base}/why?action=burn T")).json()
    assert (why["allowed"], why["rule"]) == (False, "WIN-1")
    assert (await server.ask("GET", f"{base}/why?action=move T n")).json() == {"allowed": True}
    found = (await server.ask("GET", f"{base}/impossible?verb=burn")).json()
    assert {each["verb"] for each in found} == {"burn"}
    dossier = (await server.ask("GET", f"{base}/dossier")).json()
    assert "paragraphs" in dossier
    assert (await server.ask("GET", f"{base}/why?action=fly")).status_code == 400


@served
async def test_a_script_comes_compressed_to_whoever_takes_it(server: Running) -> None:
    name = next(iter(lessons_of("panik")))
    answer = await server.ask("GET", f"/api/lessons/panik/{name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert LessonScript.model_validate(answer.json()).card.name == name
