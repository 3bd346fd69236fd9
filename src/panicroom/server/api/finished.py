"""Dependencies of the routes about finished games: who may watch one, and answers that a browser
keeps and asks about."""

import gzip
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, NamedTuple, TypeAlias

from fastapi import Depends, Request, Response

from panicroom.kernel.record import Record
from panicroom.server.api.caller import Visitor, WithServices
from panicroom.server.api.page import accepted
from panicroom.server.api.problems import NOT_THERE
from panicroom.server.live.admission import may_watch_again
from panicroom.server.live.films import Body
from panicroom.server.live.table import LiveTable
from panicroom.server.services import Services
from panicroom.server.store import Guest, Table
from panicroom.server.table.fold import TableFold

MOST_STEPS: Final = 1_000_000
KEPT: Final = "private, no-cache"
"""A browser may keep it, and asks each time whether it is still right, and still allowed."""


class Finished(NamedTuple):
    table: Table
    live_table: LiveTable
    record: Record


Watch: TypeAlias = Callable[[], Awaitable[Finished]]


async def game_at(name: str, services: WithServices, visitor: Visitor) -> Watch:
    """By the id of its table alone. To all others it looks like one that does not exist, and so
    does a game that is not over."""

    return lambda: finished_game_at(name, services, visitor)


async def finished_game_at(name: str, services: Services, visitor: Guest | None) -> Finished:
    table = await services.store.tables.find(name)
    if table is None:
        raise NOT_THERE
    live_table = services.tables.at(table.id)

    def look(fold: TableFold) -> Record | None:
        return finished(fold) if may_watch_again(fold, visitor) else None

    record: Record | None = await live_table.look(look)
    if record is None:
        raise NOT_THERE
    return Finished(table, live_table, record)


Watched: TypeAlias = Annotated[Watch, Depends(game_at)]


def finished(fold: TableFold) -> Record | None:
    return fold.match.record if fold.match is not None and fold.status == "over" else None


def kept_answer(request: Request, body: Body) -> Response:
    headers = {"cache-control": KEPT, "etag": body.tag, "vary": "accept-encoding, authorization"}
    if request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in accepted(request):
        headers["content-encoding"] = "gzip"
        return Response(body.zipped, headers=headers, media_type="application/json")
    return Response(gzip.decompress(body.zipped), headers=headers, media_type="application/json")
