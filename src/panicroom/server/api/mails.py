"""Calls by e-mail: which address a guest has given, and what is said by the links in letters."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.access.identity import fresh_id
from panicroom.server.api.caller import Caller, Known, WithServices
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.process.settings import is_mail_address
from panicroom.server.services import Services
from panicroom.server.store import Receiver

Id = Annotated[str, Path(max_length=32)]

router = APIRouter(tags=["guests"])


class NewMail(BaseModel):
    """Letters are in `lang`."""

    model_config = ConfigDict(extra="forbid", strict=True)
    address: Annotated[str, Field(max_length=254)]
    lang: Annotated[str, Field(pattern="^[a-z]{2}$")]


class Mail(BaseModel):
    """`offered` is whether this server writes letters at all. Until the address is `confirmed`
    it gets none but the one that asks for it."""

    offered: bool
    address: str | None
    confirmed: bool


class MailLink(BaseModel):
    """What a link in a letter leads to."""

    confirmed: bool


@router.get("/me/mail")
async def look(guest: Known, services: WithServices) -> Mail:
    found = await services.store.receivers.mail(guest.id)
    return Mail(
        offered=services.ways.mail is not None,
        address=None if found is None else found.address,
        confirmed=found is not None and found.confirmed,
    )


@router.put("/me/mail", status_code=204)
async def give(new: NewMail, caller: Caller, request: Request, services: WithServices) -> Response:
    """The address is asked to confirm, unless it has."""
    if services.ways.mail is None:
        raise NOT_THERE
    if not is_mail_address(new.address):
        raise Problem(400, "malformed", "body.address")
    count_letter(services, new.address, rate_limit_key(request))
    known = await services.store.receivers.mail(caller.guest.id)
    is_same = known is not None and known.confirmed and known.address == new.address
    mail = Receiver(
        known.id if known is not None and is_same else fresh_id(),
        "mail",
        caller.guest.id,
        new.address,
        services.clock.now(),
        lang=new.lang,
        confirmed=is_same,
    )
    await services.store.receivers.put_mail(caller, mail)
    if not is_same:
        await services.store.calls.plan_first(mail.id, services.clock.now())
    await services.planner.meet()
    return Response(status_code=204)


@router.delete("/me/mail", status_code=204)
async def end(guest: Known, services: WithServices) -> Response:
    if found := await services.store.receivers.mail(guest.id):
        await services.store.receivers.drop(found.id)
        await services.planner.meet()
    return Response(status_code=204)


@router.get("/mail/{id}")
async def linked(id: Id, services: WithServices) -> MailLink:
    """Who has the id has had a letter: no token is asked for."""
    return MailLink(confirmed=(await mail_at(id, services)).confirmed)


@router.post("/mail/{id}/confirm", status_code=204)
async def confirm(id: Id, services: WithServices) -> Response:
    if not await services.store.receivers.confirm(id):
        raise NOT_THERE
    await services.planner.welcome((await mail_at(id, services)).guest)
    return Response(status_code=204)


@router.post("/mail/{id}/stop", status_code=204)
async def stop(id: Id, services: WithServices) -> Response:
    """By a link in each letter, or the button that mail programs make of it (RFC 8058)."""
    await services.store.receivers.drop((await mail_at(id, services)).id)
    await services.planner.meet()
    return Response(status_code=204)


async def mail_at(id: str, services: Services) -> Receiver:
    found = await services.store.receivers.mail_by_id(id)
    if found is None:
        raise NOT_THERE
    return found


def count_letter(services: Services, address: str, sender: str) -> None:
    """Nobody can have many letters sent to others."""
    now = services.monotonic()
    keys = f"to {address.lower()}", f"from {sender}"
    if not all(services.letters.take(key, now) for key in keys):
        services.metrics.limited.inc()
        raise Problem(429, "too-many-letters")
