"""Dependencies of the routes: the services, the rate limit, the guest who calls and from where."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Final, Protocol, TypeAlias, TypeVar

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.identity import BadToken
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.live.table import LiveTable
from panicroom.server.services import Services
from panicroom.server.store import Guest, SignedIn, Table

BEARER: Final = HTTPBearer(auto_error=False, description="the token of a guest")
T = TypeVar("T")
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


def count_change(services: Services, guest: Guest) -> None:
    """Of name, seat or settings: each guest has some a minute."""
    if not services.changes.take(guest.id, services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-many-changes")


async def sign_in(services: WithServices, bearer: Bearer) -> SignedIn | None:
    """Of the token; None without one. A token that is not valid is an error."""
    if bearer is None:
        return None
    return await services.recognize(bearer.credentials)


async def caller(found: Annotated[SignedIn | None, Depends(sign_in)]) -> SignedIn:
    if found is None:
        raise BadToken("token-missing")
    return found


async def visitor(found: Annotated[SignedIn | None, Depends(sign_in)]) -> Guest | None:
    return None if found is None else found.guest


async def guest(found: Annotated[SignedIn, Depends(caller)]) -> Guest:
    return found.guest


Caller: TypeAlias = Annotated[SignedIn, Depends(caller)]
Visitor: TypeAlias = Annotated[Guest | None, Depends(visitor)]
Known: TypeAlias = Annotated[Guest, Depends(guest)]


class Work(Protocol):
    """Has a job done by another process, at the cost of the caller's address."""

    async def __call__(self, job: Callable[[], T], /) -> T: ...


async def work_for(request: Request, services: WithServices) -> Work:
    return partial(services.work, rate_limit_key(request))


Worker: TypeAlias = Annotated[Work, Depends(work_for)]


Find: TypeAlias = Callable[[], Awaitable[tuple[Table, LiveTable]]]


async def table_at(name: str, request: Request, services: WithServices, visitor: Visitor) -> Find:
    """By code or id, if the caller may see it. The route looks it up, after all other fields have
    been checked: what is malformed must not tell whether there is a table."""

    async def find() -> tuple[Table, LiveTable]:
        found = await services.find_table(name, visitor, rate_limit_key(request))
        if found is None:
            raise NOT_THERE
        return found

    return find


AtTable: TypeAlias = Annotated[Find, Depends(table_at)]
