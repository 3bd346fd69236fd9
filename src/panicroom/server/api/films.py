"""A record that somebody has brought, played for them: nothing of it is kept."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json

from panicroom.kernel.errors import GameError, Malformed
from panicroom.kernel.expected import Expected
from panicroom.kernel.record import Record, parse_record
from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.api.caller import WithServices
from panicroom.server.api.problems import Problem
from panicroom.server.protocol.film_file import FilmFile, film_file

MOST_ACTIONS: Final = 3000

router = APIRouter(prefix="/films", tags=["replays"])


class Brought(BaseModel):
    """`record` is the text of a record file."""

    model_config = ConfigDict(extra="forbid", strict=True)
    record: Annotated[str, Field(max_length=300_000)]


@router.post("", response_model=FilmFile)
async def film_of_record(brought: Brought, request: Request, services: WithServices) -> Response:
    """The whole replay of it, as `panicroom replay --film` writes it."""
    record = read(brought.record)
    if not services.films_made.take(rate_limit_key(request), services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-fast")
    body = await asyncio.to_thread(lambda: to_json(made(record)))
    return Response(body, media_type="application/json")


def read(text: str) -> Record:
    try:
        record = parse_record(text.splitlines())
    except GameError:
        raise not_a_record() from None
    if len(record.actions) > MOST_ACTIONS:
        raise not_a_record()
    return record


def made(record: Record) -> dict[str, Any]:
    try:
        return film_file(record)
    except (GameError, LookupError, TypeError, ValueError, AttributeError):
        raise not_a_record() from None


def not_a_record() -> Malformed:
    return Malformed("record", "", Expected("record"))
