"""Calls of a table to an address that its owner has named."""

from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.access.identity import fresh_id
from panicroom.server.api.caller import AtTable, Caller, Find, Known, WithServices, count_change
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.calling.webhook import SECRET_PREFIX, fresh_secret
from panicroom.server.store import Guest, Receiver
from panicroom.server.table.commands.preconditions import must_be_host

SCHEMES: Final = ("https", "http")

router = APIRouter(prefix="/tables/{name}/webhook", tags=["tables"])


class NewWebhook(BaseModel):
    """What is sent there is in `lang`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    address: Annotated[str, Field(max_length=1024)]
    lang: Annotated[str, Field(pattern="^[a-z]{2}$")]


class WebhookSecret(BaseModel):
    """By which what is sent can be checked (standardwebhooks.com). It is shown once."""

    secret: str


class Webhook(BaseModel):
    """`host` is where it leads; the rest of its address is often a secret of its own."""

    offered: bool
    host: str | None


@router.get("")
async def look(at: AtTable, guest: Known, services: WithServices) -> Webhook:
    """For the owner alone."""
    found = await services.store.receivers.webhook(await owned(at, guest))
    host = None if found is None else urlsplit(found.address).hostname
    return Webhook(offered=services.ways.webhook is not None, host=host)


@router.put("")
async def put(
    new: NewWebhook, at: AtTable, caller: Caller, services: WithServices
) -> WebhookSecret:
    """In place of the one before. Where it leads is checked whenever something is sent there."""
    if services.ways.webhook is None:
        raise NOT_THERE
    if not is_address(new.address):
        raise Problem(400, "malformed", "body.address")
    table = await owned(at, caller.guest)
    count_change(services, caller.guest)
    secret = fresh_secret()
    webhook = Receiver(
        fresh_id(),
        "webhook",
        caller.guest.id,
        new.address,
        services.clock.now(),
        table_id=table,
        secret=secret,
        lang=new.lang,
    )
    await services.store.receivers.put_webhook(caller, webhook)
    await services.store.calls.plan_first(webhook.id, services.clock.now())
    await services.planner.meet()
    return WebhookSecret(secret=SECRET_PREFIX + secret)


@router.delete("", status_code=204)
async def end(at: AtTable, guest: Known, services: WithServices) -> Response:
    if found := await services.store.receivers.webhook(await owned(at, guest)):
        await services.store.receivers.drop(found.id)
        await services.planner.meet()
    return Response(status_code=204)


async def owned(at: Find, guest: Guest) -> str:
    table, live_table = await at()
    await live_table.look(lambda fold: must_be_host(fold, guest.id))
    return table.id


def is_address(text: str) -> bool:
    try:
        place = urlsplit(text)
        return place.scheme in SCHEMES and bool(place.hostname) and place.port != 0
    except ValueError:
        return False
