"""Finished games: the record as a file, and a replay from any seat's view."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from panicroom.kernel.audience import Viewer, heard_by
from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record
from panicroom.server.api.caller import AtTable, Find, WithServices
from panicroom.server.api.finished import MOST_STEPS, finished
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.live.finished_games import FinishedGame

router = APIRouter(tags=["replays"])
Step = Annotated[int | None, Query(ge=0, le=MOST_STEPS)]
Seat = Annotated[int | None, Query(ge=0, le=100)]


class JsonLines(PlainTextResponse):
    media_type = "application/jsonl"


class Scene(BaseModel):
    """The game after `step` of `steps` actions: one view, or with `open` one for each seat, and
    what was heard in the last step."""

    game: str
    step: int
    steps: int
    views: list[dict[str, Any]]
    heard: list[dict[str, Any]]
    key: str
    commitment: str


@router.get("/tables/{name}/record", response_class=JsonLines)
async def record(name: str, at: AtTable) -> JsonLines:
    """The record includes the dice key and what it was made from, so that anyone can check the
    deal (`panicroom verify`)."""
    _, ended = await record_of(at)
    kept = {"Content-Disposition": f'attachment; filename="{ended.game}-{name}.jsonl"'}
    return JsonLines(str(ended), headers=kept)


@router.get("/tables/{name}/replay")
async def replay(
    at: AtTable,
    services: WithServices,
    step: Step = None,
    seat: Seat = None,
    open: bool = False,
) -> Scene:
    """As a seat saw it, as a spectator did, or with all cards open."""
    table, ended = await record_of(at)

    def play() -> Scene:
        return scene(services.finished_games.of(table, ended), step, seat, open)

    return await asyncio.to_thread(play)  # a long game takes a while: keep the event loop free


async def record_of(at: Find) -> tuple[str, Record]:
    """The table's id and the record. Before the end the answer is 404, as for an unknown table."""
    table, live_table = await at()
    ended: Record | None = await live_table.look(finished)
    if ended is None:
        raise NOT_THERE
    return table.id, ended


def scene(played: FinishedGame, step: int | None, seat: Viewer, is_open: bool) -> Scene:
    game, record, steps = played.game, played.record, len(played.record.actions)
    at = steps if step is None else min(step, steps)
    state, news = played.at(at)
    if seat is not None and seat >= state.seats:
        raise Problem(400, "malformed", "seat")
    viewers = range(state.seats) if is_open else [seat]
    heard = news if is_open else [heard_by(event, seat) for event in news]
    return Scene(
        game=record.game,
        step=at,
        steps=steps,
        views=[game.wire.view(game.view(state, viewer)) for viewer in viewers],
        heard=[game.wire.event(event) for event in heard if event is not None],
        key=record.key,
        commitment=commitment(record.key) if record.dice is None else record.dice.commitment,
    )
