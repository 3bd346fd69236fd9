"""A record that somebody has brought, played for them: nothing of it is kept."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.api.caller import Worker
from panicroom.server.protocol.film_file import FilmFile, film_of_text

router = APIRouter(prefix="/films", tags=["replays"])


class Brought(BaseModel):
    """`record` is the text of a record file; no request may be longer."""

    model_config = ConfigDict(extra="forbid", strict=True)
    record: Annotated[str, Field(max_length=65_536)]


@router.post("", response_model=FilmFile)
async def film_of_record(brought: Brought, work: Worker) -> Response:
    """The whole replay of it, as `panicroom replay --film` writes it."""
    body = await work(partial(film_of_text, brought.record))
    return Response(body, media_type="application/json")
