"""Health checks, metrics, and the pages that describe the API."""

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from panicroom import __version__
from panicroom.server.access.client_address import address_of
from panicroom.server.api.caller import WithServices
from panicroom.server.api.problems import NOT_THERE
from panicroom.server.protocol.schema import schema

LOOPBACK: Final = ("127.0.0.1", "::1")
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Panic Room {version}</title></head><body>
<h1>Panic Room {version}</h1>
<ul>
<li><a href="/api/openapi.json">OpenAPI</a></li>
<li><a href="/api/protocol.json">JSON Schema: /api/tables/CODE/socket</a></li>
</ul>
</body></html>
"""

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(services: WithServices) -> JSONResponse:
    """Ready when something can be stored."""
    if not await services.readiness.is_ready():
        return JSONResponse({"code": "not-ready"}, 503)
    return JSONResponse({"status": "ok"})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: WithServices) -> Response:
    """For loopback only: to a player even a count could reveal that somebody has answered."""
    if address_of(request) not in LOOPBACK:
        raise NOT_THERE
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/docs", include_in_schema=False)
async def docs() -> HTMLResponse:
    return HTMLResponse(PAGE.format(version=__version__))


@router.get("/api/protocol.json")
async def protocol() -> dict[str, Any]:
    """The messages of the socket, both ways, and what each game puts into them."""
    return schema()
