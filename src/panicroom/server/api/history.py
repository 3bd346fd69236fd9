"""Earlier pages of what a table's reader has heard; the last one comes with the welcome."""

from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel
from pydantic_core import to_json

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.api.caller import AtTable, Visitor, WithServices
from panicroom.server.api.problems import Problem
from panicroom.server.protocol.client import Number
from panicroom.server.protocol.history import page_ending_at
from panicroom.server.protocol.server import GameValue, Notice
from panicroom.server.table.fold import TableFold

Before: TypeAlias = Annotated[Number, Query()]

router = APIRouter(tags=["questions"])


class HistoryPage(BaseModel):
    """What the reader on `seat` heard after `since`, up to the number that was asked for; `since`
    is the next number to ask for, and 0 if there is nothing before."""

    seat: int | None
    since: int
    heard: list[Notice | GameValue]


@router.get("/tables/{name}/history", response_model=HistoryPage)
async def history(
    at: AtTable,
    visitor: Visitor,
    request: Request,
    services: WithServices,
    before: Before,
    words: bool = False,
) -> Response:
    """The page that ends with the line `before`, as the asker's seat heard it, or as spectators
    did. The numbers are those of the asker's own welcome."""
    if not services.history_pages.take(rate_limit_key(request), services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-fast")

    def look(fold: TableFold) -> dict[str, Any]:
        seat = None if visitor is None else fold.lobby.seat_of(visitor.id)
        until = min(before, fold.stream.number(seat))
        page = page_ending_at(fold, seat, until, words)
        return {"seat": seat, "since": page.since, "heard": page.lines}

    _, live_table = await at()
    return Response(to_json(await live_table.look(look)), media_type="application/json")
