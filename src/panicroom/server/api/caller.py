"""Dependencies of the routes: the services, the rate limit, and the guest who calls."""

from typing import Annotated, Final, TypeAlias

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.identity import BadToken, recognize
from panicroom.server.api.problems import Problem
from panicroom.server.process.clock import now
from panicroom.server.services import Services
from panicroom.server.store import Guest

BEARER: Final = HTTPBearer(auto_error=False, description="the token of a guest")
Bearer: TypeAlias = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


async def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


WithServices: TypeAlias = Annotated[Services, Depends(services_of)]


async def limited(request: Request, services: WithServices) -> None:
    """The rate limit of requests for each address."""
    if not services.requests.take(rate_limit_key(request), services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-fast")


async def visitor(services: WithServices, bearer: Bearer) -> Guest | None:
    """The guest of the token; None without one. A token that is not valid is an error."""
    if bearer is None:
        return None
    return await recognize(bearer.credentials, services.signer, services.store, now())


async def guest(visitor: Annotated[Guest | None, Depends(visitor)]) -> Guest:
    if visitor is None:
        raise BadToken("token-missing")
    return visitor


Visitor: TypeAlias = Annotated[Guest | None, Depends(visitor)]
Known: TypeAlias = Annotated[Guest, Depends(guest)]
