"""The turning points of a finished game: found once if somebody asks for it, and kept."""

from fastapi import APIRouter, Request
from pydantic import BaseModel

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.api.caller import WithServices
from panicroom.server.api.finished import Watched

router = APIRouter(prefix="/replays", tags=["replays"])


class TurningPoint(BaseModel):
    """The chance of those who won, before what happened in the step and after it."""

    step: int
    before: float
    after: float


class TurningPoints(BaseModel):
    """`progress` is null until somebody asks for them, then goes from 0 to 1; `points` are there at
    the end. A game that was ended by vote has none."""

    progress: float | None
    points: list[TurningPoint] | None


@router.get("/{name}/turning-points")
async def turning_points(at: Watched, services: WithServices) -> TurningPoints:
    """As far as they are known."""
    table, _, record = await at()
    if record.outcome is None:
        return TurningPoints(progress=1.0, points=[])
    found = await services.turning_worker.of(table.id)
    return TurningPoints.model_validate(found._asdict())


@router.post("/{name}/turning-points", status_code=202)
async def find(at: Watched, request: Request, services: WithServices) -> TurningPoints:
    """Begins the search, unless it has begun: half a minute or so of one process, which no table
    waits for."""
    table, _, record = await at()
    if record.outcome is not None:
        await services.turning_worker.begin(table.id, record, rate_limit_key(request))
    return await turning_points(at, services)
