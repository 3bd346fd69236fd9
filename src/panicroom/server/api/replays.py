"""Finished games: the record as a file, and a replay from any seat's view."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from panicroom.kernel.record import Record
from panicroom.server.api.caller import AtTable, Find, Worker
from panicroom.server.api.finished import MOST_STEPS, finished
from panicroom.server.api.problems import NOT_THERE
from panicroom.server.live.scenes import Scene, scene

router = APIRouter(tags=["replays"])
Step = Annotated[int | None, Query(ge=0, le=MOST_STEPS)]
Seat = Annotated[int | None, Query(ge=0, le=100)]


class JsonLines(PlainTextResponse):
    media_type = "application/jsonl"


@router.get("/tables/{name}/record", response_class=JsonLines)
async def record(name: str, at: AtTable) -> JsonLines:
    """The record includes the dice key and what it was made from, so that anyone can check the
    deal (`panicroom verify`)."""
    _, ended = await record_of(at)
    kept = {"Content-Disposition": f'attachment; filename="{ended.game}-{name}.jsonl"'}
    return JsonLines(str(ended), headers=kept)


@router.get("/tables/{name}/replay", response_model=Scene)
async def replay(
    at: AtTable,
    work: Worker,
    step: Step = None,
    seat: Seat = None,
    open: bool = False,
) -> Response:
    """As a seat saw it, as a spectator did, or with all cards open."""
    table, ended = await record_of(at)
    body = await work(partial(scene, table, ended, step, seat, open))
    return Response(body, media_type="application/json")


async def record_of(at: Find) -> tuple[str, Record]:
    """The table's id and the record. Before the end the answer is 404, as for an unknown table."""
    table, live_table = await at()
    ended: Record | None = await live_table.look(finished)
    if ended is None:
        raise NOT_THERE
    return table.id, ended
