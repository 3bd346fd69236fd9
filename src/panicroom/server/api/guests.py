"""Guests: name and token, return links, data export and deletion."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.identity import fresh_id, fresh_link, link_hash
from panicroom.server.api.caller import Known, WithServices
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.process.clock import now
from panicroom.server.services import DAY, HOUR, Services
from panicroom.server.store import Guest, Link, Unknown
from panicroom.server.table.names import name

MOST_LINKS: Final = 20

router = APIRouter(tags=["guests"])


class Naming(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    name: Annotated[str, Field(max_length=400)]


class Me(BaseModel):
    id: str
    name: str
    made: int


class Token(BaseModel):
    """To be sent as `Authorization: Bearer TOKEN`, and in the hello of a socket."""

    token: str
    expires: int
    guest: Me


class NewLink(BaseModel):
    """Shown once, good once."""

    code: str
    expires: int


def me_of(guest: Guest) -> Me:
    return Me(id=guest.id, name=guest.name, made=guest.made)


def token_for(services: Services, guest: Guest) -> Token:
    at, life = now(), services.settings.token_days * DAY
    token = services.signer.token(guest, at, life)
    return Token(token=token, expires=at + life, guest=me_of(guest))


@router.post("/guests", status_code=201)
async def sit_down(naming: Naming, request: Request, services: WithServices) -> Token:
    wanted = name(naming.name)
    if not services.new_guests.take(rate_limit_key(request), services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-many-guests")
    return token_for(services, await services.store.guests.make(fresh_id(), wanted, now()))


@router.get("/me")
async def who_am_i(guest: Known) -> Me:
    return me_of(guest)


@router.patch("/me")
async def rename(naming: Naming, guest: Known, services: WithServices) -> Me:
    renamed = await services.store.guests.rename(guest.id, name(naming.name))
    await services.tables.rename(renamed)
    return me_of(renamed)


@router.delete("/me", status_code=204)
async def delete(guest: Known, services: WithServices) -> Response:
    """Deletes name, links and words. Logs of games stay, with an id that belongs to nobody."""
    await services.tables.withdraw(guest)
    await services.store.guests.delete(guest.id)
    await services.tables.forget(guest)
    return Response(status_code=204)


@router.get("/me/export")
async def export(guest: Known, services: WithServices) -> dict[str, Any]:
    return dict(await services.store.guests.export(guest.id))


@router.post("/me/token")
async def new_token(guest: Known, services: WithServices) -> Token:
    """Issues a token, revokes all others and closes their connections."""
    renewed = await services.store.guests.void_tokens(guest.id, now())
    services.tables.dismiss(guest, "token-revoked")
    return token_for(services, renewed)


@router.post("/me/links", status_code=201)
async def make_link(guest: Known, services: WithServices) -> NewLink:
    if len(await services.store.links.of(guest.id)) >= MOST_LINKS:
        raise Problem(409, "too-many-links")
    code, at = fresh_link(), now()
    expires = at + services.settings.link_hours * HOUR
    await services.store.links.make(Link(link_hash(code), guest.id, at, expires))
    return NewLink(code=code, expires=expires)


@router.delete("/me/links", status_code=204)
async def revoke_all(guest: Known, services: WithServices) -> Response:
    for link in await services.store.links.of(guest.id):
        await services.store.links.revoke(guest.id, link.hash)
    return Response(status_code=204)


@router.delete("/me/links/{code}", status_code=204)
async def revoke(code: str, guest: Known, services: WithServices) -> Response:
    if not await services.store.links.revoke(guest.id, link_hash(code)):
        raise NOT_THERE
    return Response(status_code=204)


@router.post("/links/{code}")
async def come_back(code: str, services: WithServices) -> Token:
    """Exchanges a single-use link for a token."""
    id = await services.store.links.redeem(link_hash(code), now())
    if id is None:
        raise NOT_THERE
    try:
        return token_for(services, await services.store.guests.see(id, now()))
    except Unknown:
        raise NOT_THERE from None
