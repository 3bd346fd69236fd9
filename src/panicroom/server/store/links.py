"""Return links. A link that is used, revoked or expired is deleted, not marked."""

from sqlalchemy import delete, insert, select

from panicroom.server.store.database import Database
from panicroom.server.store.rows import Link
from panicroom.server.store.schema import links


class Links:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, link: Link) -> None:
        await self._database.change(insert(links).values(link._asdict()))

    async def of(self, guest: str) -> list[Link]:
        query = select(links).where(links.c.guest == guest).order_by(links.c.made, links.c.hash)
        return [Link._make(row) for row in await self._database.read(query)]

    async def redeem(self, hash: str, now: int) -> str | None:
        """The guest of the link, which is deleted: of concurrent requests only one gets it."""
        valid = (links.c.hash == hash) & (links.c.expires > now)
        taken = await self._database.take(delete(links).where(valid).returning(links.c.guest))
        return taken[0].guest if taken else None

    async def revoke(self, guest: str, hash: str) -> bool:
        own = (links.c.hash == hash) & (links.c.guest == guest)
        return bool(await self._database.change(delete(links).where(own)))

    async def expire(self, now: int) -> int:
        """Delete expired links; return how many."""
        return await self._database.change(delete(links).where(links.c.expires <= now))
