"""Every lesson can be gone through by its own solution, and says something to everything else."""

import pytest

from panicroom.games import GAMES
from panicroom.kernel.errors import MalformedComponent
from panicroom.lessons import all_lessons, lessons_of
from panicroom.lessons.course import READ, BrokenLesson, Course, Moment, course_of
from panicroom.lessons.lesson import Lesson
from panicroom.lessons.reading import read_lesson
from panicroom.words import languages
from tests.words.catalogue import COMMON, messages

every_lesson = pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.name)
every_language = pytest.mark.parametrize("lang", languages())
WORDS = "page-lesson-"
POSITION = "station en seats=4\nmap 0,0 reactor; 0,1 team-1\nturn red ap 2\n---\n"


def lesson_of(script: str) -> Lesson:
    return read_lesson("station", "made-up", POSITION + script)


def asking(course: Course) -> list[Moment]:
    return [moment for moment in course.moments if moment.step.does]


@every_lesson
def test_its_own_solution_leads_through_all_its_steps(lesson: Lesson) -> None:
    course = course_of(lesson)
    moment, steps = course.moments[0], [course.moments[0].step]
    while moment.ways:
        moment = course.moments[next(iter(moment.ways.values())).to]
        steps.append(moment.step)
    assert tuple(steps) == lesson.steps


@every_lesson
def test_whatever_way_is_taken_it_comes_to_the_end(lesson: Lesson) -> None:
    course = course_of(lesson)
    assert all(moment.ways or moment.step is lesson.steps[-1] for moment in course.moments)


@every_lesson
def test_its_own_answers_are_to_something_that_can_be_done(lesson: Lesson) -> None:
    course = course_of(lesson)
    offered = {
        (moment.step.name, moment.step.answer_to(course.game.spell(option)))
        for moment in asking(course)
        for option in course.options(moment)
        if not moment.step.takes(course.game.spell(option))
    }
    wanted = {(step.name, wrong.answer) for step in lesson.steps for wrong in step.wrong}
    assert wanted <= offered


@every_lesson
def test_what_the_rules_forbid_is_refused_by_a_rule_with_words(lesson: Lesson) -> None:
    course, rules = course_of(lesson), messages(lesson.game)
    for moment in asking(course):
        view = course.game.view(moment.state, course.seat)
        refusals = [course.game.why_not(view, each) for each in course.game.candidates(view)]
        refused = {refusal.rule for refusal in refusals if refusal is not None}
        assert refused
        assert all(f"rule-{rule}" in rules for rule in refused)


@every_lesson
def test_every_sentence_of_the_coach_leads_to_a_rule(lesson: Lesson) -> None:
    assert [step.name for step in lesson.steps if not step.rule] == []


@every_lesson
def test_the_rules_it_points_to_are_there(lesson: Lesson) -> None:
    named = {f"rule-{step.rule}" for step in lesson.steps if step.rule}
    assert named <= set(messages(lesson.game))


def test_there_are_at_least_eight_lessons_of_the_one_game_and_four_of_the_other() -> None:
    assert len(lessons_of("station")) >= 8
    assert len(lessons_of("panik")) >= 4


@every_language
def test_a_lesson_has_all_its_words_and_none_left_over(lang: str) -> None:
    wanted = {id for lesson in all_lessons() for id in words_of(lesson)}
    found = {part: set(messages(part, lang)) for part in (COMMON, *GAMES)}
    said = {id for ids in found.values() for id in ids if id.startswith(WORDS)}
    assert sorted(wanted ^ said) == []
    titles = {f"{WORDS}{lesson.name}{part}" for lesson in all_lessons() for part in ("", "-about")}
    assert titles <= found[COMMON]  # the list of all lessons says them without any game's words


def words_of(lesson: Lesson) -> set[str]:
    parts = ["", "-about"]
    for step in lesson.steps:
        parts += [f"-{step.name}{end}" for end in (("", "-hint", "-right") if step.does else ("",))]
        parts += [f"-wrong-{wrong.answer}" for wrong in step.wrong]
    return {f"{WORDS}{lesson.name}{part}" for part in parts}


def test_a_file_is_read_step_by_step() -> None:
    script = """
step  look            # to be read
step  walk
rule  MOVE-1
do    move T n
do    move A *
wrong end-turn  early
then  blue end-turn
"""
    look, walk = lesson_of(script).steps
    assert (look.name, look.rule, look.does, look.then) == ("look", None, (), ())
    assert (walk.rule, walk.does) == ("MOVE-1", ("move T n", "move A *"))
    assert walk.takes("move A n")
    assert not walk.takes("move T s")
    assert walk.answer_to("end-turn") == "early"
    assert walk.answer_to("search T -") is None
    assert walk.then == ((1, "end-turn"),)


@pytest.mark.parametrize(
    ("script", "line", "field"),
    [
        ("do move T n", 5, "line"),
        ("step walk\nstep walk", 6, "step"),
        ("step walk\nwalk T n", 6, "line"),
        ("step walk\nwrong early", 6, "wrong"),
        ("step walk\nthen pink end-turn", 6, "seat"),
        ("step walk\nthen blue", 6, "then"),
        ("step", 5, "step"),
        ("", 1, "file"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_field(script: str, line: int, field: str) -> None:
    with pytest.raises(MalformedComponent) as caught:
        lesson_of(script)
    assert (caught.value.line, caught.value.field) == (line, field)


def test_what_is_asked_must_be_possible() -> None:
    with pytest.raises(BrokenLesson, match="made-up, fly"):
        course_of(lesson_of("step fly\ndo move T s\nstep done"))


def test_two_ways_to_one_position_meet_again() -> None:
    course = course_of(lesson_of("step walk\ndo move * n\nstep look\nstep done"))
    walk, *_ = course.moments
    assert set(walk.ways) == {"move T n", "move A n"}
    assert len(course.moments) == 5  # the two stand differently, to the end
    same = course_of(lesson_of("step a\nstep b\nstep c"))
    assert [set(moment.ways) for moment in same.moments] == [{READ}, {READ}, set()]
