"""Guests: a name and a token, data export and deletion."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.identity import fresh_id
from panicroom.server.api.caller import Known, WithServices, count_change
from panicroom.server.api.problems import Problem
from panicroom.server.api.tokens import Me, Token, device_at, me_of, token_for
from panicroom.server.table.names import name

router = APIRouter(tags=["guests"])


class Naming(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    name: Annotated[str, Field(max_length=400)]


@router.post("/guests", status_code=201)
async def sit_down(naming: Naming, request: Request, services: WithServices) -> Token:
    wanted = name(naming.name)
    if not services.new_guests.take(rate_limit_key(request), services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-many-guests")
    guest = await services.store.guests.make(fresh_id(), wanted, services.clock.now())
    device = device_at(request, services, guest.id)
    await services.store.devices.make(device)
    return token_for(services, guest, device)


@router.get("/me")
async def who_am_i(guest: Known) -> Me:
    return me_of(guest)


@router.patch("/me")
async def rename(naming: Naming, guest: Known, services: WithServices) -> Me:
    wanted = name(naming.name)
    count_change(services, guest)
    return me_of(await services.tables.rename(guest, wanted))


@router.delete("/me", status_code=204)
async def delete(guest: Known, services: WithServices) -> Response:
    """Deletes name, devices, links and words. Logs of games stay, with an id that belongs to
    nobody."""
    await services.tables.withdraw(guest)
    await services.store.guests.delete(guest.id)
    await services.tables.forget(guest)
    return Response(status_code=204)


@router.get("/me/export")
async def export(guest: Known, services: WithServices) -> dict[str, Any]:
    return dict(await services.store.guests.export(guest.id))
