"""Return links. A link that is used, revoked, replaced or expired is deleted, not marked."""

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from panicroom.server.store.database import Database
from panicroom.server.store.devices import GUEST, must_be_signed_in
from panicroom.server.store.errors import TooManyDevices
from panicroom.server.store.rows import Device, Guest, Link, SignedIn
from panicroom.server.store.schema import devices, guests, links

MOST_LINKS: Final = 20
MOST_DEVICES: Final = 50


class Links:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, link: Link, caller: SignedIn) -> None:
        """The oldest give way to it: a thief who made as many as there may be would otherwise keep
        the owner from making one."""

        def make(connection: Connection) -> None:
            must_be_signed_in(connection, caller)
            newest = (links.c.made.desc(), links.c.hash)
            own = select(links.c.hash).where(links.c.guest == link.guest).order_by(*newest)
            kept = connection.scalars(own.limit(MOST_LINKS - 1)).all()
            connection.execute(
                delete(links).where((links.c.guest == link.guest) & links.c.hash.not_in(kept))
            )
            connection.execute(insert(links).values(link._asdict()))

        await self._database.write(make)

    async def of(self, guest: str) -> list[Link]:
        query = select(links).where(links.c.guest == guest).order_by(links.c.made, links.c.hash)
        return [Link._make(row) for row in await self._database.read(query)]

    async def redeem(self, hash: str, now: int, device: Device) -> Guest | None:
        """The guest of the link, whose device this becomes. The link is deleted: of concurrent
        requests only one gets it. All in one transaction, or a device could be made after the
        owner has revoked everything."""

        def redeem(connection: Connection) -> Guest | None:
            valid = (links.c.hash == hash) & (links.c.expires > now)
            guest = connection.scalar(delete(links).where(valid).returning(links.c.guest))
            if guest is None:
                return None
            must_have_room(connection, guest)
            connection.execute(insert(devices).values(device._replace(guest=guest)._asdict()))
            seen = update(guests).where(guests.c.id == guest).values(seen=device.made)
            return Guest._make(connection.execute(seen.returning(*GUEST)).one())

        return await self._database.write(redeem)

    async def revoke(self, guest: str, hash: str) -> bool:
        own = (links.c.hash == hash) & (links.c.guest == guest)
        return bool(await self._database.change(delete(links).where(own)))

    async def revoke_all(self, guest: str) -> None:
        await self._database.change(delete(links).where(links.c.guest == guest))

    async def expire(self, now: int) -> int:
        """Delete expired links; return how many."""
        return await self._database.change(delete(links).where(links.c.expires <= now))


def must_have_room(connection: Connection, guest: str) -> None:
    """Refuse one more instead of signing out an old one, which may be the owner's."""
    own = select(func.count()).where(devices.c.guest == guest)
    if (connection.scalar(own) or 0) >= MOST_DEVICES:
        raise TooManyDevices
