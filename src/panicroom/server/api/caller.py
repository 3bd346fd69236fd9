"""Who asks: what every route needs to know of a request."""

from typing import Annotated, Final, TypeAlias

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.identity import BadToken, recognise
from panicroom.server.api.problems import Problem
from panicroom.server.process.clock import now
from panicroom.server.services import Services, seconds
from panicroom.server.store import Guest

BEARER: Final = HTTPBearer(auto_error=False, description="the token of a guest")
Bearer: TypeAlias = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


async def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


WithServices: TypeAlias = Annotated[Services, Depends(services_of)]


async def limited(request: Request, services: WithServices) -> None:
    """So many requests for each address."""
    if not services.requests.take(rate_limit_key(request), seconds()):
        services.metrics.limited.inc()
        raise Problem(429, "too-fast")


async def visitor(services: WithServices, bearer: Bearer) -> Guest | None:
    """A guest, or nobody in particular; a token that is wrong is an error, not nobody."""
    if bearer is None:
        return None
    return await recognise(bearer.credentials, services.signer, services.store, now())


async def guest(visitor: Annotated[Guest | None, Depends(visitor)]) -> Guest:
    if visitor is None:
        raise BadToken("token-missing")
    return visitor


Visitor: TypeAlias = Annotated[Guest | None, Depends(visitor)]
Known: TypeAlias = Annotated[Guest, Depends(guest)]
