"""A finished game to watch: what is shown around it, the film of it with anyone's eyes, and who may
watch it."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict

from panicroom.kernel.message import Message
from panicroom.kernel.record import Record
from panicroom.replay.eyes import OPEN, Eyes
from panicroom.replay.moments import question_at
from panicroom.server.api.caller import Known, Visitor, WithServices, Worker
from panicroom.server.api.finished import MOST_STEPS, Finished, Watched, kept_answer
from panicroom.server.api.problems import Problem
from panicroom.server.protocol.asked import AskedThen, asked_then
from panicroom.server.protocol.film import Film, film
from panicroom.server.protocol.film_file import ONLOOKER, Suspicions, suspected
from panicroom.server.protocol.said import Said
from panicroom.server.table.commands import ShareReplay, judge
from panicroom.server.table.fold import TableFold
from panicroom.server.table.standing import ChairView, chair_view
from panicroom.telling import TELLERS

EyesAsked = Annotated[str, Query(pattern=f"^({OPEN}|{ONLOOKER}|[0-9])$")]
StepAsked = Annotated[int, Query(ge=0, le=MOST_STEPS)]
SeatAsked = Annotated[int | None, Query(ge=0, le=9)]

router = APIRouter(prefix="/replays", tags=["replays"])


class FinishedGame(BaseModel):
    """`seat` is the asker's own, `host` whether they may share the replay. It has `steps` actions.
    `shared` is whether the link is enough to watch it, as it always is for a table that was
    `listed`."""

    id: str
    game: str
    made: int
    seat: int | None
    host: bool
    listed: bool
    shared: bool
    chairs: list[ChairView]
    steps: int
    ending: list[Said]


class Sharing(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    shared: bool


@router.get("/{name}")
async def finished_game(at: Watched, visitor: Visitor) -> FinishedGame:
    """By the id of its table: for who sat there, and for all if it was listed or shared."""
    watched = await at()

    def look(fold: TableFold) -> FinishedGame:
        return described(watched, fold, None if visitor is None else visitor.id)

    found: FinishedGame = await watched.live_table.look(look)
    return found


@router.get("/{name}/film", response_model=Film)
async def film_of(
    at: Watched,
    request: Request,
    services: WithServices,
    work: Worker,
    eyes: EyesAsked = OPEN,
) -> Response:
    """As a seat saw it, as an onlooker did, or with everything open."""
    table, _, record = await at()
    chosen = eyes_of(eyes)
    if isinstance(chosen, int) and chosen >= record.setup["seats"]:
        raise Problem(400, "malformed", "query.eyes")
    body = await services.films.of((table.id, "film", eyes), partial(film, record, chosen), work)
    return kept_answer(request, body)


@router.get("/{name}/suspicions", response_model=Suspicions)
async def suspicions_of(
    at: Watched, request: Request, services: WithServices, work: Worker
) -> Response:
    """Who had reason to suspect whom, as the most careful bot would have held in each seat, and
    whom the bots suspected that played."""
    table, live_table, record = await at()
    levels: list[str | None] = await live_table.look(levels_of)
    key = (table.id, "suspicions", *map(str, levels))
    body = await services.films.of(key, partial(suspected, record, levels), work)
    return kept_answer(request, body)


@router.get("/{name}/question", response_model=AskedThen | None)
async def question(
    at: Watched,
    request: Request,
    services: WithServices,
    work: Worker,
    step: StepAsked,
    seat: SeatAsked = None,
) -> Response:
    """For a friend who is asked what they would have done: the first choice from this step on, of
    this seat or of any; null if none follows."""
    table, _, record = await at()
    first = min(step, len(record.actions))
    key = table.id, "question", f"{first}", f"{seat}"
    body = await services.films.of(key, partial(question_told, record, first, seat), work)
    return kept_answer(request, body)


@router.put("/{name}/sharing", status_code=204)
async def share(wish: Sharing, at: Watched, guest: Known) -> Response:
    """By the table's owner: from now on whoever has the link may watch, or no longer."""
    _, live_table, _ = await at()
    await live_table.do(lambda fold: judge(fold, guest.id, ShareReplay(wish.shared)))
    return Response(status_code=204)


def question_told(record: Record, step: int, seat: int | None) -> dict[str, Any] | None:
    asked = question_at(record, step, seat)
    return None if asked is None else asked_then(record.game, asked)


def described(watched: Finished, fold: TableFold, guest: str | None) -> FinishedGame:
    lobby, record = fold.lobby, watched.record
    return FinishedGame(
        id=watched.table.id,
        game=record.game,
        made=watched.table.made,
        seat=None if guest is None else lobby.seat_of(guest),
        host=guest == lobby.host,
        listed=lobby.listed,
        shared=fold.replay_shared,
        chairs=[chair_view(lobby, chair) for chair in lobby.chairs],
        steps=len(record.actions),
        ending=[Said.of(part) for part in ending_of(fold)],
    )


def levels_of(fold: TableFold) -> list[str | None]:
    """Of the bots, by seat; a bot that only stands in for somebody is none."""
    return [None if chair.guest else chair.level for chair in fold.lobby.chairs]


def ending_of(fold: TableFold) -> list[Message]:
    """A game that was ended by vote has no winner to tell of."""
    match = fold.match
    if match is None or not match.over:
        return []
    return TELLERS[fold.lobby.game].ending(match.view(None))


def eyes_of(asked: str) -> Eyes:
    if asked == OPEN:
        return OPEN
    return None if asked == ONLOOKER else int(asked)
