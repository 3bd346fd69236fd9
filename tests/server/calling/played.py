"""A game in which somebody goes away and is asked."""

import asyncio
from typing import Any

from panicroom.server.store import Way
from tests.server.party import now
from tests.server.running import Client, Running


class Played:
    """Ann and Bob play Panik at Ann's table. Who is asked is with the game."""

    def __init__(self, server: Running, ann: str, bob: str) -> None:
        self.server, self.ann, self.bob = server, ann, bob
        self.code, self.id = "", ""

    async def begin(self, **other: Any) -> None:
        await self.open(**other)
        await self.start()

    async def open(self, **other: Any) -> None:
        made = await self.server.table(self.ann, wishes={"seats": 2}, **other)
        self.code, self.id = made["code"], made["id"]

    async def start(self) -> None:
        async with self.at(self.ann) as ann, self.at(self.bob) as bob:
            await ann.done("sit", seat=0)
            await bob.done("sit", seat=1)
            await ann.done("start")

    def at(self, token: str) -> Any:
        return self.server.at(self.code, token)

    async def until_bob_is_asked(self) -> None:
        """Both answer until it is Bob's turn alone; then both leave."""
        async with self.at(self.ann) as ann, self.at(self.bob) as bob:
            while True:
                await now(ann)
                await now(bob)
                if bob.standing["options"] and not ann.standing["options"]:
                    return
                for client in (ann, bob):
                    await answered(client)

    async def ring(self, way: Way) -> None:
        """Make all calls that are planned; those that the server has begun are waited for."""
        services = self.server.services
        await services.planner.finish()
        await services.caller.ring(way)
        await asyncio.gather(*services.caller._making)


async def answered(client: Client) -> None:
    await now(client)
    if options := client.standing["options"]:
        decision = client.standing["decision"]
        await client.done("act", decision=decision, action=options[0]["action"])
