"""Calls to a device: whether it wants them, and in which hours not."""

from typing import Annotated, Final

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.access.identity import fresh_id
from panicroom.server.api.caller import Caller, WithServices
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.calling.sealing import Sealer, decoded
from panicroom.server.store import Subscription

LAST_MINUTE: Final = 24 * 60 - 1
SECRET_SIZE: Final = 16
SCHEMES: Final = ("https://", "http://")

router = APIRouter(tags=["guests"])
Minute = Annotated[int, Field(ge=0, le=LAST_MINUTE)]


class QuietHours(BaseModel):
    """From and until, in minutes of the day, in a time zone such as Europe/Prague."""

    model_config = ConfigDict(extra="forbid", strict=True)
    begin: Minute
    end: Minute
    zone: Annotated[str, Field(min_length=1, max_length=64)]


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
    found = await services.store.calls.here(caller)
    kept = None if found is None else found.quiet
    quiet = None if kept is None else QuietHours(**kept._asdict())
    sealer = services.caller.sealer
    return Push(server=None if sealer is None else sealer.public, on=found is not None, quiet=quiet)


@router.put("/me/push", status_code=204)
async def subscribe(new: NewPush, caller: Caller, services: WithServices) -> Response:
    """Where it leads is checked again whenever something is sent there."""
    if services.caller.sealer is None:
        raise NOT_THERE
    check(new, services.caller.sealer)
    if not services.changes.take(caller.guest.id, services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-many-changes")
    quiet = new.quiet
    subscription = Subscription(
        fresh_id(),
        caller.guest.id,
        caller.device,
        new.endpoint,
        new.key,
        new.secret,
        None if quiet is None else quiet.begin,
        None if quiet is None else quiet.end,
        "UTC" if quiet is None else quiet.zone,
    )
    await services.store.calls.subscribe(caller, subscription)
    await services.caller.meet()
    return Response(status_code=204)


@router.delete("/me/push", status_code=204)
async def unsubscribe(caller: Caller, services: WithServices) -> Response:
    await services.store.calls.unsubscribe(caller)
    await services.caller.meet()
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
