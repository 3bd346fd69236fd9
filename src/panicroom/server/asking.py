"""Who asks: what every route needs to know of a request."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Annotated, Final, TypeAlias

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from panicroom.server.clock import now
from panicroom.server.house import House, seconds
from panicroom.server.identity import BadToken, recognise
from panicroom.server.problems import Problem
from panicroom.server.store import Guest

NOWHERE: Final = "-"
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address: whoever is given one is given all that begin like it."""
BEARER: Final = HTTPBearer(auto_error=False, description="the token of a guest")
Bearer: TypeAlias = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else NOWHERE


def household_of(connection: HTTPConnection) -> str:
    """Whose limits count: one person may have millions of addresses."""
    address = address_of(connection)
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))


AnyHouse: TypeAlias = Annotated[House, Depends(house_of)]


async def limited(request: Request, house: AnyHouse) -> None:
    """So many requests for each address."""
    if not house.requests.take(household_of(request), seconds()):
        house.metrics.limited.inc()
        raise Problem(429, "too-fast")


async def visitor(house: AnyHouse, bearer: Bearer) -> Guest | None:
    """A guest, or nobody in particular; a token that is wrong is an error, not nobody."""
    if bearer is None:
        return None
    return await recognise(bearer.credentials, house.signer, house.store, now())


async def guest(visitor: Annotated[Guest | None, Depends(visitor)]) -> Guest:
    if visitor is None:
        raise BadToken("token-missing")
    return visitor


Visitor: TypeAlias = Annotated[Guest | None, Depends(visitor)]
Known: TypeAlias = Annotated[Guest, Depends(guest)]
