"""Calls to a device: whether it wants them, and in which hours not."""

from typing import Annotated, Final

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.access.identity import fresh_id
from panicroom.server.api.caller import Caller, WithServices, count_change
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.api.quiet_hours import QuietHours, kept, quiet_hours
from panicroom.server.calling.sealing import Sealer, decoded
from panicroom.server.store import Receiver

SECRET_SIZE: Final = 16
SCHEMES: Final = ("https://", "http://")

router = APIRouter(tags=["guests"])


class NewPush(BaseModel):
    """As a browser's push subscription has it: `key` is its p256dh, `secret` its auth."""

    model_config = ConfigDict(extra="forbid", strict=True)
    endpoint: Annotated[str, Field(max_length=1024)]
    key: Annotated[str, Field(max_length=128)]
    secret: Annotated[str, Field(max_length=32)]
    quiet: QuietHours | None = None


class Push(BaseModel):
    """Whether this device is called; `server` is the public key it subscribes with, null on a
    server that calls nobody."""

    server: str | None
    on: bool
    quiet: QuietHours | None


@router.get("/me/push")
async def look(caller: Caller, services: WithServices) -> Push:
    found, push = await services.store.receivers.browser(caller), services.ways.push
    quiet = quiet_hours(found)
    server = None if push is None else push.sealer.public
    return Push(server=server, on=found is not None, quiet=quiet)


@router.put("/me/push", status_code=204)
async def subscribe(new: NewPush, caller: Caller, services: WithServices) -> Response:
    """Where it leads is checked again whenever something is sent there."""
    if services.ways.push is None:
        raise NOT_THERE
    check(new, services.ways.push.sealer)
    count_change(services, caller.guest)
    known = await services.store.receivers.browser(caller)
    is_same = known is not None and known.address == new.endpoint
    browser = Receiver(
        known.id if known is not None and is_same else fresh_id(),
        "push",
        caller.guest.id,
        new.endpoint,
        services.clock.now(),
        caller.device,
        key=new.key,
        secret=new.secret,
    )
    await services.store.receivers.put_browser(caller, browser.sleeping(kept(new.quiet)))
    await services.planner.welcome(caller.guest.id)
    return Response(status_code=204)


@router.delete("/me/push", status_code=204)
async def unsubscribe(caller: Caller, services: WithServices) -> Response:
    await services.store.receivers.drop_browser(caller)
    await services.planner.meet()
    return Response(status_code=204)


def check(new: NewPush, sealer: Sealer) -> None:
    """The key must lie on the curve: whatever else is no key of a browser."""
    if not new.endpoint.startswith(SCHEMES):
        raise Problem(400, "malformed", "body.endpoint")
    if not sealer.is_key(new.key):
        raise Problem(400, "malformed", "body.key")
    try:
        secret = decoded(new.secret)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_SIZE:
        raise Problem(400, "malformed", "body.secret")
