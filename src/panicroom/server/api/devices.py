"""The devices on which a guest is signed in, and signing them out."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from panicroom.server.api.caller import Caller, WithServices
from panicroom.server.api.problems import NOT_THERE
from panicroom.server.api.tokens import Token, device_at, token_for
from panicroom.server.live.tables import every_device

router = APIRouter(tags=["guests"])

REVOKED = "token-revoked"


class DeviceCard(BaseModel):
    """`seen` is right to an hour. `here` is the device that asks."""

    id: str
    browser: str | None
    system: str | None
    made: int
    seen: int
    here: bool


@router.get("/me/devices")
async def devices(caller: Caller, services: WithServices) -> list[DeviceCard]:
    """The last seen first. A token from before there were devices is not among them."""
    found = await services.store.devices.of(caller.guest.id, services.retention.token_time())
    return [
        DeviceCard(
            id=each.id,
            browser=each.browser,
            system=each.system,
            made=each.made,
            seen=each.seen,
            here=each.id == caller.device,
        )
        for each in found
    ]


@router.delete("/me/devices", status_code=204)
async def sign_out_others(caller: Caller, services: WithServices) -> Response:
    """Everywhere but here. A copy of the token that asks stays valid: `POST /me/token` voids it."""
    await services.store.devices.sign_out_others(caller)
    services.tables.dismiss(caller.guest, lambda device: device != caller.device, REVOKED)
    return Response(status_code=204)


@router.delete("/me/devices/{id}", status_code=204)
async def sign_out(id: str, caller: Caller, services: WithServices) -> Response:
    """One device, with its links and connections."""
    if not await services.store.devices.sign_out(caller, id):
        raise NOT_THERE
    services.tables.dismiss(caller.guest, lambda device: device == id, REVOKED)
    return Response(status_code=204)


@router.post("/me/token")
async def new_token(caller: Caller, request: Request, services: WithServices) -> Token:
    """Issues a token; revokes all others, every link, and closes their connections."""
    device = device_at(request, services, caller.guest.id)
    renewed = await services.store.devices.renew(caller, device)
    services.tables.dismiss(caller.guest, every_device, REVOKED)
    return token_for(services, renewed, device)
