"""Devices on which guests are signed in. Signing one out deletes it, and its links with it."""

import logging
from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from panicroom.server.store.database import Database
from panicroom.server.store.errors import CannotStore, SignedOut
from panicroom.server.store.rows import Device, Guest, SignedIn
from panicroom.server.store.schema import devices, guests, links

SEEN_EVERY: Final = 3600 * 1000
"""Milliseconds between two writes of when a device was last seen."""
GUEST: Final = [guests.c[name] for name in Guest._fields]
DEVICE: Final = [devices.c[name] for name in Device._fields]

log = logging.getLogger(__name__)


class Devices:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, device: Device) -> None:
        await self._database.change(insert(devices).values(device._asdict()))

    async def find(self, guest: str, device: str | None) -> tuple[Guest, Device | None] | None:
        """The guest and this device of theirs, in one query: every request asks for them."""
        own = (devices.c.guest == guests.c.id) & (devices.c.id == device)
        query = select(*GUEST, *DEVICE).outerjoin_from(guests, devices, own)
        found = await self._database.read(query.where(guests.c.id == guest))
        if not found:
            return None
        known, shown = found[0][: len(GUEST)], found[0][len(GUEST) :]
        return Guest._make(known), Device._make(shown) if shown[0] is not None else None

    async def known(self, ids: Collection[str | None]) -> set[str]:
        """Those of them that are signed in."""
        found = await self._database.read(select(devices.c.id).where(devices.c.id.in_(ids)))
        return {row.id for row in found}

    async def of(self, guest: str, now: int) -> list[Device]:
        """Those whose token has not expired, the last seen first."""
        query = select(*DEVICE).where((devices.c.guest == guest) & (devices.c.expires > now))
        found = await self._database.read(query.order_by(devices.c.seen.desc(), devices.c.id))
        return [Device._make(row) for row in found]

    async def see(self, device: Device, now: int) -> None:
        """Record that it was used, at most once an hour. A full disk must shut nobody out."""
        if now - device.seen < SEEN_EVERY:
            return
        try:
            seen = update(devices).where(devices.c.id == device.id).values(seen=now)
            await self._database.change(seen)
        except CannotStore:
            log.warning("last use of a device was not stored")

    async def sign_out(self, caller: SignedIn, device: str) -> bool:
        def sign_out(connection: Connection) -> bool:
            must_be_signed_in(connection, caller)
            own = (devices.c.guest == caller.guest.id) & (devices.c.id == device)
            return bool(connection.execute(delete(devices).where(own)).rowcount)

        return await self._database.write(sign_out)

    async def sign_out_others(self, caller: SignedIn) -> None:
        """All but the caller's. Tokens without a device are revoked by a new version, unless the
        caller has one: it cannot be told from its copies."""

        def sign_out(connection: Connection) -> None:
            must_be_signed_in(connection, caller)
            guest, here = caller.guest.id, caller.device
            other_devices = (devices.c.guest == guest) & (devices.c.id.is_distinct_from(here))
            connection.execute(delete(devices).where(other_devices))
            other_links = (links.c.guest == guest) & (links.c.device.is_distinct_from(here))
            connection.execute(delete(links).where(other_links))
            if here is not None:
                raised = update(guests).where(guests.c.id == guest)
                connection.execute(raised.values(version=guests.c.version + 1))

        await self._database.write(sign_out)

    async def renew(self, caller: SignedIn, device: Device) -> Guest:
        """The caller's only device from now on is this one; every other token, device and link of
        the guest is void."""

        def renew(connection: Connection) -> Guest:
            must_be_signed_in(connection, caller)
            guest = caller.guest.id
            connection.execute(delete(links).where(links.c.guest == guest))
            connection.execute(delete(devices).where(devices.c.guest == guest))
            connection.execute(insert(devices).values(device._asdict()))
            raised = update(guests).where(guests.c.id == guest).returning(*GUEST)
            values = {"version": guests.c.version + 1, "seen": device.made}
            return Guest._make(connection.execute(raised.values(values)).one())

        return await self._database.write(renew)

    async def expire(self, now: int) -> int:
        """Delete devices whose token has expired; return how many."""
        return await self._database.change(delete(devices).where(devices.c.expires <= now))


def must_be_signed_in(connection: Connection, caller: SignedIn) -> None:
    """Within a transaction: a request that was under way when its token was revoked must leave
    nothing behind that outlives the token."""
    guest, device = caller
    query = select(guests.c.id).where(guests.c.id == guest.id)
    if device is None:
        query = query.where(guests.c.version == guest.version)
    else:
        query = query.join(devices, devices.c.guest == guests.c.id).where(devices.c.id == device)
    if connection.execute(query).first() is None:
        raise SignedOut
