"""The application: routes, WebSocket endpoint, middleware and the built page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypedDict

from fastapi import APIRouter, Depends, FastAPI

from panicroom import __version__
from panicroom.server.access.transport_limits import TransportLimits
from panicroom.server.api import (
    claims,
    devices,
    films,
    guests,
    health,
    history,
    lessons,
    links,
    mails,
    preferences,
    pushes,
    questions,
    replays,
    setup_preview,
    tables,
    turning,
    watching,
    webhooks,
)
from panicroom.server.api.caller import limited
from panicroom.server.api.middleware import Middleware
from panicroom.server.api.openapi import Api
from panicroom.server.api.page import Page
from panicroom.server.api.problems import ProblemBody, answer_problems
from panicroom.server.bus import Bus
from panicroom.server.opening import open_services
from panicroom.server.process.settings import Settings
from panicroom.server.sockets import endpoint

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": ProblemBody} for code in (400, 401, 404, 409, 413, 429, 500, 503)
}


class SharedState(TypedDict):
    """What the protocol classes of the transport are given."""

    transport_limits: TransportLimits


def app_for(settings: Settings, bus: Bus | None = None) -> FastAPI:
    """The bus is that of the settings, unless one is given."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[SharedState]:
        async with open_services(settings, bus) as services:
            app.state.services = services
            yield {"transport_limits": services.transport_limits}

    app = Api(
        title="Panic Room",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,  # these pages load scripts from another host
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    api = APIRouter(prefix="/api", dependencies=[Depends(limited)], responses=PROBLEMS)
    parts = (
        guests,
        devices,
        links,
        preferences,
        pushes,
        mails,
        tables,
        webhooks,
        setup_preview,
        questions,
        claims,
        history,
        replays,
        watching,
        turning,
        films,
        lessons,
    )
    for part in parts:
        api.include_router(part.router)
    app.include_router(api)
    app.include_router(health.router)
    app.router.routes.append(endpoint.route)
    app.router.default = Page(app.router.default)
    app.add_middleware(Middleware, settings=settings)
    answer_problems(app)
    return app
