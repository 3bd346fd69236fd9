"""A game that tests disturb: two play, one watches, and each attack ends with a move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.running import Client, Running


class Party:
    def __init__(self, server: Running, code: str, tokens: tuple[str, str]) -> None:
        self.server, self.code = server, code
        self.ann_token, self.bob_token = tokens
        self.ann: Client
        self.bob: Client
        self.watcher: Client

    @property
    def players(self) -> tuple[Client, Client]:
        return self.ann, self.bob

    async def goes_on(self) -> None:
        """Whoever is asked plays, and everybody is told."""
        for client in (*self.players, self.watcher):
            await now(client)
        before = self.watcher.standing["number"]
        asked = [client for client in self.players if client.standing["options"]]
        assert asked
        for client in asked:
            option, decision = client.standing["options"][0], client.standing["decision"]
            await client.done("act", decision=decision, action=option["action"])
        for client in (*self.players, self.watcher):
            await client.told_when(lambda told: told["number"] > before)


async def now(client: Client) -> None:
    """Everything that has been told so far is heard."""
    await client.send(type="ping")
    await client.until("pong")


@asynccontextmanager
async def party(server: Running, **other: Any) -> AsyncIterator[Party]:
    """Ann, who is the host, and Bob play Panik."""
    tokens = await server.guest("Ann"), await server.guest("Bob")
    code = (await server.table(tokens[0], wishes={"seats": 2}, **other))["code"]
    found = Party(server, code, tokens)
    async with (
        server.at(code, tokens[0]) as found.ann,
        server.at(code, tokens[1]) as found.bob,
        server.at(code) as found.watcher,
    ):
        await found.ann.done("sit", seat=0)
        await found.bob.done("sit", seat=1)
        await found.ann.done("start")
        yield found
