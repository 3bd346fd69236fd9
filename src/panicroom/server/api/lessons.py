"""Lessons, and what a learner may ask in one. They hold no game that anybody plays."""

import asyncio
import gzip
from functools import cache, partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic_core import to_json

from panicroom.games import GAMES
from panicroom.lessons import all_lessons, lessons_of
from panicroom.lessons.course import Course, Moment, course_of
from panicroom.server.api.caller import Worker
from panicroom.server.api.page import accepted
from panicroom.server.api.problems import NOT_THERE
from panicroom.server.api.questions import (
    Allowed,
    Dossier,
    NotAllowed,
    Verbs,
    check_verbs,
    dossier_from,
    whether,
)
from panicroom.server.protocol.impossible import Impossible, impossible_attempts
from panicroom.server.protocol.lessons import LessonCard, LessonScript, card_of, script_of

KEPT: Final = {"cache-control": "no-cache", "vary": "accept-encoding"}

router = APIRouter(prefix="/lessons", tags=["lessons"])


@router.get("")
async def lessons() -> list[LessonCard]:
    """All of them, in their order."""
    return [card_of(lesson) for lesson in all_lessons()]


@router.get("/{game}/{name}", response_model=LessonScript)
async def lesson(game: str, name: str, request: Request) -> Response:
    """The whole of it, so that a page can go through it by itself."""
    check_named(game, name)
    plain, packed = await asyncio.to_thread(written, game, name)
    if "gzip" in accepted(request):
        return Response(packed, headers=KEPT | {"content-encoding": "gzip"}, media_type=JSON)
    return Response(plain, headers=KEPT, media_type=JSON)


@router.get("/{game}/{name}/{place}/dossier")
async def dossier(game: str, name: str, place: int) -> Dossier:
    course, moment = await found(game, name, place)
    return dossier_from(course.game, moment.past, seen(course, moment))


@router.get("/{game}/{name}/{place}/why")
async def why(
    game: str, name: str, place: int, action: Annotated[str, Query(max_length=200)]
) -> Allowed | NotAllowed:
    course, moment = await found(game, name, place)
    return whether(course.game, seen(course, moment), action)


@router.get("/{game}/{name}/{place}/impossible", response_model=list[Impossible])
async def impossible(game: str, name: str, place: int, work: Worker, verb: Verbs = ()) -> Response:
    course, moment = await found(game, name, place)
    check_verbs(course.game, verb)
    text = await work(partial(impossible_attempts, game, seen(course, moment), verb))
    return Response(text, media_type=JSON)


JSON: Final = "application/json"


async def found(game: str, name: str, place: int) -> tuple[Course, Moment]:
    check_named(game, name)
    course = await asyncio.to_thread(played, game, name)
    if not 0 <= place < len(course.moments):
        raise NOT_THERE
    return course, course.moments[place]


def check_named(game: str, name: str) -> None:
    if game not in GAMES or name not in lessons_of(game):
        raise NOT_THERE


def seen(course: Course, moment: Moment) -> object:
    return course.game.view(moment.state, course.seat)


@cache
def played(game: str, name: str) -> Course:
    return course_of(lessons_of(game)[name])


@cache
def written(game: str, name: str) -> tuple[bytes, bytes]:
    """Plain and compressed: the same for everybody."""
    text = to_json(script_of(played(game, name)))
    return text, gzip.compress(text, 9)
