"""Return links: single-use ways for a guest to sign in on another device."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from panicroom.server.access.identity import fresh_link, link_hash
from panicroom.server.api.caller import Caller, Known, WithServices
from panicroom.server.api.problems import NOT_THERE
from panicroom.server.api.tokens import Token, device_at, token_for
from panicroom.server.store import Link

router = APIRouter(tags=["guests"])


class NewLink(BaseModel):
    """Shown once, good once."""

    code: str
    expires: int


@router.post("/me/links", status_code=201)
async def make_link(caller: Caller, services: WithServices) -> NewLink:
    """One more than there may be replaces the oldest."""
    code, at = fresh_link(), services.clock.now()
    expires = at + services.retention.link_life
    link = Link(link_hash(code), caller.guest.id, at, expires, caller.device)
    await services.store.links.make(link, caller)
    return NewLink(code=code, expires=expires)


@router.delete("/me/links", status_code=204)
async def revoke_all(guest: Known, services: WithServices) -> Response:
    await services.store.links.revoke_all(guest.id)
    return Response(status_code=204)


@router.delete("/me/links/{code}", status_code=204)
async def revoke(code: str, guest: Known, services: WithServices) -> Response:
    if not await services.store.links.revoke(guest.id, link_hash(code)):
        raise NOT_THERE
    return Response(status_code=204)


@router.post("/links/{code}")
async def come_back(code: str, request: Request, services: WithServices) -> Token:
    """Exchanges a single-use link for a token."""
    device = device_at(request, services)
    guest = await services.store.links.redeem(
        link_hash(code), services.retention.link_time(), device
    )
    if guest is None:
        raise NOT_THERE
    return token_for(services, guest, device)
