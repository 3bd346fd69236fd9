"""Tokens as answers: each is issued for a device, which is stored with it."""

from fastapi import Request
from pydantic import BaseModel

from panicroom.server.access.identity import fresh_id
from panicroom.server.access.user_agent import label_of
from panicroom.server.services import Services
from panicroom.server.store import Device, Guest


class Me(BaseModel):
    id: str
    name: str
    made: int


class Token(BaseModel):
    """To be sent as `Authorization: Bearer TOKEN`, and in the hello of a socket."""

    token: str
    expires: int
    guest: Me


def me_of(guest: Guest) -> Me:
    return Me(id=guest.id, name=guest.name, made=guest.made)


def device_at(request: Request, services: Services, guest: str = "") -> Device:
    """A new one, which lasts as long as its token. Of a link the guest is known only later."""
    at, life = services.clock.now(), services.retention.token_life
    label = label_of(request.headers.get("user-agent", ""))
    return Device(fresh_id(), guest, at, at, at + life, *label)


def token_for(services: Services, guest: Guest, device: Device) -> Token:
    """The device must be stored: without its row the token is void."""
    life = device.expires - device.made
    token = services.signer.token(guest, device.made, life, device.id)
    return Token(token=token, expires=device.expires, guest=me_of(guest))
